/** The fields of an article that are searched, as bits of a mask: one word may stand in several of them. */
export const fields = {
  name: 1,
  productLine: 2,
  group3: 4,
  group2: 8,
  mainGroup: 16,
  /** Colours and season. */
  attribute: 32,
  /** In passing: what the name says the thing is for or has ('impregnering til sko'), or a group of several things. */
  mention: 64,
  description: 128,
} as const;

export const everywhere = 255;
/** A word found here says what the article is; one found only in the description says it in passing. */
export const identifying = everywhere & ~fields.description;

/** A word found here says so outright, not in passing. */
export const outright = identifying & ~fields.mention;

/** The article itself says so, not only a wide group it is in. */
export const byItself = outright & ~(fields.group2 | fields.mainGroup);

/** DEC-56: name, product line, group names, colour words, description, in that order of weight. */
const weights: readonly (readonly [field: number, weight: number])[] = [
  [fields.name, 10],
  [fields.productLine, 8],
  [fields.group3, 7],
  [fields.group2, 4],
  [fields.mention, 4],
  [fields.mainGroup, 3.5],
  [fields.attribute, 3.5],
  [fields.description, 1],
];

/** By mask: the weight of the best field in it. */
export const weightOfFields: Float32Array = Float32Array.from({ length: 256 }, (_, mask) => {
  const found = weights.filter(([field]) => (mask & field) !== 0).map(([, weight]) => weight);
  return Math.max(0, ...found);
});
