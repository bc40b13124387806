import type { FastifyRequest } from 'fastify';
import { counterHeaders } from '#contract/counter/wire.ts';

/**
 * Whether a call that changes something comes from the counter's own page: with its header, which no form can send and no
 * other site without being asked first; and, where the browser says where it comes from, from this host. The cookie is
 * SameSite=Strict beneath.
 */
export function isOwnRequest({ headers }: FastifyRequest, shopOrigin: string): boolean {
  if (headers[counterHeaders.own] !== '1') return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin } = headers;
  return origin === undefined || origin === shopOrigin || URL.parse(origin)?.host === headers.host;
}

/** JSON, or nothing at all. */
export function isJson({ headers, body }: FastifyRequest): boolean {
  const type = headers['content-type'];
  return type === undefined ? body === undefined || body === null : /^application\/json\s*(;|$)/i.test(type);
}
