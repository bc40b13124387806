/** Fields of a thing by name, as JSON has them. */
export type Fields = Readonly<Record<string, unknown>>;

export interface Merged {
  /** Mine where I alone changed it, theirs everywhere else. */
  readonly fields: Fields;
  /** Changed by both, to different values: somebody has to look. */
  readonly conflicts: readonly string[];
}

/**
 * Two have changed one thing since `base`. Other fields merge; the same field is never overwritten unseen. `mine` holds the
 * fields I changed and no others.
 */
export function mergeFields(base: Fields, mine: Fields, theirs: Fields): Merged {
  const conflicts = Object.keys(mine).filter(
    (name) => !same(base[name], theirs[name]) && !same(mine[name], theirs[name]),
  );
  const unopposed = Object.entries(mine).filter(([name]) => !conflicts.includes(name));
  return { fields: { ...theirs, ...Object.fromEntries(unopposed) }, conflicts };
}

/** As values, in whatever order their parts are named: what has been in PostgreSQL has another. */
export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);
}

function inOrder(_name: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
