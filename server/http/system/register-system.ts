import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type SystemCall, type SystemEndpoint, systemEndpoints, systemPrefix } from '#contract/system/endpoints.ts';
import { messageOf } from '#contract/system/read-lines.ts';
import type { SystemKey } from '#server/ports/system/system-keys.ts';
import { takeStockLines } from '#server/use-cases/system/take-stock-lines.ts';
import { clientAddress } from '../session/client-address.ts';
import type { VisitorParts } from '../session/visitor.ts';
import { batchCalls } from './batch-calls.ts';
import { claimKeyOf, idempotentCall } from './idempotent-call.ts';
import { keyOf, systemGate } from './system-gate.ts';
import { type SystemHandlers, systemHandlers } from './system-handlers.ts';
import type { SystemParts } from './system-parts.ts';
import { refuseSystem } from './system-refusals.ts';
import { type WorkQueue, workQueue } from './work-queue.ts';

/** A thousand lines, with room to spare. */
const bodyLimit = 512 * 1024;
const fileLimit = 20 * 1024 * 1024;
const fileTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/octet-stream'];
/**
 * Concurrency limit: as many at once as there are database connections for them; a call that cannot start within five seconds is
 * refused and may be retried.
 */
const quickCalls = { concurrency: 4, mostWaiting: 200, longestWaitMs: 5_000 };
/** Imports go one after the other whatever happens here. */
const importCalls = { concurrency: 1, mostWaiting: 20, longestWaitMs: 5_000 };
/** Pictures are read and made smaller two at once; a file from afar may take its time. */
const pictureCalls = { concurrency: 2, mostWaiting: 8, longestWaitMs: 5_000 };
/** A till that sends each sale by itself: together they cost one commit. */
const smallCalls = { windowMs: 25, largeLines: 100, mostLines: 1_000, mostWaiting: 1_000 };

/** Makes a route of every row of the table. Cookies are not read, and no browser of another site gets an answer. */
export async function registerSystem(
  server: FastifyInstance,
  parts: SystemParts,
  { trustedProxies, now }: Pick<VisitorParts, 'trustedProxies'> & { readonly now: () => number },
): Promise<void> {
  const quick = workQueue(quickCalls);
  const lanes: Readonly<Record<NonNullable<SystemEndpoint['lane']>, Pick<WorkQueue, 'run'>>> = {
    imports: workQueue(importCalls),
    pictures: workQueue(pictureCalls),
    gathered: { run: (work) => work() },
  };
  const takeStock = batchCalls(
    (key: SystemKey, lines: readonly unknown[]) => quick.run(() => takeStockLines(parts.stock, key, lines)),
    smallCalls,
  );
  const handlers = systemHandlers(parts, takeStock);
  const gate = systemGate(parts.keys, now);
  const route = (scope: FastifyInstance, call: SystemCall, endpoint: SystemEndpoint) =>
    scope.route({
      method: endpoint.method,
      url: systemPrefix + endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      bodyLimit: endpoint.isFile ? fileLimit : bodyLimit,
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
        const { run } = endpoint.lane === undefined ? quick : lanes[endpoint.lane];
        const done = await run(() => answer({ request, reply, call, endpoint, handlers, parts }));
        return done ?? refuseSystem(reply, { code: 'busy' });
      },
    });
  const calls = Object.entries(systemEndpoints) as [SystemCall, SystemEndpoint][];
  for (const [call, endpoint] of calls) if (!endpoint.isFile) route(server, call, endpoint);
  // Only these calls are sent files: everywhere else they stay what they are, a mistake.
  await server.register(async (scope) => {
    scope.addContentTypeParser(fileTypes, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const [call, endpoint] of calls) if (endpoint.isFile) route(scope, call, endpoint);
  });
  server.all(`${systemPrefix}/*`, (_request, reply) => refuseSystem(reply, { code: 'unknown_call' }));
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
  const key = keyOf(request);
  if (key === null) return refuseSystem(reply, { code: 'no_key' });
  const params = endpoint.params?.safeParse(request.params);
  const read = endpoint.request.safeParse(endpoint.method === 'GET' ? request.query : (request.body ?? {}));
  const wrong = params?.success === false ? params.error : read.error;
  if (wrong !== undefined) return refuseSystem(reply, { code: 'bad_request', message: messageOf(wrong) });
  const given = endpoint.isFile ? { file: read.data } : (read.data as object);
  const input = { ...given, ...params?.data };
  const header = request.headers['idempotency-key'];
  const work = () => handlers[call](key, input as never, { claimKey: claimKeyOf(key, header) });
  const isOnceAnyway = endpoint.method === 'GET' || endpoint.isFile;
  const done = isOnceAnyway
    ? await work()
    : await idempotentCall(parts.idempotentAnswers, { key, call, header, input }, work);
  return 'refusal' in done ? refuseSystem(reply, done.refusal) : reply.code(done.status).send(done.body);
}
