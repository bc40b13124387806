/** What a thing is before the law; each kind asks for other facts (missing-facts.ts). */
export const goodsKinds = ['food', 'biocide', 'chemical', 'electrical', 'textile', 'footwear', 'equipment'] as const;

export type GoodsKind = (typeof goodsKinds)[number];
