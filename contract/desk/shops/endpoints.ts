import { act, read } from '../endpoint.ts';

export const shopEndpoints = {
  shops: read('shops.see', '/shops'),
  shop: read('shops.see', '/shops/:id'),
  saveShop: act('shops.edit', '/shops/:id/save'),
  /** One day that differs; and the ordinary day again. */
  setShopDay: act('shops.hours', '/shops/:id/days'),
  removeShopDay: act('shops.hours', '/shops/:id/days/remove'),
  closeShop: act('shops.edit', '/shops/:id/close'),
  /** A shop that was to close stays. */
  keepShop: act('shops.edit', '/shops/:id/keep'),
} as const;
