import type { OrderLine } from '#contract/counter/records.ts';

/** A line of a round: of which order, and in which box it goes. */
export interface PickLine extends OrderLine {
  readonly order: number;
  /** A to H; null when one order is picked alone. */
  readonly box: string | null;
}

export const boxes = 'ABCDEFGH';

/** The way through the shop: by group, then by name; the same goods of several orders stand together. */
export function inWalkingOrder(lines: readonly PickLine[]): PickLine[] {
  const by = (a: string, b: string) => a.localeCompare(b, 'nb');
  return [...lines].sort(
    (a, b) =>
      by(a.group, b.group) || by(a.name, b.name) || by(a.ean, b.ean) || by(a.box ?? '', b.box ?? '') || a.line - b.line,
  );
}

export function isDone({ count, picked, missing }: Pick<OrderLine, 'count' | 'picked' | 'missing'>): boolean {
  return picked + missing >= count;
}

export interface Tally {
  readonly all: number;
  readonly picked: number;
  readonly missing: number;
  readonly left: number;
}

export function tally(lines: readonly Pick<OrderLine, 'count' | 'picked' | 'missing'>[]): Tally {
  const sum = (of: (line: Pick<OrderLine, 'count' | 'picked' | 'missing'>) => number) =>
    lines.reduce((total, line) => total + of(line), 0);
  const all = sum(({ count }) => count);
  const picked = sum((line) => line.picked);
  const missing = sum((line) => line.missing);
  return { all, picked, missing, left: Math.max(0, all - picked - missing) };
}

export type ScanOutcome =
  | { readonly kind: 'more'; readonly line: PickLine }
  | { readonly kind: 'full'; readonly line: PickLine }
  | { readonly kind: 'foreign' };

/** What a scanned article number does: one piece more on the first line that lacks one. */
export function afterScan(lines: readonly PickLine[], ean: string): ScanOutcome {
  const same = lines.filter((line) => line.ean.padStart(14, '0') === ean.padStart(14, '0'));
  const open = same.find((line) => !isDone(line));
  if (open !== undefined) return { kind: 'more', line: { ...open, picked: open.picked + 1 } };
  const [first] = same;
  return first === undefined ? { kind: 'foreign' } : { kind: 'full', line: first };
}
