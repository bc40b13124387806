import type { FastifyReply, FastifyRequest } from 'fastify';
import { counterPath } from '#contract/counter/wire.ts';
import { randomToken } from '../../crypto/random-token.ts';
import { readCookie } from '../session/visitor.ts';

/**
 * The device's token as its cookie holds it: random, and only its hash is in the database. Shoppers' sessions have another name
 * and a signature.
 */
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;
const yearSeconds = 365 * 86_400;

function cookieName(https: boolean): string {
  return https ? '__Host-disk' : 'disk';
}

export function newDeviceToken(): string {
  return randomToken(32);
}

export function deviceToken(request: FastifyRequest, https: boolean): string | null {
  const token = readCookie(request.headers.cookie, cookieName(https));
  return token !== undefined && tokenPattern.test(token) ? token : null;
}

/** Null takes it away. The name with __Host- must be for every path. */
export function giveDeviceToken(reply: FastifyReply, token: string | null, https: boolean): void {
  const maxAge = token === null ? '; Max-Age=0' : `; Max-Age=${yearSeconds}`;
  const where = https ? '; Path=/; Secure' : `; Path=${counterPath}`;
  reply.header('set-cookie', `${cookieName(https)}=${token ?? ''}${where}${maxAge}; HttpOnly; SameSite=Strict`);
}
