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

const browserSeconds = 365 * 86_400;

/** A cookie that marks a known browser, set when it has none. It grants nothing: it only tells a new browser from a known one. */
export function browserToken(request: FastifyRequest, reply: FastifyReply, https: boolean): string {
  const name = `${cookieName(https)}-nettleser`;
  const known = readCookie(request.headers.cookie, name);
  if (known !== undefined && tokenPattern.test(known)) return known;
  const token = randomToken(32);
  const where = https ? '; Path=/; Secure' : `; Path=${deskPath}`;
  reply.header('set-cookie', `${name}=${token}${where}; Max-Age=${browserSeconds}; HttpOnly; SameSite=Strict`);
  return token;
}
