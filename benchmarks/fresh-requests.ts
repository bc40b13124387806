import { openPage } from '../tests/api/test-shop.ts';
import { requestBytes } from './load.ts';

/** Requests that nobody has made before, so that no cache has their answer. */
export interface FreshRequests {
  readonly page: () => Buffer;
  readonly filtered: () => Buffer;
  readonly words: () => Buffer;
  readonly otherWords: () => Buffer;
}

export const acceptEncoding = { 'accept-encoding': 'gzip, deflate, br' };

/**
 * A list page, a filtered list with facets and a search of three words, each with a price of its own: what a shopper asks who moves
 * the slider. `otherWords` are other three words each time too, so many that no cache has read them.
 */
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
    otherWords: search((fresh) => ({ query: threeWords(asked), filters: [fresh] })),
  };
}

const colours = 'rød blå svart grønn gul hvit grå rosa lilla brun beige oransje turkis mørkeblå'.split(' ');
const goods =
  'jakke bukse sko genser lue hansker votter sokker telt sovepose sekk ski staver shorts skjorte regnjakke tursko fleece ullgenser vinterjakke'.split(
    ' ',
  );
const whom = 'dame herre barn junior jente gutt kvinne mann damer herrer'.split(' ');

/** All 2,800 of them, then again from the first. */
function threeWords(number: number): string {
  const colour = colours[number % colours.length];
  const thing = goods[Math.floor(number / colours.length) % goods.length];
  return `${colour} ${thing} ${whom[Math.floor(number / (colours.length * goods.length)) % whom.length]}`;
}
