import type { IncomingMessage } from 'node:http';
import { generalErrors } from '#content/nb/errors.ts';
import { apiPrefix, endpoints } from '#contract/endpoints.ts';
import { answerHead } from '../cache/answer-head.ts';
import type { EarlyRefusal } from '../cache/cache-fast-path.ts';
import type { RawAnswer } from '../cache/raw-answer.ts';
import { retryAfter, serviceUnavailable } from '../errors/database-unavailable.ts';
import type { LoadShedder } from './load-shedder.ts';

export interface EarlyRefusalParts {
  readonly loadShedder: LoadShedder;
  /** Other origins may call the API: each is answered otherwise, so its calls are refused where they are handled. */
  readonly isApiShared: boolean;
  /** Whether the address is that of a page which would have to be made for this request. */
  readonly isPageToMake: (url: string) => boolean;
}

/** Load shedding (R42): as short as possible; the browser reloads it by itself. */
export const overloadedPage: RawAnswer = refusal(
  ['content-type', 'text/html; charset=utf-8', 'cache-control', 'no-store'],
  `<!doctype html><html lang="nb"><meta http-equiv="refresh" content="${retryAfter}"><title>${generalErrors.overloaded}</title><main><h1>${generalErrors.overloaded}</h1></main></html>`,
);

const overloadedCall = refusal(
  ['content-type', 'application/json; charset=utf-8', 'cache-control', 'private, no-store'],
  JSON.stringify(serviceUnavailable().body),
);

const searches: ReadonlySet<string> = new Set(
  [endpoints.searchArticles, endpoints.searchArticleIds].map(({ path }) => apiPrefix + path),
);

/**
 * Pages and searches that would be refused anyway, recognised by their address alone: no routing, no session, no body. Where many
 * come back again and again, refusing them takes next to nothing from those who are served (R42). Null: it is to be handled.
 */
export function earlyRefusal(parts: EarlyRefusalParts): (request: IncomingMessage) => EarlyRefusal | null {
  return ({ method, url = '' }) => {
    if (!parts.loadShedder.isOverloaded()) return null;
    if (method === 'GET') return parts.isPageToMake(url) ? { route: '/*', answer: overloadedPage } : null;
    return method === 'POST' && !parts.isApiShared && searches.has(url) ? { route: url, answer: overloadedCall } : null;
  };
}

function refusal(headers: readonly string[], text: string): RawAnswer {
  return {
    status: 503,
    head: answerHead([...headers, 'retry-after', String(retryAfter)]),
    own: [],
    policy: null,
    pieces: [Buffer.from(text)],
  };
}
