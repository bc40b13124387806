import type { EndpointName } from './endpoints.ts';

/**
 * Nothing of anybody's hangs on these: a request that brings neither cookies nor a page token, as foreign clients do, needs no
 * token (docs/api.md). Reads that have too much to say for an address, and the call that gives a bearer. Beside the table of
 * calls, so that the browser does not carry it.
 */
export const cookielessCalls: ReadonlySet<EndpointName> = new Set([
  'searchArticles',
  'searchArticleIds',
  'validateCart',
  'openSession',
]);
