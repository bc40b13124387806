import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import { type SystemCall, type SystemEndpoint, systemEndpoints, systemPrefix } from '#contract/system/endpoints.ts';
import type { SystemKey, SystemKeys } from '#server/ports/system/system-keys.ts';
import { minuteLimiter } from '../api-v1/minute-limiter.ts';
import { clientAddress } from '../session/client-address.ts';
import type { VisitorParts } from '../session/visitor.ts';
import { type SystemHandlers, systemHandlers } from './system-handlers.ts';
import type { SystemParts } from './system-parts.ts';
import { refuseSystem, type SystemRefusal } from './system-refusals.ts';

/** A thousand lines, with room to spare. */
const bodyLimit = 512 * 1024;
/** Calls worked on at once, so that shoppers find a connection to the database; and those that may wait for it. */
const concurrency = 4;
const mostWaiting = 40;
/** Refusals of one key that are written down in a minute. */
const auditedPerMinute = 5;

/** Makes a route of every row of the table. Cookies are not read, and no browser of another site gets an answer. */
export function registerSystem(
  server: FastifyInstance,
  parts: SystemParts,
  { trustedProxies, now }: Pick<VisitorParts, 'trustedProxies'> & { readonly now: () => number },
): void {
  const handlers = systemHandlers(parts);
  const work = pLimit(concurrency);
  const gate = systemGate(parts.keys, now);
  for (const [call, endpoint] of Object.entries(systemEndpoints) as [SystemCall, SystemEndpoint][]) {
    server.route({
      method: endpoint.method,
      url: systemPrefix + endpoint.path,
      bodyLimit,
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const address = clientAddress(
          request.raw.socket.remoteAddress,
          request.headers['x-forwarded-for'],
          trustedProxies,
        );
        const refusal = await gate(request, endpoint, address);
        return refusal === null ? undefined : refuseSystem(reply, refusal);
      },
      handler: (request, reply) => {
        if (work.pendingCount >= mostWaiting) return refuseSystem(reply, { code: 'busy', retryAfterSeconds: 5 });
        return work(() => answer({ request, reply, call, endpoint, handlers }));
      },
    });
  }
  server.all(`${systemPrefix}/*`, (_request, reply) => refuseSystem(reply, { code: 'unknown_call' }));
}

const keyOfRequest = new WeakMap<FastifyRequest, SystemKey>();

/** Who calls, and whether they may: before the body is read. */
function systemGate(keys: SystemKeys, now: () => number) {
  const limits = new Map<number, ReturnType<typeof minuteLimiter>>();
  const limitOf = (perMinute: number) => {
    const limit = limits.get(perMinute) ?? minuteLimiter(perMinute, now);
    limits.set(perMinute, limit);
    return limit;
  };
  const audited = minuteLimiter(auditedPerMinute, now);
  return async (request: FastifyRequest, { scope }: SystemEndpoint, address: string): Promise<SystemRefusal | null> => {
    const token = /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) return { code: 'no_key' };
    const verdict = await keys.judge(token, address);
    const refuse = async (id: string | null, refusal: SystemRefusal): Promise<SystemRefusal> => {
      if (id !== null && audited(id).allowed) await keys.auditRefusal(id, refusal.code, address);
      return refusal;
    };
    if (!verdict.ok) return refuse(verdict.id, { code: verdict.reason === 'network' ? 'wrong_network' : 'no_key' });
    const { key } = verdict;
    if (!key.scopes.includes(scope)) return refuse(key.id, { code: 'wrong_scope' });
    const limit = limitOf(key.perMinute)(key.id);
    if (!limit.allowed) return { code: 'too_many_calls', retryAfterSeconds: limit.retryAfterSeconds };
    keyOfRequest.set(request, key);
    return null;
  };
}

interface Called {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly call: SystemCall;
  readonly endpoint: SystemEndpoint;
  readonly handlers: SystemHandlers;
}

async function answer({ request, reply, call, endpoint, handlers }: Called): Promise<FastifyReply> {
  const key = keyOfRequest.get(request);
  if (key === undefined) return refuseSystem(reply, { code: 'no_key' });
  const read = endpoint.request.safeParse(endpoint.method === 'GET' ? request.query : request.body);
  if (!read.success) {
    const [issue] = read.error.issues;
    const message = issue === undefined ? undefined : [...issue.path.map(String), issue.message].join(' ');
    return refuseSystem(reply, { code: 'bad_request', message });
  }
  const { status, body } = await handlers[call](key, read.data as never);
  return reply.code(status).send(body);
}
