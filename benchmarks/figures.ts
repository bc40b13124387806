import { appendFileSync } from 'node:fs';

/** What a benchmark found, beside what it may be. */
export interface Figure {
  readonly what: string;
  readonly figure: number;
  readonly unit: string;
  /** Null where nothing is promised. */
  readonly limit: number | null;
  /** Whether the limit is the most or the least it may be. */
  readonly bound: 'most' | 'least';
}

/** For `npm run bench`, which gathers what all benchmarks found; each prints its own by itself. */
export function noteFigure(figure: Figure): void {
  const file = process.env.BENCH_FIGURES;
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(figure)}\n`);
}

/** How much of its limit a figure takes: over 1 is too much, whichever way the limit goes. */
export function shareOfLimit({ figure, limit, bound }: Figure): number | null {
  if (limit === null || Number.isNaN(figure)) return null;
  return bound === 'most' ? figure / limit : limit / figure;
}
