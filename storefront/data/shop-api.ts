import type { ShopApi } from '#contract/shop-api.ts';

let provided: ShopApi | undefined;

/** Called once, as the page starts in the browser. */
export function provideApi(api: ShopApi): void {
  provided = api;
}

/** The API for what happens on the page after it is shown; loaders have theirs from their context (apiOf). */
export function shopApi(): ShopApi {
  if (provided === undefined) throw new Error('The shop has not started yet');
  return provided;
}
