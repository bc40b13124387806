import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ShopApi } from '#contract/shop-api.ts';
import type { Catalogue } from '#server/ports/catalogue/catalogue-index.ts';
import { CompressedFeeds, sendFeed } from './compressed-feed.ts';
import { googleLocal } from './google-local.ts';
import { googleProducts } from './google-products.ts';

export interface FeedParts {
  readonly index: Catalogue;
  readonly api: Pick<ShopApi, 'shops' | 'tenant'>;
  readonly originOf: (host: string | undefined) => string;
  readonly now: () => number;
}

/** The goods for Google's Merchant Center, and what stands in which shop (docs/operations.md). */
export function registerFeeds(server: FastifyInstance, { index, api, originOf, now }: FeedParts): void {
  const feeds = new CompressedFeeds(now, (error) => server.log.error(error));
  const originFor = ({ headers }: FastifyRequest) => originOf(headers.host);
  server.get('/feeds/google.xml', async (request, reply) => {
    const origin = originFor(request);
    const tenant = await api.tenant({});
    const chain = tenant.ok ? tenant.data.display_name : '';
    const feed = await feeds.get(`google.xml ${origin}`, () => googleProducts({ index, origin, chain }));
    return sendFeed(request, reply.type('application/xml; charset=utf-8'), feed);
  });
  server.get('/feeds/google-local.tsv', async (request, reply) => {
    const shops = await api.shops({});
    const storeCodes = new Map(shops.ok ? shops.data.map(({ id, no }) => [id, no] as const) : []);
    const feed = await feeds.get('google-local.tsv', () => googleLocal(index, storeCodes));
    return sendFeed(request, reply.type('text/tab-separated-values; charset=utf-8'), feed);
  });
}
