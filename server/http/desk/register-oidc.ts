import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { oidcPaths } from '#contract/desk/sign-in/oidc-paths.ts';
import { deskPath } from '#contract/desk/wire.ts';
import { deviceName } from '#domain/staff/device-name.ts';
import { parseJson } from '#domain/storage/parse-json.ts';
import type { OidcChecks } from '#server/ports/desk/oidc.ts';
import { enter } from '#server/use-cases/desk/sign-in/enter.ts';
import { signInByOidc } from '#server/use-cases/desk/sign-in/sign-in-by-oidc.ts';
import { addressOf, readCookie } from '../session/visitor.ts';
import { deskHeadersOfAll } from './desk-request.ts';
import type { DeskHttpParts } from './register-desk.ts';
import { browserToken, giveSessionToken, sessionToken } from './session-cookie.ts';

interface Begun extends OidcChecks {
  readonly fresh: boolean;
}

const minutes = 10;

function begunOf(stored: string): Begun | null {
  const { state, nonce, verifier, fresh } = (parseJson(Buffer.from(stored, 'base64url').toString()) ??
    {}) as Partial<Begun>;
  if (typeof state !== 'string' || typeof nonce !== 'string' || typeof verifier !== 'string') return null;
  return { state, nonce, verifier, fresh: fresh === true };
}

/** To the chain's identity provider and back. Both are pages the browser goes to; nothing else of the desk is. */
export function registerOidc(server: FastifyInstance, http: DeskHttpParts): void {
  const { parts, https } = http;
  const { oidc } = parts;
  if (oidc === null) return;
  const cookie = https ? '__Host-kontor-oidc' : 'kontor-oidc';
  // Lax: the browser comes back from another site, and must bring it.
  const remember = (reply: FastifyReply, value: string) =>
    reply.header(
      'set-cookie',
      `${cookie}=${value}; Path=/${https ? '; Secure' : ''}; Max-Age=${value === '' ? 0 : minutes * 60}; HttpOnly; SameSite=Lax`,
    );
  const origin = (request: FastifyRequest) => http.originOf(request.headers.host);
  const refuse = (reply: FastifyReply) => reply.redirect(`${deskPath}?feil=1`);

  server.get<{ Querystring: { fresh?: string } }>(oidcPaths.start, async (request, reply) => {
    reply.headers(deskHeadersOfAll);
    const fresh = request.query.fresh === '1';
    try {
      const { url, checks } = await oidc.begin(origin(request) + oidcPaths.back, fresh);
      remember(reply, Buffer.from(JSON.stringify({ ...checks, fresh })).toString('base64url'));
      return reply.redirect(url);
    } catch (error) {
      request.log.warn(error, 'The identity provider does not answer');
      return refuse(reply);
    }
  });

  server.get(oidcPaths.back, async (request, reply) => {
    reply.headers(deskHeadersOfAll);
    const stored = readCookie(request.headers.cookie, cookie) ?? '';
    remember(reply, '');
    const begun = begunOf(stored);
    if (begun === null) return refuse(reply);
    const person = await oidc.finish(new URL(request.url, origin(request)), begun, begun.fresh);
    const member = person === null ? null : await signInByOidc(parts, person);
    if (member === null || !member.ok) return refuse(reply);
    const current = sessionToken(request, https);
    const session = current === null ? null : await parts.sessions.find(current, parts.now());
    // A step-up comes back here, too, and is a new session: the browser brings the old one's cookie from no other site.
    if (session !== null) await parts.sessions.end(session.actor.session, parts.now());
    const token = parts.newToken();
    const at = {
      address: addressOf(request, http),
      device: deviceName(request.headers['user-agent'] ?? ''),
      browser: browserToken(request, reply, https),
    };
    await enter(parts, member.value, at, token);
    giveSessionToken(reply, token, https);
    return reply.redirect(deskPath);
  });
}
