import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction, RouteOptions } from 'fastify';
import type { SearchAnswer } from '#contract/article.ts';
import { cookielessCalls } from '#contract/cookieless-calls.ts';
import { apiPrefix, type Endpoint, type EndpointName, endpoints } from '#contract/endpoints.ts';
import { failure, type Reply } from '#contract/reply.ts';
import { schemas } from '#contract/schemas.ts';
import type { CacheTag } from '#server/ports/cache-tag.ts';
import type { CachedAnswers } from '../cache/cache-fast-path.ts';
import { CachedResponse, cachedAnswer } from '../cache/cached-response.ts';
import { compressFast } from '../cache/fast-compression.ts';
import { addVary, type RawAnswer, sendRaw } from '../cache/raw-answer.ts';
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
import { refuseCardNumbers } from './refuse-card-numbers.ts';
import { requireLogin } from './require-login.ts';
import { searchText } from './search-text.ts';

export interface ApiParts extends SessionParts {
  readonly handlers: Handlers;
  /** Changes whenever the catalogue, the settings or the reference lists do. */
  readonly version: () => number;
  /** When the next campaign starts or ends, or the next post appears: what was made before is not true after. */
  readonly validUntil: () => number;
  readonly now: () => number;
  readonly loadShedder: LoadShedder;
}

const cacheBytes = 16 * 1024 * 1024;
const jsonType = 'application/json; charset=utf-8';

/** The cached answer of a call, with the endpoint's own rules and how long it is valid. */
interface CachedCall {
  readonly response: CachedResponse;
  readonly endpoint: Endpoint;
  readonly until: number;
}

type ApiCache = TaggedCache<CachedCall, CacheTag>;

export interface RegisteredApi {
  /** Invalidates the cached answers that changed articles are part of. */
  readonly cache: ApiCache;
  /** For the cache's fast path. */
  readonly cached: CachedAnswers;
}

/** Makes a route of every row of the endpoint table. */
export function registerApi(app: FastifyInstance, parts: ApiParts): RegisteredApi {
  const cache: ApiCache = new TaggedCache(cacheBytes);
  const keys = new KnownUrls();
  for (const [name, endpoint] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
    const answer = answerer(name, endpoint, parts);
    const route: RouteOptions = {
      method: endpoint.method,
      url: apiPrefix + endpoint.path,
      onRequest: [
        ...(browsing.has(name) ? [shedLoad(parts)] : []),
        ...(endpoint.ownToken ? [] : [sessionGuard(endpoint, parts, cookielessCalls.has(name))]),
      ],
      ...(endpoint.method === 'GET' ? {} : { preParsing: refusePackedBody }),
      handler:
        endpoint.answer === 'cached'
          ? cachedHandler({ name, endpoint, cache, keys, parts, answer })
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
  const find: CachedAnswers['find'] = (url, request) => {
    const key = keys.get(url);
    const hit = key === undefined ? undefined : cache.get(key, parts.version(), parts.now());
    return hit === undefined ? null : cachedCall(request, hit, parts);
  };
  return { cache, cached: { route: `${apiPrefix}/*`, find } };
}

/** The cache keys of urls that were asked before: a hit needs no routing. Long ones are not remembered, and few at a time (R23). */
class KnownUrls {
  readonly #keys = new Map<string, string>();

  get(url: string): string | undefined {
    return this.#keys.get(url);
  }

  remember(url: string, key: string): void {
    if (url.length > 300) return;
    if (this.#keys.size >= 10_000) this.#keys.clear();
    this.#keys.set(url, key);
  }
}

/** Looked for, and not cache: the first to be told to come back when too much is asked (R42). */
const browsing: ReadonlySet<EndpointName> = new Set([
  'searchArticles',
  'searchArticleIds',
  'countSearch',
  'distances',
  'addressNodes',
]);

/**
 * Calls whose answers are compressed: they hold articles and nothing of the visitor's own, so their compressed size gives no
 * secret away.
 */
const searches: ReadonlySet<EndpointName> = new Set(['searchArticles', 'searchArticleIds']);

type Answerer = (request: FastifyRequest, caller: Caller) => Promise<HandlerReply<unknown>>;

function answerer(name: EndpointName, endpoint: Endpoint, parts: ApiParts): Answerer {
  const parameters = pathParameters(endpoint.path);
  const schema = schemas[name].input;
  const handler = parts.handlers[name] as (input: unknown, caller: Caller) => Promise<HandlerReply<unknown>>;
  const isBrowsing = endpoint.answer === 'cached' || browsing.has(name);
  return async (request, caller) => {
    if (isBrowsing && parts.loadShedder.isOverloaded()) {
      await parts.loadShedder.beforeRefusal();
      return serviceUnavailable();
    }
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
    const work = () => handler(checked.input, caller);
    if (!isBrowsing) return work();
    return (await parts.loadShedder.run(() => !request.raw.socket.destroyed, work)) ?? serviceUnavailable();
  };
}

/** Before the session is looked at and the body is read: a refusal costs next to nothing (R42). */
function shedLoad({ loadShedder }: ApiParts) {
  return (_request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    if (!loadShedder.isOverloaded()) {
      done();
      return;
    }
    const refuse = () => send(reply.header('cache-control', 'private, no-store'), serviceUnavailable());
    void loadShedder.beforeRefusal().then(refuse);
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
  if (endpoint.access === 'customer' && customer === null) return send(reply, requireLogin(name));
  const made = await answer(request, { ...visitor, customer });
  if (made.session) await changeSession(request, reply, parts, visitor, made.session);
  if (made.ok && searches.has(name)) return sendSearch(request, reply, made.data as SearchAnswer);
  return send(reply, made);
}

function sendSearch(request: FastifyRequest, reply: FastifyReply, found: SearchAnswer): FastifyReply {
  const { encoding, bytes } = compressFast(searchText(found), request.headers['accept-encoding']);
  if (encoding !== null) reply.header('content-encoding', encoding);
  return addVary(reply, 'accept-encoding').type(jsonType).send(bytes);
}

interface CacheableRequest extends ApiRequest {
  readonly cache: ApiCache;
  readonly keys: KnownUrls;
  readonly key: string;
}

/** A cached answer is sent without awaiting anything; only a miss makes a promise. */
function cachedHandler(call: Omit<CacheableRequest, 'request' | 'reply' | 'key'>) {
  const { cache, keys, parts, name } = call;
  const keyOf = cacheKey(name, schemas[name].input);
  return (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | undefined => {
    const key = keyOf(request.query as Record<string, unknown>, request.params as Record<string, unknown>);
    const asked: CacheableRequest = { ...call, request, reply, key };
    const hit = cache.get(key, parts.version(), parts.now());
    if (hit === undefined) return answerAndCache(asked);
    keys.remember(request.raw.url ?? '', key);
    sendRaw(reply, cachedCall(request, hit, parts));
    return undefined;
  };
}

async function answerAndCache(asked: CacheableRequest): Promise<FastifyReply> {
  const { request, reply, endpoint, cache, key, parts, answer } = asked;
  const version = parts.version();
  // Asked before the answer is made: a campaign may end meanwhile.
  const until = parts.validUntil();
  const begun = cache.moment;
  const made = await answer(request, serverItself);
  if (!made.ok) {
    reply.header('cache-control', 'no-store');
    return send(reply, made);
  }
  const response = new CachedResponse(Buffer.from(JSON.stringify(made.data)), jsonType);
  const value: CachedCall = { response, endpoint, until };
  // Every cached endpoint says what it depends on (handler.ts).
  const { dependsOn: tags = [] } = made;
  cache.set(key, version, { value, size: response.size, tags, until }, begun);
  return sendRaw(reply, cachedCall(request, value, parts));
}

function cachedCall(request: Pick<FastifyRequest, 'headers'>, call: CachedCall, { now }: ApiParts): RawAnswer {
  return cachedAnswer(request, call.response, `public, max-age=${browserSeconds(call, now)}, must-revalidate`);
}

/** No browser shows an offer beyond its end. */
function browserSeconds({ endpoint: { browserSeconds: most }, until }: CachedCall, now: () => number): number {
  return most === 0 ? 0 : Math.max(0, Math.min(most, Math.floor((until - now()) / 1000)));
}

function send(reply: FastifyReply, answer: Reply<unknown>): FastifyReply {
  if (!answer.ok) {
    if (answer.retryAfterSeconds !== undefined) reply.header('retry-after', String(answer.retryAfterSeconds));
    return reply.code(answer.status).send(answer.body);
  }
  if (answer.status === 204) return reply.code(204).send();
  return reply.code(answer.status).send(answer.data);
}
