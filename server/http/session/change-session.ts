import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieMaxAge } from '#domain/browser-rules/cookies.ts';
import { sessionLifetime } from '#domain/customer/session-lifetime.ts';
import type { SessionChange } from '#server/ports/customer/session-change.ts';
import type { Sessions } from '#server/ports/customer/sessions.ts';
import type { ApiVisitor } from './api-visitor.ts';
import { bearerHeader, bearerOf } from './bearer.ts';
import { deviceName } from './device-name.ts';
import { newSession } from './session-cookie.ts';
import { giveSession, type VisitorParts } from './visitor.ts';

export interface SessionParts extends VisitorParts {
  readonly sessions: Sessions;
}

/**
 * Logging in and out gives the visitor a new session id, so that an id somebody else may know is worth nothing (R28).
 * The page's token is made of the id; the answer carries the new one (DEC-105, TRAP-30), or the new bearer.
 */
export async function changeSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { sessions, sessionSecret, https }: SessionParts,
  visitor: ApiVisitor,
  change: SessionChange,
): Promise<void> {
  const session = newSession(sessionSecret);
  if (change.kind === 'start') {
    const { customerId, remember } = change;
    const device = deviceName(request.headers['user-agent']);
    await sessions.start({ sessionId: session.id, replaces: visitor.sessionId, customerId, remember, device });
  } else {
    await sessions.end(visitor.sessionId);
  }
  if (visitor.by === 'bearer') {
    reply.header(bearerHeader, bearerOf(sessionSecret, session.id));
    return;
  }
  giveSession(reply, session, { https, maxAge: cookieAge(change) });
  reply.header('x-csrf-token', session.csrfToken);
}

function cookieAge(change: SessionChange): number | null {
  if (change.kind === 'end') return cookieMaxAge;
  return change.remember ? sessionLifetime(true).absoluteMs / 1000 : null;
}
