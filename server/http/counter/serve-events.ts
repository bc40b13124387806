import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CounterEvent, counterEvents } from '#contract/counter/wire.ts';
import { shopId } from '#domain/shop/shop-id.ts';
import type { StaffStore } from '#server/ports/staff.ts';
import { writeEvents } from '../live/write-events.ts';
import { deviceToken } from './device-cookie.ts';
import type { EventHub, Stream } from './event-hub.ts';
import { sendRefusal } from './refusal-answers.ts';
import { counterHeadersOfAll } from './register-counter.ts';

interface EventParts {
  readonly hub: EventHub;
  readonly staff: StaffStore;
  readonly https: boolean;
  readonly now: () => number;
}

/**
 * Server-sent events of one shop, for a paired device, also while nobody is signed in: they carry numbers and versions, and
 * nothing about anybody. When the device is unpaired its stream ends at once.
 */
export function serveEvents(server: FastifyInstance, parts: EventParts): void {
  server.get<{ Querystring: { shop?: string } }>(counterEvents, async (request, reply) => {
    reply.headers(counterHeadersOfAll);
    const token = deviceToken(request, parts.https);
    const found = token === null ? null : await parts.staff.atDevice(token, parts.now());
    if (token === null || found === null) return sendRefusal(reply, { code: 'unpaired' });
    const { shop = '' } = request.query;
    if (!/^\d{1,9}$/.test(shop) || !found.device.shops.some((id) => id === Number(shop))) {
      return sendRefusal(reply, { code: 'unknown' });
    }
    const isStillPaired = async () => (await parts.staff.atDevice(token, parts.now())) !== null;
    const stream = openStream(request, reply, {
      device: found.device.id,
      shop: Number(shop),
      isStillPaired,
      hub: parts.hub,
    });
    if (!parts.hub.open(stream)) stream.end();
    return reply;
  });
}

interface Opening {
  readonly device: number;
  readonly shop: number;
  readonly isStillPaired: () => Promise<boolean>;
  readonly hub: EventHub;
}

function openStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { device, shop, isStillPaired, hub }: Opening,
): Stream {
  const events = writeEvents(request, reply, { retryMs: 2_000, onClose: () => hub.leave(stream) });
  const write = (event: CounterEvent, data: object) => {
    if (!events.write(event, data)) stream.end();
  };
  const stream: Stream = {
    device,
    shop: shopId(shop),
    send: (event, data) => {
      // Who stands at the device has changed: maybe it is nobody's any more.
      if (event === 'device') {
        isStillPaired().then((isPaired) => (isPaired ? write(event, data) : stream.end()), stream.end);
      } else write(event, data);
    },
    end: () => {
      hub.leave(stream);
      events.end();
    },
  };
  return stream;
}
