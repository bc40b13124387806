import { openPage } from '../tests/api/test-shop.ts';
import { requestBytes } from './load.ts';

/** Requests that nobody has made before, so that no cache has their answer. */
export interface FreshRequests {
  readonly page: () => Buffer;
  readonly filtered: () => Buffer;
  readonly words: () => Buffer;
}

export const acceptEncoding = { 'accept-encoding': 'gzip, deflate, br' };

/** A list page, a filtered list with facets and a search of three words, each with a price of its own. */
export async function freshRequests(url: string): Promise<FreshRequests> {
  const visitor = await openPage(url);
  const headers = { ...acceptEncoding, cookie: visitor.cookie(), 'x-csrf-token': visitor.token };
  let asked = 0;
  const price = () => ({ field: 'GrossPrice', op: 'between', values: [1 + asked++ / 100, 50_000] });
  const search = (body: (fresh: object) => object) => () =>
    requestBytes('POST', '/api/v1/articles/search', headers, { aggregations: true, take: 20, ...body(price()) });
  return {
    page: () => requestBytes('GET', `/klaer?pris=${1 + (asked++ % 2_000)}-${20_000 + asked}`, headers),
    filtered: search((fresh) => ({ filters: [{ field: 'MainGroupID', op: 'eq', value: 1 }, fresh] })),
    words: search((fresh) => ({ query: 'rød jakke dame', filters: [fresh] })),
  };
}
