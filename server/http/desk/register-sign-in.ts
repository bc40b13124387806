import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DeskRefusal } from '#contract/desk/refusal.ts';
import { type SignInCall, signInEndpoints } from '#contract/desk/sign-in/endpoints.ts';
import {
  type SessionAnswer,
  type SignInAnswer,
  type SignInInput,
  signInSchemas,
} from '#contract/desk/sign-in/schemas.ts';
import { deskApi } from '#contract/desk/wire.ts';
import { deviceName } from '#domain/staff/device-name.ts';
import type { DemoPeople } from '#server/ports/desk/demo-people.ts';
import type { DeskSession } from '#server/ports/desk/desk-sessions.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import { readSession } from '#server/use-cases/desk/sign-in/read-session.ts';
import { deskHeadersOfAll, isOwnDeskRequest, readDeskInput } from './desk-request.ts';
import { sendDeskRefusal } from './refusal-answers.ts';
import type { DeskHttpParts } from './register-desk.ts';
import { giveSessionToken, newSessionToken, sessionToken } from './session-cookie.ts';

export interface SignInHttpParts extends DeskHttpParts {
  /** Null where nobody signs in by one press. */
  readonly demo: DemoPeople | null;
}

interface Asked<Call extends SignInCall> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly input: SignInInput<Call>;
  readonly session: DeskSession | null;
}

type Handlers = {
  readonly [Call in SignInCall]: (asked: Asked<Call>) => Promise<Result<SignInAnswer<Call>, DeskRefusal>>;
};

/** What comes before a permission: who is signed in, in and out. */
export function registerSignIn(server: FastifyInstance, http: SignInHttpParts): void {
  const { parts, https } = http;
  const handlers = signInHandlers(http);
  for (const [call, { method, path }] of Object.entries(signInEndpoints) as [
    SignInCall,
    (typeof signInEndpoints)[SignInCall],
  ][]) {
    server.route({
      method,
      url: deskApi + path,
      handler: async (request, reply) => {
        reply.headers(deskHeadersOfAll);
        if (method !== 'GET' && !isOwnDeskRequest(request, http.originOf(request.headers.host)))
          return sendDeskRefusal(reply, { code: 'foreign' });
        const input = readDeskInput(request, signInSchemas[call].request);
        if (!input.ok) return sendDeskRefusal(reply, input.refusal);
        const token = sessionToken(request, https);
        const session = token === null ? null : await parts.sessions.find(token, parts.now());
        const handler = handlers[call] as (asked: Asked<SignInCall>) => Promise<Result<unknown, DeskRefusal>>;
        const answer = await handler({ request, reply, input: input.value as never, session });
        if (!answer.ok) return sendDeskRefusal(reply, answer.refusal);
        return answer.value === null ? reply.code(204).send() : reply.send(answer.value);
      },
    });
  }
}

function signInHandlers({ parts, https, demo }: SignInHttpParts): Handlers {
  const { sessions, now } = parts;
  const sessionOf = async (token: string): Promise<SessionAnswer> =>
    readSession(parts, await sessions.find(token, now()), demo !== null);
  return {
    session: async ({ session }) => done(readSession(parts, session, demo !== null)),
    signOut: async ({ session, reply }) => {
      if (session !== null) await sessions.end(session.actor.session, now());
      giveSessionToken(reply, null, https);
      return done(null);
    },
    demoSignIn: async ({ input, request, reply, session }) => {
      if (demo === null) return refused({ code: 'unknown' });
      if (session !== null) await sessions.end(session.actor.session, now());
      const token = newSessionToken();
      const member = await demo.memberOf(input.role);
      await sessions.start({ member, token, device: deviceOf(request), steppedUp: false }, now());
      giveSessionToken(reply, token, https);
      return done(await sessionOf(token));
    },
    demoStepUp: async ({ request, session }) => {
      if (demo === null) return refused({ code: 'unknown' });
      if (session === null) return refused({ code: 'signed-out' });
      await sessions.stepUp(session.actor.session, now());
      return done(await sessionOf(sessionToken(request, https) ?? ''));
    },
  };
}

function deviceOf({ headers }: FastifyRequest): string {
  return deviceName(headers['user-agent'] ?? '');
}
