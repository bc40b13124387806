import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type LiveEvent, liveEventsPath } from '#contract/live.ts';
import type { Sessions } from '#server/ports/customer/sessions.ts';
import type { CheckoutParts } from '#server/use-cases/checkout/checkout-parts.ts';
import { readReservation } from '#server/use-cases/reservation/read-reservation.ts';
import type { LoadShedder } from '../resilience/load-shedder.ts';
import { type Visitor, type VisitorParts, visitorOf } from '../session/visitor.ts';
import type { Followed, ShopperHub, ShopperStream } from './shopper-hub.ts';
import { writeEvents } from './write-events.ts';

export interface ShopperEventParts extends VisitorParts {
  readonly hub: ShopperHub;
  readonly sessions: Pick<Sessions, 'customerOf'>;
  readonly checkout: CheckoutParts;
  readonly loadShedder: LoadShedder;
  readonly now: () => number;
}

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** How long a browser waits before it reconnects after a stream has ended. */
const retryMs = 3_000;
const retryAfterSeconds = 30;

/**
 * Server-sent events for shoppers (contract/live.ts). Streams stand beside the requests: they are not counted by the load
 * shedder, and under load no new one of the stock is opened.
 */
export function serveShopperEvents(server: FastifyInstance, parts: ShopperEventParts): void {
  server.get<{ Querystring: Query }>(liveEventsPath, async (request, reply) => {
    reply.header('cache-control', 'private, no-store').header('cross-origin-resource-policy', 'same-origin');
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none')
      return refuse(reply, 403, 'Not for other sites.');
    const asked = readQuery(request.query);
    if (asked === null) return refuse(reply, 422, 'Follow one thing: an order, an article, or mine=1.');
    if ('article' in asked && parts.loadShedder.isOverloaded()) return later(reply, 503);
    const visitor = visitorOf(request, reply, parts);
    const follows = 'article' in asked ? (`article:${asked.article}` as const) : await allowed(parts, visitor, asked);
    if (follows === null) return refuse(reply, 404, 'Not found.');
    return open({ parts, request, reply, visitor, follows });
  });
}

type Asked =
  | { readonly article: number }
  | { readonly mine: true }
  | { readonly order: number; readonly token: string | undefined };

function readQuery({ order, token, mine, article }: Query): Asked | null {
  const number = (text: unknown) => (typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);
  if ([order, mine, article].filter((value) => value !== undefined).length !== 1) return null;
  if (mine !== undefined) return mine === '1' ? { mine: true } : null;
  const id = number(order ?? article);
  if (id === null || (token !== undefined && (typeof token !== 'string' || token.length > 100))) return null;
  return article === undefined ? { order: id, token } : { article: id };
}

/** Unknown to whoever it does not belong to, as if there were none. */
async function allowed(
  parts: ShopperEventParts,
  { sessionId }: Visitor,
  asked: Exclude<Asked, { readonly article: number }>,
): Promise<Followed | null> {
  const customer = await parts.sessions.customerOf(sessionId);
  if ('mine' in asked) return customer === null ? null : `customer:${customer.id}`;
  const found = await readReservation(parts.checkout, {
    id: asked.order,
    token: asked.token,
    customerId: customer?.id ?? null,
  });
  return found.ok ? `order:${asked.order}` : null;
}

interface Opening {
  readonly parts: ShopperEventParts;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly visitor: Visitor;
  readonly follows: Followed;
}

function open({ parts, request, reply, visitor, follows }: Opening): FastifyReply {
  // What is told before the answer has begun.
  const queued: [LiveEvent, object][] = [];
  let events: ReturnType<typeof writeEvents> | null = null;
  const stream: ShopperStream = {
    follows,
    visitor: visitor.sessionId,
    address: visitor.address,
    openedAt: parts.now(),
    send: (event, data) => {
      if (events === null) queued.push([event, data]);
      else if (!events.write(event, data)) stream.end();
    },
    end: () => {
      parts.hub.leave(stream);
      events?.end();
    },
  };
  const opened = parts.hub.open(stream);
  if (opened !== 'opened') return later(reply, opened === 'too-many-of-visitor' ? 429 : 503);
  events = writeEvents(request, reply, { retryMs, onClose: () => parts.hub.leave(stream) });
  for (const [event, data] of queued) stream.send(event, data);
  return reply;
}

function later(reply: FastifyReply, status: 429 | 503): FastifyReply {
  reply.header('retry-after', String(retryAfterSeconds));
  return refuse(reply, status, 'Too many streams are open.');
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).send({ message });
}
