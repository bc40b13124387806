import type { IncomingHttpHeaders } from 'node:http';
import type { CacheTag } from '#server/ports/cache-tag.ts';
import { type AnswerHead, answerHead } from '../cache/answer-head.ts';
import type { RawAnswer } from '../cache/raw-answer.ts';
import { surrogateKeys } from '../cache/surrogate-keys.ts';
import { retryAfter } from '../errors/database-unavailable.ts';
import { sessionFor, type VisitorParts } from '../session/visitor.ts';
import type { PackedPage } from './packed-page.ts';

/** A page as it is cached: nothing of a visitor is in it; the token is put in as it is sent (DEC-05). */
export interface CachedPage {
  readonly status: number;
  readonly page: PackedPage;
  readonly policy: string;
  /** Head of the answer by the encoding, but for what depends on the request. */
  readonly headAs: (encoding: PageEncoding) => AnswerHead;
  /** Until when a CDN may cache it; null: it is for the visitor's own browser. */
  readonly publicUntil: number | null;
}

type PageEncoding = 'none' | 'gzip' | 'br';

export interface MadePageParts {
  readonly status: number;
  readonly page: PackedPage;
  readonly policy: string;
  /** The cache tags of the page and until when it is valid; null: it is for the visitor's own browser. */
  readonly shared: { readonly tags: readonly CacheTag[]; readonly until: number } | null;
}

export function cachedPage({ status, page, policy, shared }: MadePageParts): CachedPage {
  const pairs = ['content-type', 'text/html; charset=utf-8', 'vary', 'accept-encoding', 'etag', page.etag];
  if (shared === null) pairs.push('cache-control', 'private, no-cache');
  else pairs.push('surrogate-key', surrogateKeys(shared.tags));
  if (status === 503) pairs.push('retry-after', String(retryAfter));
  // Most are asked for by one of them alone.
  const heads: Partial<Record<PageEncoding, AnswerHead>> = {};
  const headAs = (encoding: PageEncoding) => {
    heads[encoding] ??= answerHead(encoding === 'none' ? pairs : [...pairs, 'content-encoding', encoding]);
    return heads[encoding];
  };
  return { status, page, policy, headAs, publicUntil: shared?.until ?? null };
}

export interface PageAnswerParts extends Pick<VisitorParts, 'sessionSecret' | 'https'> {
  /** False until the first article: search engines are asked to wait. */
  readonly hasGoods: () => boolean;
  readonly now: () => number;
}

/** The visitor's session and token go with it, unless others may be given the same answer: then it is the same for everyone. */
export function pageAnswer(asked: IncomingHttpHeaders, cached: CachedPage, parts: PageAnswerParts): RawAnswer {
  const { status, page, policy, publicUntil } = cached;
  const accepts = asked['accept-encoding'];
  const isPacked = accepts?.includes('gzip') ?? false;
  const brotli = publicUntil !== null && accepts?.includes('br') ? page.brotli() : null;
  const head = cached.headAs(brotli !== null ? 'br' : isPacked ? 'gzip' : 'none');
  const own: string[] = [];
  let token = '';
  if (publicUntil === null) {
    const { session, cookies } = sessionFor(asked.cookie, parts);
    token = session.csrfToken;
    for (const cookie of cookies) own.push('set-cookie', cookie);
  } else own.push('cache-control', publicFor(publicUntil - parts.now()));
  if (!parts.hasGoods()) own.push('x-robots-tag', 'noindex');
  if (status === 200 && asked['if-none-match'] === page.etag) return { status: 304, head, own, policy, pieces: [] };
  if (brotli !== null) return { status, head, own, policy, pieces: [brotli] };
  return { status, head, own, policy, pieces: isPacked ? page.gzip(token) : [page.plain(token)] };
}

const longestSeconds = 600;

/**
 * A CDN may cache the page until the instant at which it changes by the clock. Browsers revalidate each time, as they do without
 * a CDN.
 */
function publicFor(ms: number): string {
  if (ms > longestSeconds * 1000) return publicAtMost;
  return `public, max-age=0, s-maxage=${Math.max(0, Math.floor(ms / 1000))}, stale-if-error=86400`;
}

const publicAtMost = `public, max-age=0, s-maxage=${longestSeconds}, stale-while-revalidate=60, stale-if-error=86400`;
