/** Where in an article a word stands, as bits: one word may stand in several places. */
export const fields = {
  name: 1,
  /** What the name says the thing is for or has: 'impregnering til sko'. */
  nameComplement: 2,
  productLine: 4,
  group3: 8,
  group2: 16,
  mainGroup: 32,
  /** Colours and season. */
  attribute: 64,
  description: 128,
} as const;

export const everywhere = 255;
/** A word found here says what the article is; one found only in the description says it in passing. */
export const telling = everywhere & ~fields.description;

/** DEC-56: name, product line, group names, colour words, description, in that order of weight. */
const weights: readonly (readonly [field: number, weight: number])[] = [
  [fields.name, 10],
  [fields.productLine, 8],
  [fields.group3, 7],
  [fields.group2, 4],
  [fields.nameComplement, 4],
  [fields.attribute, 3.5],
  [fields.mainGroup, 3],
  [fields.description, 1],
];

/** The weight of the best place in a set of places. */
export const weightOfFields: Float32Array = Float32Array.from({ length: 256 }, (_, mask) => {
  const found = weights.filter(([field]) => (mask & field) !== 0).map(([, weight]) => weight);
  return Math.max(0, ...found);
});
