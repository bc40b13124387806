import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiPrefix, type Endpoint, type EndpointName, endpoints } from '#contract/endpoints.ts';
import { failure, type Reply } from '#contract/reply.ts';
import { schemas } from '#contract/schemas.ts';
import { KeptAnswer } from '../kept-answers.ts';
import { KeptStore } from '../kept-store.ts';
import { carriesPageToken } from '../session/csrf.ts';
import { type Visitor, visitorOf } from '../session/visitor.ts';
import { checkInput, pathParameters } from './check-input.ts';
import type { Caller, Handlers } from './handler.ts';

export interface ApiParts {
  readonly handlers: Handlers;
  readonly sessionSecret: string;
  /** Changes whenever the catalogue, the settings or the reference lists do. */
  readonly version: () => number;
  /** When the next campaign starts or ends: what was made before is not true after. */
  readonly validUntil: () => number;
  readonly now: () => number;
}

const keptBytes = 64 * 1024 * 1024;

/** Makes a route of every row of the endpoint table. Returns the store, so that changed articles can be dropped. */
export function registerApi(app: FastifyInstance, parts: ApiParts): KeptStore<KeptAnswer> {
  const kept = new KeptStore<KeptAnswer>(keptBytes);
  for (const [name, endpoint] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
    const answer = answerer(name, endpoint, parts);
    app.route({
      method: endpoint.method,
      url: apiPrefix + endpoint.path,
      handler:
        endpoint.answer === 'kept'
          ? (request, reply) => sendKept({ request, reply, endpoint, kept, parts, answer })
          : (request, reply) => sendFresh(request, reply, endpoint, parts, answer),
    });
  }
  // Whatever else is asked below the API's prefix is no page.
  app.all('/api/*', (_request, reply) => reply.callNotFound());
  return kept;
}

type Answerer = (request: FastifyRequest, caller: Caller) => Promise<Reply<unknown>>;

function answerer(name: EndpointName, endpoint: Endpoint, parts: ApiParts): Answerer {
  const parameters = pathParameters(endpoint.path);
  const schema = schemas[name].input;
  const handler = parts.handlers[name] as (input: unknown, caller: Caller) => Promise<Reply<unknown>>;
  return async (request, caller) => {
    const body = endpoint.method === 'GET' ? {} : request.body;
    if (body !== undefined && (typeof body !== 'object' || body === null || Array.isArray(body))) {
      return failure(422, 'The body must be a JSON object.');
    }
    const input = { ...(request.query as object), ...body, ...(request.params as object) };
    const checked = checkInput(schema, input, parameters);
    return checked.ok ? handler(checked.input, caller) : checked;
  };
}

async function sendFresh(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  parts: ApiParts,
  answer: Answerer,
): Promise<FastifyReply> {
  const visitor: Visitor = visitorOf(request, reply, parts.sessionSecret);
  reply.header('cache-control', 'private, no-store');
  if (endpoint.method !== 'GET' && !carriesPageToken(request, visitor.csrfToken)) {
    return reply.code(419).send({ message: 'CSRF token mismatch.' });
  }
  return send(reply, await answer(request, visitor));
}

interface KeptRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly endpoint: Endpoint;
  readonly kept: KeptStore<KeptAnswer>;
  readonly parts: ApiParts;
  readonly answer: Answerer;
}

async function sendKept({ request, reply, endpoint, kept, parts, answer }: KeptRequest): Promise<FastifyReply> {
  const key = request.raw.url ?? '';
  const version = parts.version();
  let hit = kept.get(key, version, parts.now());
  if (hit === undefined) {
    const made = await answer(request, null);
    if (!made.ok) {
      reply.header('cache-control', 'no-store');
      return send(reply, made);
    }
    const json = JSON.stringify(made.data);
    hit = new KeptAnswer(Buffer.from(json));
    const tags = articleIdsIn(json);
    kept.set(key, version, { value: hit, size: hit.size, tags, until: parts.validUntil() });
  }
  reply.header('etag', hit.etag);
  reply.header('vary', 'accept-encoding');
  reply.header('cache-control', `public, max-age=${endpoint.browserSeconds}, must-revalidate`);
  if (request.headers['if-none-match'] === hit.etag) return reply.code(304).send();
  const { encoding, bytes } = hit.encoded(request.headers['accept-encoding']);
  if (encoding !== null) reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(bytes);
}

/** Which articles an answer shows, so that a change of one drops the answers that show it. */
function articleIdsIn(json: string): number[] {
  const ids = new Set<number>();
  for (const match of json.matchAll(/"ArticleID":(\d+)/g)) ids.add(Number(match[1]));
  return [...ids];
}

function send(reply: FastifyReply, answer: Reply<unknown>): FastifyReply {
  if (!answer.ok) return reply.code(answer.status).send(answer.body);
  if (answer.status === 204) return reply.code(204).send();
  return reply.code(answer.status).send(answer.data);
}
