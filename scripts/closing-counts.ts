/** What a run of tests says of itself in its last line. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const closing = /^(\d+) passed, (\d+) failed$/;

/** The last such line counts; a run without one is a test itself, unless it says that it was skipped. */
export function closingCounts(lines: readonly string[], ok: boolean): Counts {
  const last = lines.map((line) => closing.exec(line.trim())).findLast((match) => match !== null);
  const failed = Number(last?.[2] ?? 0);
  if (!ok) return { passed: Number(last?.[1] ?? 0), failed: Math.max(1, failed) };
  if (last) return { passed: Number(last[1]), failed };
  return { passed: lines.some((line) => line.startsWith('Skipped')) ? 0 : 1, failed: 0 };
}
