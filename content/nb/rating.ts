/** A rating as cards, article and reviews say it. */
export const ratingText = {
  count: (n: number) => (n === 1 ? '1 omtale' : `${n} omtaler`),
  stars: (rating: string) => `${rating} av 5 stjerner`,
};
