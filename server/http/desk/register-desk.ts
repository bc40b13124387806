import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DeskEndpoint } from '#contract/desk/endpoint.ts';
import { type DeskCall, deskEndpoints } from '#contract/desk/endpoints.ts';
import type { DeskRefusal } from '#contract/desk/refusal.ts';
import { deskSchemas } from '#contract/desk/schemas.ts';
import { deskApi, deskHeaders } from '#contract/desk/wire.ts';
import { type Result, refused } from '#server/ports/result.ts';
import type { DeskParts } from '#server/use-cases/desk/desk-parts.ts';
import { type DeskUseCase, refusalOf } from '#server/use-cases/desk/desk-use-case.ts';
import { deskUseCases } from '#server/use-cases/desk/desk-use-cases.ts';
import type { VisitorParts } from '../session/visitor.ts';
import { deskHeadersOfAll, idempotencyKey, isOwnDeskRequest, readDeskInput } from './desk-request.ts';
import { sendDeskRefusal } from './refusal-answers.ts';
import { sessionToken } from './session-cookie.ts';

export interface DeskHttpParts extends Pick<VisitorParts, 'https' | 'trustedProxies' | 'originOf'> {
  readonly parts: DeskParts;
}

/** Makes a route of every row of the desk's endpoint table. */
export function registerDeskApi(server: FastifyInstance, http: DeskHttpParts): void {
  for (const [call, endpoint] of Object.entries(deskEndpoints) as [DeskCall, DeskEndpoint][]) {
    server.route({
      method: endpoint.method,
      url: deskApi + endpoint.path,
      handler: async (request, reply) => {
        reply.headers(deskHeadersOfAll);
        const answer = await answerCall(http, { call, endpoint, request, reply });
        return answer.ok ? reply.send(answer.value) : sendDeskRefusal(reply, answer.refusal);
      },
    });
  }
  server.all(`${deskApi}/*`, (_request, reply) =>
    sendDeskRefusal(reply.headers(deskHeadersOfAll), { code: 'unknown' }),
  );
}

interface Called {
  readonly call: DeskCall;
  readonly endpoint: DeskEndpoint;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Authentication and permission come before the input is read: a role that may not see an area learns nothing of what is in it. */
async function answerCall(http: DeskHttpParts, called: Called): Promise<Result<unknown, DeskRefusal>> {
  const { call, endpoint, request, reply } = called;
  const { parts, https } = http;
  const isAct = endpoint.method === 'POST';
  if (endpoint.method !== 'GET' && !isOwnDeskRequest(request, http.originOf(request.headers.host)))
    return refused({ code: 'foreign' });
  const token = sessionToken(request, https);
  const session = token === null ? null : await parts.sessions.find(token, parts.now());
  if (session === null) return refused({ code: 'signed-out' });
  const denied = refusalOf(session.actor, endpoint.permission, parts.now());
  if (denied !== null) return refused(denied);
  const key = isAct ? idempotencyKey(request) : '';
  if (key === null) return refused({ code: 'bad-request', fields: [deskHeaders.key] });
  const input = readDeskInput(request, deskSchemas[call].request);
  if (!input.ok) return input;
  if (request.headers[deskHeaders.byItself] !== '1') await parts.sessions.touch(session.actor.session, parts.now());
  const useCase = deskUseCases[call] as unknown as DeskUseCase<DeskCall>;
  return useCase.run(parts, session.actor, input.value as never, key, (entry) => {
    reply.header(deskHeaders.entry, String(entry));
  });
}
