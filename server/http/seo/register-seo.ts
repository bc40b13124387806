import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShopApi } from '#contract/shop-api.ts';
import { blogFeedPath } from '#domain/navigation/addresses/blog-feed.ts';
import { CachedResponse, cachedAnswer } from '../cache/cached-response.ts';
import { sendRaw } from '../cache/raw-answer.ts';
import { TaggedCache } from '../cache/tagged-cache.ts';
import { blogFeed } from './blog-feed.ts';
import { robotsText } from './robots.ts';
import { type SitemapSources, sitemapNames, sitemapPages } from './sitemap-kinds.ts';
import { sitemapIndex, urlSet } from './sitemap-xml.ts';

export interface SeoParts extends SitemapSources {
  readonly api: SitemapSources['api'] & Pick<ShopApi, 'tenant'>;
  /** Where a browser that named this host has the shop. */
  readonly originOf: (host: string | undefined) => string;
  readonly version: () => number;
  readonly validUntil: () => number;
  readonly now: () => number;
}

const cacheBytes = 16 * 1024 * 1024;

/** robots.txt and the sitemap, split by kind, for search engines; the blog's feed for those who follow it. */
export function registerSeo(server: FastifyInstance, parts: SeoParts): void {
  const cache = new TaggedCache<CachedResponse>(cacheBytes);
  const originOf = ({ headers }: FastifyRequest) => parts.originOf(headers.host);
  const sendCached = async (
    request: FastifyRequest,
    reply: FastifyReply,
    make: (origin: string) => Promise<string | null>,
    type = 'application/xml',
  ): Promise<FastifyReply> => {
    const origin = originOf(request);
    const key = origin + new URL(request.url, origin).pathname;
    const version = parts.version();
    let answer = cache.get(key, version, parts.now());
    if (answer === undefined) {
      const until = parts.validUntil();
      const made = await make(origin);
      if (made === null) {
        reply.callNotFound();
        return reply;
      }
      answer = new CachedResponse(Buffer.from(made), `${type}; charset=utf-8`);
      cache.set(key, version, { value: answer, size: answer.size, tags: [], until });
    }
    return sendRaw(reply, cachedAnswer(request, answer, freshForAnHour));
  };

  server.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', freshForAnHour)
      .send(robotsText(originOf(request))),
  );
  server.get('/sitemap.xml', (request, reply) =>
    sendCached(request, reply, async (origin) => {
      const names = await sitemapNames(parts);
      return sitemapIndex(
        origin,
        names.map((name) => `/sitemap/${name}.xml`),
      );
    }),
  );
  server.get<{ Params: { name: string } }>('/sitemap/:name.xml', (request, reply) =>
    sendCached(request, reply, async (origin) => {
      const pages = await sitemapPages(request.params.name, parts);
      return pages === null ? null : urlSet(origin, pages);
    }),
  );
  server.get(blogFeedPath, (request, reply) =>
    sendCached(request, reply, (origin) => newestPosts(parts.api, origin), 'application/rss+xml'),
  );
}

const postsInFeed = 20;

async function newestPosts(api: SeoParts['api'], origin: string): Promise<string | null> {
  const [posts, tenant] = await Promise.all([api.blogPosts({ per_page: postsInFeed }), api.tenant({})]);
  if (!posts.ok || !tenant.ok) return null;
  return blogFeed({ origin, chain: tenant.data.display_name, posts: posts.data.data });
}

const freshForAnHour = 'public, max-age=3600';
