import type { FastifyReply, FastifyRequest } from 'fastify';
import { deskPath } from '#contract/desk/wire.ts';
import { deskSessionMs } from '#domain/staff/desk-session.ts';
import { randomToken } from '../../crypto/random-token.ts';
import { readCookie } from '../session/visitor.ts';

/** A random token whose hash alone is in the database. Shoppers' sessions and the counter's devices have other names. */
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

function cookieName(https: boolean): string {
  return https ? '__Host-kontor' : 'kontor';
}

export function newSessionToken(): string {
  return randomToken(32);
}

export function sessionToken(request: FastifyRequest, https: boolean): string | null {
  const token = readCookie(request.headers.cookie, cookieName(https));
  return token !== undefined && tokenPattern.test(token) ? token : null;
}

/** Null takes it away. The name with __Host- must be for every path. */
export function giveSessionToken(reply: FastifyReply, token: string | null, https: boolean): void {
  const maxAge = `; Max-Age=${token === null ? 0 : deskSessionMs / 1000}`;
  const where = https ? '; Path=/; Secure' : `; Path=${deskPath}`;
  reply.header('set-cookie', `${cookieName(https)}=${token ?? ''}${where}${maxAge}; HttpOnly; SameSite=Strict`);
}
