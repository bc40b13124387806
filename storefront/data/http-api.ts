import { apiPrefix, type Endpoint, endpoints } from '#contract/endpoints.ts';
import { pageSessionPath } from '#contract/page-session.ts';
import { failure, type Reply, success } from '#contract/reply.ts';
import type { ShopApi } from '#contract/shop-api.ts';

export interface HttpApiOptions {
  readonly fetch: typeof globalThis.fetch;
  /** The page's token (API-01) and where a new one is put after a session change (DEC-105). */
  readonly readToken: () => string | null;
  readonly writeToken: (token: string) => void;
  /** Neither the page nor the browser has one yet: the shop is asked for it. */
  readonly lacksToken: () => boolean;
}

/** Status of a call that got no answer at all. */
export const noAnswer = 0;

/** The browser's ShopApi. No timeout is set on any call (API-04, TRAP-32); a call ends with its answer. */
export function httpApi(parts: HttpApiOptions): ShopApi {
  const fetchToken = tokenFetcher(parts);
  const calls = Object.entries(endpoints).map(([name, endpoint]) => [
    name,
    async (input: Record<string, unknown>) => {
      if (parts.lacksToken()) await fetchToken();
      return call(parts, endpoint, input);
    },
  ]);
  return Object.fromEntries(calls) as ShopApi;
}

/** Calls that begin together wait for one answer. One that does not come is no reason to hold them back. */
function tokenFetcher({ fetch }: HttpApiOptions): () => Promise<unknown> {
  let underWay: Promise<unknown> | null = null;
  return () => {
    underWay ??= fetch(pageSessionPath, { credentials: 'same-origin' })
      .catch(() => null)
      .finally(() => {
        underWay = null;
      });
    return underWay;
  };
}

async function call(
  parts: HttpApiOptions,
  endpoint: Endpoint,
  input: Record<string, unknown>,
): Promise<Reply<unknown>> {
  const { url, rest } = fillPath(endpoint.path, input);
  const token = parts.readToken();
  const headers: Record<string, string> = { 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' };
  if (token !== null) headers['X-CSRF-TOKEN'] = token;
  if (endpoint.repeatable && typeof rest.idempotency_key === 'string') {
    headers['Idempotency-Key'] = rest.idempotency_key; // DEC-89: never part of the body
    delete rest.idempotency_key;
  }
  const request: RequestInit = { method: endpoint.method, headers, credentials: 'same-origin' };
  if (endpoint.method !== 'GET') {
    headers['Content-Type'] = 'application/json';
    request.body = JSON.stringify(rest);
  }
  const query = endpoint.method === 'GET' ? queryOf(rest) : '';
  let response: Response;
  try {
    response = await parts.fetch(apiPrefix + url + query, request);
  } catch (error) {
    return failure(noAnswer, String(error));
  }
  const renewed = response.headers.get('X-CSRF-TOKEN');
  if (renewed !== null) parts.writeToken(renewed);
  return readReply(response);
}

/** API-03: 200 to 299 count as successful. */
async function readReply(response: Response): Promise<Reply<unknown>> {
  if (response.status === 204) return success(null, 204);
  const body: unknown = await response.json().catch(() => null);
  if (response.status >= 200 && response.status <= 299) return success(body, response.status);
  const extra = typeof body === 'object' && body !== null ? body : {};
  const message = 'message' in extra && typeof extra.message === 'string' ? extra.message : '';
  return { ok: false, status: response.status, body: { ...extra, message } };
}

function fillPath(path: string, input: Record<string, unknown>): { url: string; rest: Record<string, unknown> } {
  const rest = { ...input };
  const url = path.replace(/:([a-z_]+)/gi, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%3B', ';');
  });
  return { url, rest };
}

function queryOf(values: Record<string, unknown>): string {
  const query = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value)).replaceAll('%2C', ',')}`);
  return query.length > 0 ? `?${query.join('&')}` : '';
}
