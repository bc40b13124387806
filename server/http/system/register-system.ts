import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type SystemCall, type SystemEndpoint, systemEndpoints, systemPrefix } from '#contract/system/endpoints.ts';
import { messageOf } from '#contract/system/read-lines.ts';
import type { SystemKey, SystemKeys } from '#server/ports/system/system-keys.ts';
import { minuteLimiter } from '../api-v1/minute-limiter.ts';
import { clientAddress } from '../session/client-address.ts';
import type { VisitorParts } from '../session/visitor.ts';
import { claimKeyOf, onlyOnce } from './only-once.ts';
import { type SystemHandlers, systemHandlers } from './system-handlers.ts';
import type { SystemParts } from './system-parts.ts';
import { refuseSystem, type SystemRefusal } from './system-refusals.ts';
import { workQueue } from './work-queue.ts';

/** A thousand lines, with room to spare. */
const bodyLimit = 512 * 1024;
/** As many at once as there are connections for them; what cannot begin within five seconds is told to come back. */
const quickCalls = { concurrency: 4, mostWaiting: 200, longestWaitMs: 5_000 };
/** Imports go one after the other whatever happens here. */
const importCalls = { concurrency: 1, mostWaiting: 20, longestWaitMs: 5_000 };
const retryAfterSeconds = 5;
/** Refusals of one key that are written down in a minute. */
const auditedPerMinute = 5;

/** Makes a route of every row of the table. Cookies are not read, and no browser of another site gets an answer. */
export function registerSystem(
  server: FastifyInstance,
  parts: SystemParts,
  { trustedProxies, now }: Pick<VisitorParts, 'trustedProxies'> & { readonly now: () => number },
): void {
  const handlers = systemHandlers(parts);
  const quick = workQueue(quickCalls);
  const imports = workQueue(importCalls);
  const gate = systemGate(parts.keys, now);
  for (const [call, endpoint] of Object.entries(systemEndpoints) as [SystemCall, SystemEndpoint][]) {
    server.route({
      method: endpoint.method,
      url: systemPrefix + endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
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
      handler: async (request, reply) => {
        const { run } = endpoint.isImport ? imports : quick;
        const done = await run(() => answer({ request, reply, call, endpoint, handlers, parts }));
        return done ?? refuseSystem(reply, { code: 'busy', retryAfterSeconds });
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
  readonly parts: SystemParts;
}

async function answer({ request, reply, call, endpoint, handlers, parts }: Called): Promise<FastifyReply> {
  const key = keyOfRequest.get(request);
  if (key === undefined) return refuseSystem(reply, { code: 'no_key' });
  const params = endpoint.params?.safeParse(request.params);
  const read = endpoint.request.safeParse(endpoint.method === 'GET' ? request.query : (request.body ?? {}));
  const wrong = params?.success === false ? params.error : read.error;
  if (wrong !== undefined) return refuseSystem(reply, { code: 'bad_request', message: messageOf(wrong) });
  const input = { ...(read.data as object), ...params?.data };
  const header = request.headers['idempotency-key'];
  const work = () => handlers[call](key, input as never, { claimKey: claimKeyOf(key, header) });
  const done =
    endpoint.method === 'GET' ? await work() : await onlyOnce(parts.keptAnswers, { key, call, header, input }, work);
  return 'refusal' in done ? refuseSystem(reply, done.refusal) : reply.code(done.status).send(done.body);
}
