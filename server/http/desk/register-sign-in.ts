import type { FastifyInstance } from 'fastify';
import type { DeskRefusal } from '#contract/desk/refusal.ts';
import { type SignInCall, signInEndpoints } from '#contract/desk/sign-in/endpoints.ts';
import { signInSchemas } from '#contract/desk/sign-in/schemas.ts';
import { deskApi } from '#contract/desk/wire.ts';
import { deviceName } from '#domain/staff/device-name.ts';
import type { Result } from '#server/ports/result.ts';
import { addressOf } from '../session/visitor.ts';
import { deskHeadersOfAll, isOwnDeskRequest, readDeskInput } from './desk-request.ts';
import { sendDeskRefusal } from './refusal-answers.ts';
import { browserToken, sessionToken } from './session-cookie.ts';
import { type SignInAsked, type SignInHttpParts, signInHandlers } from './sign-in-handlers.ts';

/** Calls without a permission: who is signed in, signing in and out. */
export function registerSignIn(server: FastifyInstance, http: SignInHttpParts): void {
  const { parts, https, chain } = http;
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
        const origin = http.originOf(request.headers.host);
        if (method !== 'GET' && !isOwnDeskRequest(request, origin)) return sendDeskRefusal(reply, { code: 'foreign' });
        const input = readDeskInput(request, signInSchemas[call].request);
        if (!input.ok) return sendDeskRefusal(reply, input.refusal);
        const token = sessionToken(request, https);
        const session = token === null ? null : await parts.sessions.find(token, parts.now());
        const handler = handlers[call] as (asked: SignInAsked<SignInCall>) => Promise<Result<unknown, DeskRefusal>>;
        const at = {
          address: addressOf(request, http),
          device: deviceName(request.headers['user-agent'] ?? ''),
          browser: browserToken(request, reply, https),
        };
        const answer = await handler({ reply, input: input.value as never, session, at, site: { origin, chain } });
        if (!answer.ok) return sendDeskRefusal(reply, answer.refusal);
        return answer.value === null ? reply.code(204).send() : reply.send(answer.value);
      },
    });
  }
}
