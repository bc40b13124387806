import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { Endpoint } from '#contract/endpoints.ts';
import { bearerIn, openBearer } from './bearer.ts';
import { carriesPageToken } from './csrf.ts';
import { addressOf, sessionOf, type Visitor, type VisitorParts, visitorOf } from './visitor.ts';

/** Identifies the caller of the API: a browser by its cookies, another client by its bearer token, a stranger by nothing. */
export interface ApiVisitor extends Visitor {
  readonly by: 'cookies' | 'bearer' | 'nothing';
}

/**
 * With a bearer token cookies are ignored. A caller with neither, at a call that is open to all, is given no session: its next
 * call would bring the cookie without a CSRF token, and be refused.
 */
export function apiVisitorOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { parts, endpoint }: { readonly parts: VisitorParts; readonly endpoint: Endpoint },
): ApiVisitor {
  const bearer = bearerIn(request);
  const sessionId = bearer === undefined ? null : openBearer(parts.sessionSecret, bearer);
  if (sessionId === null && (endpoint.access !== 'open' || request.headers.cookie !== undefined))
    return { ...visitorOf(request, reply, parts), by: 'cookies' };
  return {
    sessionId: sessionId ?? '',
    csrfToken: '',
    address: addressOf(request, parts),
    origin: parts.originOf(request.headers.host),
    by: sessionId === null ? 'nothing' : 'bearer',
  };
}

/** Asked before the body is read, and before anything else is found wrong (R27). No promise: cached answers go without one. */
export function sessionGuard(endpoint: Endpoint, parts: VisitorParts, cookieless: boolean) {
  return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const refusal = refusalOf(request, reply, { parts, endpoint, cookieless });
    if (refusal === null) done();
    else reply.code(refusal.status).header('cache-control', 'private, no-store').send({ message: refusal.message });
  };
}

/** 401 for a bearer that is none of the shop's, 419 where the page's token is wanted and not there (DEC-105). */
function refusalOf(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    parts,
    endpoint,
    cookieless,
  }: { readonly parts: VisitorParts; readonly endpoint: Endpoint; readonly cookieless: boolean },
): { readonly status: 401 | 419; readonly message: string } | null {
  const bearer = bearerIn(request);
  if (bearer !== undefined) {
    if (openBearer(parts.sessionSecret, bearer) !== null) return null;
    reply.header('www-authenticate', 'Bearer error="invalid_token"');
    return { status: 401, message: 'The bearer token is not valid.' };
  }
  if (!endpoint.pageToken || (cookieless && bringsNothing(request))) return null;
  const { csrfToken } = sessionOf(request, reply, parts);
  return carriesPageToken(request, csrfToken) ? null : { status: 419, message: 'CSRF token mismatch.' };
}

/** No browser that has been here, and no page of the shop's. */
function bringsNothing({ headers }: FastifyRequest): boolean {
  return [headers.cookie, headers['x-csrf-token'], headers['x-xsrf-token']].every((header) => header === undefined);
}
