import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { cookielessCalls } from '#contract/cookieless-calls.ts';
import { apiPrefix, type Endpoint, type EndpointName, endpoints } from '#contract/endpoints.ts';
import { failure, type Reply } from '#contract/reply.ts';
import { schemas } from '#contract/schemas.ts';
import type { CacheTag } from '#server/ports/cache-tag.ts';
import { CachedResponse, sendCachedResponse } from '../cache/cached-response.ts';
import { TaggedCache } from '../cache/tagged-cache.ts';
import { serviceUnavailable } from '../errors/database-unavailable.ts';
import { readBodiesAsHints } from '../request-bodies.ts';
import type { LoadShedder } from '../resilience/load-shedder.ts';
import { apiVisitorOf, sessionGuard } from '../session/api-visitor.ts';
import { changeSession, type SessionParts } from '../session/change-session.ts';
import { addressOf } from '../session/visitor.ts';
import { cacheKey } from './cache-key.ts';
import { checkInput, pathParameters } from './check-input.ts';
import { type Caller, type HandlerReply, type Handlers, serverItself } from './handler.ts';
import { loginFirst } from './login-first.ts';
import { refuseCardNumbers } from './refuse-card-numbers.ts';

export interface ApiParts extends SessionParts {
  readonly handlers: Handlers;
  /** Changes whenever the catalogue, the settings or the reference lists do. */
  readonly version: () => number;
  /** When the next campaign starts or ends, or the next post appears: what was made before is not true after. */
  readonly validUntil: () => number;
  readonly now: () => number;
  readonly loadShedder: LoadShedder;
}

const cacheBytes = 64 * 1024 * 1024;

/** Makes a route of every row of the endpoint table. Returns the store, so that changed articles can be dropped. */
export function registerApi(app: FastifyInstance, parts: ApiParts): TaggedCache<CachedResponse, CacheTag> {
  const cache = new TaggedCache<CachedResponse, CacheTag>(cacheBytes);
  for (const [name, endpoint] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
    const answer = answerer(name, endpoint, parts);
    const route: RouteOptions = {
      method: endpoint.method,
      url: apiPrefix + endpoint.path,
      ...(endpoint.ownToken ? {} : { onRequest: sessionGuard(endpoint, parts, cookielessCalls.has(name)) }),
      ...(endpoint.method === 'GET' ? {} : { preParsing: refusePackedBody }),
      handler:
        endpoint.answer === 'cached'
          ? cachedHandler({ name, endpoint, cache, parts, answer })
          : (request, reply) => sendFresh({ request, reply, name, endpoint, parts, answer }),
    };
    if (!endpoint.ownToken) app.route(route);
    else {
      app.register(async (callbacks) => {
        readBodiesAsHints(callbacks);
        callbacks.route(route);
      });
    }
  }
  // Whatever else is asked below the API's prefix is no page.
  app.all('/api/*', (_request, reply) => reply.callNotFound());
  return cache;
}

/** Looked for, and not cache: the first to be told to come back when too much is asked (R42). */
const browsing: ReadonlySet<EndpointName> = new Set([
  'searchArticles',
  'searchArticleIds',
  'countSearch',
  'distances',
  'addressNodes',
]);

type Answerer = (request: FastifyRequest, caller: Caller) => Promise<HandlerReply<unknown>>;

function answerer(name: EndpointName, endpoint: Endpoint, parts: ApiParts): Answerer {
  const parameters = pathParameters(endpoint.path);
  const schema = schemas[name].input;
  const handler = parts.handlers[name] as (input: unknown, caller: Caller) => Promise<HandlerReply<unknown>>;
  const isBrowsing = endpoint.answer === 'cached' || browsing.has(name);
  return async (request, caller) => {
    if (isBrowsing && parts.loadShedder.isOverloaded()) return serviceUnavailable();
    const body = endpoint.method === 'GET' ? {} : request.body;
    if (body !== undefined && (typeof body !== 'object' || body === null || Array.isArray(body))) {
      return failure(422, 'The body must be a JSON object.');
    }
    const said = { ...(request.query as object), ...body, ...(request.params as object) };
    const refused = refuseCardNumbers(name, endpoint, said);
    if (refused !== null) return refused;
    // Not looked through for card numbers: one key in twelve thousand holds the digits of one.
    const repeated = endpoint.repeatable ? { idempotency_key: request.headers['idempotency-key'] } : {};
    const input = { ...said, ...repeated };
    const checked = checkInput(schema, input, parameters);
    if (!checked.ok) return checked;
    return isBrowsing ? parts.loadShedder.run(() => handler(checked.input, caller)) : handler(checked.input, caller);
  };
}

/** R25: nothing is unpacked, so nothing can grow while it is. */
async function refusePackedBody(request: FastifyRequest, reply: FastifyReply): Promise<undefined> {
  const encoding = request.headers['content-encoding'];
  if (encoding === undefined || encoding === 'identity') return;
  await reply.code(415).header('cache-control', 'no-store').send({ message: 'Send the body as it is, not packed.' });
}

interface ApiRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly name: EndpointName;
  readonly endpoint: Endpoint;
  readonly parts: ApiParts;
  readonly answer: Answerer;
}

async function sendFresh(asked: ApiRequest): Promise<FastifyReply> {
  const { request, reply, name, endpoint, parts, answer } = asked;
  reply.header('cache-control', 'private, no-store');
  if (endpoint.ownToken)
    return send(reply, await answer(request, { ...serverItself, address: addressOf(request, parts) }));
  const visitor = apiVisitorOf(request, reply, { parts, endpoint });
  const customer = endpoint.access === 'open' ? null : await parts.sessions.customerOf(visitor.sessionId);
  if (endpoint.access === 'customer' && customer === null) return send(reply, loginFirst(name));
  const made = await answer(request, { ...visitor, customer });
  if (made.session) await changeSession(request, reply, parts, visitor, made.session);
  return send(reply, made);
}

interface CacheableRequest extends ApiRequest {
  readonly cache: TaggedCache<CachedResponse, CacheTag>;
  readonly key: string;
}

/** A cached answer is sent without awaiting anything; only a miss makes a promise. */
function cachedHandler(call: Omit<CacheableRequest, 'request' | 'reply' | 'key'>) {
  const { cache, parts, name } = call;
  const keyOf = cacheKey(name, schemas[name].input);
  return (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | undefined => {
    const key = keyOf(request.query as Record<string, unknown>, request.params as Record<string, unknown>);
    const asked: CacheableRequest = { ...call, request, reply, key };
    const hit = cache.get(key, parts.version(), parts.now());
    if (hit === undefined) return answerAndCache(asked);
    sendAnswer(asked, hit);
    return undefined;
  };
}

async function answerAndCache(asked: CacheableRequest): Promise<FastifyReply> {
  const { request, reply, cache, key, parts, answer } = asked;
  const version = parts.version();
  // Asked before the answer is made: a campaign may end meanwhile.
  const until = parts.validUntil();
  const begun = cache.moment;
  const made = await answer(request, serverItself);
  if (!made.ok) {
    reply.header('cache-control', 'no-store');
    return send(reply, made);
  }
  const value = new CachedResponse(Buffer.from(JSON.stringify(made.data)));
  // Every cached endpoint says what it depends on (handler.ts).
  const { dependsOn: tags = [] } = made;
  cache.set(key, version, { value, size: value.size, tags, until }, begun);
  return sendAnswer(asked, value);
}

function sendAnswer({ request, reply, endpoint, parts }: CacheableRequest, answer: CachedResponse): FastifyReply {
  reply
    .header('cache-control', `public, max-age=${browserSeconds(endpoint, parts)}, must-revalidate`)
    .header('content-type', 'application/json; charset=utf-8');
  return sendCachedResponse(request, reply, answer);
}

/** No browser shows an offer beyond its end. */
function browserSeconds({ browserSeconds: most }: Endpoint, { validUntil, now }: ApiParts): number {
  return most === 0 ? 0 : Math.max(0, Math.min(most, Math.floor((validUntil() - now()) / 1000)));
}

function send(reply: FastifyReply, answer: Reply<unknown>): FastifyReply {
  if (!answer.ok) {
    if (answer.retryAfterSeconds !== undefined) reply.header('retry-after', String(answer.retryAfterSeconds));
    return reply.code(answer.status).send(answer.body);
  }
  if (answer.status === 204) return reply.code(204).send();
  return reply.code(answer.status).send(answer.data);
}
