/** How many gave 1, 2, 3, 4 and 5 stars. */
export type RatingCounts = readonly [number, number, number, number, number];

/** How many found the article small, as expected and large. */
export type SizeCounts = readonly [small: number, asExpected: number, large: number];

/** The mean with one decimal, null when there is no rating (ENT-18, DEC-63). */
export function averageRating(counts: RatingCounts): number | null {
  const number = counts.reduce((sum, count) => sum + count, 0);
  if (number === 0) return null;
  const stars = counts.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return Math.round((stars / number) * 10) / 10;
}

export interface SizeAdvice {
  readonly fit: 'small' | 'true' | 'large';
  /** Whole percent of the answers that say so. */
  readonly percent: number;
  readonly answers: number;
}

const fewestAnswers = 3;

/** What most of those who answered say of the fit; null when too few did, or when no answer leads. */
export function sizeAdvice(counts: SizeCounts): SizeAdvice | null {
  const [small, asExpected, large] = counts;
  const answers = small + asExpected + large;
  if (answers < fewestAnswers) return null;
  const most = Math.max(small, asExpected, large);
  const leading = counts.filter((count) => count === most);
  if (leading.length > 1) return null;
  const fit = most === small ? 'small' : most === large ? 'large' : 'true';
  return { fit, percent: Math.round((most / answers) * 100), answers };
}
