import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CounterRefusal } from '#contract/counter/answers.ts';
import { type CounterCall, type CounterEndpoint, counterEndpoints } from '#contract/counter/endpoints.ts';
import { counterRequests } from '#contract/counter/requests.ts';
import { counterApi, counterHeaders } from '#contract/counter/wire.ts';
import { shopId } from '#domain/shop/shop-id.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { AtDevice } from '#server/ports/staff.ts';
import type { AtCounter, CounterParts } from '#server/use-cases/counter/counter-parts.ts';
import { addressOf, type VisitorParts } from '../session/visitor.ts';
import type { CounterAsked, CounterHandlers } from './counter-call.ts';
import { deviceToken } from './device-cookie.ts';
import { isJson, isOwnRequest } from './own-request.ts';
import { sendRefusal } from './refusal-answers.ts';

export interface CounterHttpParts extends Pick<VisitorParts, 'https' | 'trustedProxies' | 'originOf'> {
  readonly parts: CounterParts;
  readonly handlers: CounterHandlers;
}

/** Makes a route of every row of the counter's endpoint table. */
export function registerCounterApi(server: FastifyInstance, http: CounterHttpParts): void {
  for (const [call, endpoint] of Object.entries(counterEndpoints) as [CounterCall, CounterEndpoint][]) {
    server.route({
      method: endpoint.method,
      url: counterApi + endpoint.path,
      handler: async (request, reply) => {
        reply.headers(counterHeadersOfAll);
        const answer = await answerCall(http, { call, endpoint, request, reply });
        if (!answer.ok) return sendRefusal(reply, answer.refusal);
        return answer.value === null ? reply.code(204).send() : reply.send(answer.value);
      },
    });
  }
  server.all(`${counterApi}/*`, (_request, reply) =>
    sendRefusal(reply.headers(counterHeadersOfAll), { code: 'unknown' }),
  );
}

/** Headers of every answer of the counter: not cached, not indexed by search engines, not readable by other sites. */
export const counterHeadersOfAll = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'cross-origin-resource-policy': 'same-origin',
} as const;

interface Called {
  readonly call: CounterCall;
  readonly endpoint: CounterEndpoint;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function answerCall(http: CounterHttpParts, called: Called): Promise<Result<unknown, CounterRefusal>> {
  const { call, endpoint, request, reply } = called;
  const { parts, https } = http;
  if (endpoint.method !== 'GET' && !isOwnRequest(request, http.originOf(request.headers.host))) {
    return refused({ code: 'foreign' });
  }
  const token = endpoint.who === 'anyone' ? null : deviceToken(request, https);
  const found = token === null ? null : await parts.staff.atDevice(token, parts.now());
  const params = request.params as Readonly<Record<string, string>>;
  const admitted = endpoint.who === 'anyone' ? done(null) : admit(endpoint, found, params);
  if (!admitted.ok) return admitted;
  const key = String(request.headers[counterHeaders.key] ?? '').toLowerCase();
  if (endpoint.acts && !uuid.test(key)) return refused({ code: 'bad-request' });
  if (!isJson(request)) return refused({ code: 'bad-request' });
  const schema = call in counterRequests ? counterRequests[call as keyof typeof counterRequests] : null;
  const body = schema === null ? null : schema.safeParse(request.body ?? {});
  if (body !== null && !body.success) return refused({ code: 'bad-request' });
  if (Object.entries(params).some(([name, value]) => !paramPatterns[name]?.test(value))) {
    return refused({ code: 'unknown' });
  }
  await touch(parts, found, endpoint, request);
  const asked: CounterAsked<CounterCall> = {
    request,
    reply,
    body: (body?.data ?? null) as never,
    query: request.query as Readonly<Record<string, unknown>>,
    address: addressOf(request, http),
    key,
    atDevice: () => present(found),
    at: () => present(admitted.value),
    number: (name) => Number(params[name]),
    text: (name) => params[name] ?? '',
    act: () => orderAct(call, Number(params.id), key, body?.data ?? null),
  };
  return (http.handlers[call] as (asked: CounterAsked<CounterCall>) => Promise<Result<unknown, CounterRefusal>>)(asked);
}

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const paramPatterns: Readonly<Record<string, RegExp>> = {
  shop: /^\d{1,9}$/,
  id: /^\d{1,9}$/,
  clerk: /^\d{1,9}$/,
  ean: /^\d{8,14}$/,
};

/**
 * Access check: a paired device, a clerk signed in at it, or a manager, as the endpoint asks for; the shop must be one of the
 * clerk's and of the device's, else it is not found.
 */
function admit(
  { who, path }: CounterEndpoint,
  found: AtDevice | null,
  params: Readonly<Record<string, string>>,
): Result<AtCounter | null, CounterRefusal> {
  if (found === null) return refused({ code: 'unpaired' });
  const { device, session } = found;
  if (who === 'device') return done(null);
  if (session === null) return refused({ code: 'locked' });
  if (who === 'manager' && session.member.role !== 'manager') return refused({ code: 'manager-only' });
  if (!path.startsWith('/shops/')) return done(null);
  const shop = Number(params.shop);
  const isTheirs = [device.shops, session.member.shops].every((shops) => shops.some((id) => id === shop));
  return isTheirs ? done({ device, member: session.member, shop: shopId(shop) }) : refused({ code: 'unknown' });
}

/** Acts of a person extend the session; calls that the page makes by itself do not. */
async function touch(parts: CounterParts, found: AtDevice | null, { acts }: CounterEndpoint, request: FastifyRequest) {
  const session = found?.session;
  if (session == null) return;
  const idle = request.headers[counterHeaders.idle];
  const idleMs = typeof idle === 'string' && /^\d{1,5}$/.test(idle) ? Number(idle) * 1000 : acts ? 0 : null;
  if (idleMs === null) return;
  const at = parts.now() - idleMs;
  if (at > session.lastTouch) await parts.staff.touch(session.id, at);
}

function orderAct(
  call: CounterCall,
  id: number,
  key: string,
  body: unknown,
): ReturnType<CounterAsked<CounterCall>['act']> {
  const { expectedStatus, version } = (body ?? {}) as { expectedStatus?: number; version?: number };
  const act = { id, call, key, body };
  return expectedStatus === undefined || version === undefined
    ? act
    : { ...act, expected: { expectedStatus, version } };
}

function present<T>(value: T | null): T {
  if (value === null) throw new Error('Asked for what this call does not have');
  return value;
}
