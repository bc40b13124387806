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
  const kept = Object.entries(mine).filter(([name]) => !conflicts.includes(name));
  return { fields: { ...theirs, ...Object.fromEntries(kept) }, conflicts };
}

export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
