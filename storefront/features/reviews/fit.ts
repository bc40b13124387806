import { reviewsText } from '#content/nb/reviews.ts';
import type { TrueToSize } from '#domain/review/review.ts';
import { type SizeAdvice, type SizeCounts, sizeAdvice } from '#domain/review/review-summary.ts';

/** Where the marker stands on the scale from small (0) to large (100). */
export function fitMark([small, asExpected, large]: SizeCounts): number {
  const answers = small + asExpected + large;
  return answers === 0 ? 50 : Math.round(((asExpected * 0.5 + large) / answers) * 100);
}

/** 'Liten: 68 % ville valgt en størrelse opp, 41 svar'; null when too few have answered. */
export function fitSentence(counts: SizeCounts): string | null {
  const advice = sizeAdvice(counts);
  return advice === null ? null : reviewsText.fit.advice[advice.fit](advice.percent, advice.answers);
}

/** 'Normal i størrelsen' */
export function fitText(fit: SizeAdvice['fit']): string {
  return reviewsText.fit[fit];
}

const answers = { '-1': 'small', 0: 'true', 1: 'large' } as const;

/** What one customer said. */
export function answeredFit(answer: Exclude<TrueToSize, null>): string {
  return fitText(answers[answer]);
}
