import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { DeskRefusal } from '#contract/desk/refusal.ts';
import { deskHeaders } from '#contract/desk/wire.ts';
import { done, type Result, refused } from '#server/ports/result.ts';

/** Headers of every answer of the desk: not cached, not indexed by search engines, not readable by other sites. */
export const deskHeadersOfAll = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/**
 * Whether a call that changes something comes from the desk's own page: with its header, which no form can send and no other
 * site without being asked first; and, where the browser says where it comes from, from this host. The cookie is
 * SameSite=Strict beneath.
 */
export function isOwnDeskRequest({ headers }: FastifyRequest, shopOrigin: string): boolean {
  if (headers[deskHeaders.own] !== '1') return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin } = headers;
  return origin === undefined || origin === shopOrigin || URL.parse(origin)?.host === headers.host;
}

/** Path, query and body as one, read by the call's schema; what stands in the path wins. */
export function readDeskInput<Schema extends z.ZodType>(
  request: FastifyRequest,
  schema: Schema,
): Result<z.output<Schema>, DeskRefusal> {
  const { method, params, query, body, headers } = request;
  const type = headers['content-type'];
  const isJson = type === undefined ? body == null : /^application\/json\s*(;|$)/i.test(type);
  if (!isJson || (body != null && (typeof body !== 'object' || Array.isArray(body))))
    return refused({ code: 'bad-request' });
  const asked = method === 'GET' ? query : body;
  const read = schema.safeParse({ ...(asked as object | null), ...(params as object) });
  if (read.success) return done(read.data);
  const fields = [...new Set(read.error.issues.map(({ path }) => path.join('.')))];
  return refused({ code: 'bad-request', fields });
}

/** Uuid of an act; null: none was given. */
export function idempotencyKey({ headers }: FastifyRequest): string | null {
  const key = String(headers[deskHeaders.key] ?? '').toLowerCase();
  return /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(key) ? key : null;
}
