import { act, read } from '../endpoint.ts';

export const goodsEndpoints = {
  goods: read('goods.see', '/goods'),
  /** What can be chosen from: groups, brands, genders. */
  goodsChoices: read('goods.see', '/goods/choices'),
  article: read('goods.see', '/goods/:id'),
  saveArticle: act('goods.edit', '/goods/:id/save'),
  releaseField: act('goods.edit', '/goods/:id/release'),
  /** Many at once. */
  changeGoods: act('goods.edit', '/goods/change'),
  /** An administrator says yes or no to it. */
  proposePrice: act('goods.propose-price', '/goods/:id/price/propose'),
  decidePrice: act('goods.correct-price', '/goods/:id/price/decide'),
  correctPrice: act('goods.correct-price', '/goods/:id/price'),
} as const;
