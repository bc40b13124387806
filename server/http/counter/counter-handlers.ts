import type { CounterAnswer, CounterRefusal } from '#contract/counter/answers.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import { beginPicking } from '#server/use-cases/counter/begin-picking.ts';
import { cancelOrder } from '#server/use-cases/counter/cancel-order.ts';
import { countStock } from '#server/use-cases/counter/count-stock.ts';
import type { CounterParts } from '#server/use-cases/counter/counter-parts.ts';
import { handOut } from '#server/use-cases/counter/hand-out.ts';
import { holdLonger } from '#server/use-cases/counter/hold-longer.ts';
import { makeReady } from '#server/use-cases/counter/make-ready.ts';
import { movePlace } from '#server/use-cases/counter/move-place.ts';
import { pickLines } from '#server/use-cases/counter/pick-lines.ts';
import { putBack } from '#server/use-cases/counter/put-back.ts';
import { findOrders } from '#server/use-cases/counter/reading/find-orders.ts';
import { listPutBack } from '#server/use-cases/counter/reading/list-put-back.ts';
import { readDevice } from '#server/use-cases/counter/reading/read-device.ts';
import { readFigures } from '#server/use-cases/counter/reading/read-figures.ts';
import { readOrder } from '#server/use-cases/counter/reading/read-order.ts';
import { readQueue } from '#server/use-cases/counter/reading/read-queue.ts';
import { readReturnable } from '#server/use-cases/counter/reading/read-returnable.ts';
import { readStock } from '#server/use-cases/counter/reading/read-stock.ts';
import { refundOrder } from '#server/use-cases/counter/refund-order.ts';
import { reportMissing } from '#server/use-cases/counter/report-missing.ts';
import { sendOrder } from '#server/use-cases/counter/send-order.ts';
import { showPhone } from '#server/use-cases/counter/show-phone.ts';
import { takeBack } from '#server/use-cases/counter/take-back.ts';
import { tellAgain } from '#server/use-cases/counter/tell-again.ts';
import { openClerk } from '#server/use-cases/staff/open-clerk.ts';
import { pairDevice } from '#server/use-cases/staff/pair-device.ts';
import { signIn } from '#server/use-cases/staff/sign-in.ts';
import type { CounterAsked, CounterHandlers } from './counter-call.ts';
import { deviceToken, giveDeviceToken, newDeviceToken } from './device-cookie.ts';

type OrderCall =
  | 'begin'
  | 'pick'
  | 'reportMissing'
  | 'ready'
  | 'handOut'
  | 'send'
  | 'cancel'
  | 'holdLonger'
  | 'movePlace'
  | 'tellAgain'
  | 'putBack'
  | 'refund';

/** One handler for each row of the counter's endpoint table; a row without one does not compile. */
export function counterHandlers(parts: CounterParts, https: boolean): CounterHandlers {
  const device = async ({ request }: Pick<CounterAsked<'device'>, 'request'>) => {
    const token = deviceToken(request, https);
    const found = token === null ? null : await parts.staff.atDevice(token, parts.now());
    return found === null ? null : readDevice(parts, found);
  };
  /** After something that only a paired device does. */
  const thenDevice = async (asked: Pick<CounterAsked<'device'>, 'request'>) => {
    const known = await device(asked);
    return known === null ? refused({ code: 'unpaired' } as const) : done(known);
  };
  /** Acts on an order answer with the order as it then is. */
  const thenOrder =
    <Call extends OrderCall>(work: (asked: CounterAsked<Call>) => Promise<Result<unknown, CounterRefusal>>) =>
    async (asked: CounterAsked<Call>): Promise<Result<CounterAnswer<'order'>, CounterRefusal>> => {
      const outcome = await work(asked);
      return outcome.ok ? readOrder(parts, asked.at(), asked.number('id')) : outcome;
    };
  return {
    pair: async ({ body, address, reply }) => {
      const token = newDeviceToken();
      const paired = await pairDevice(parts, { code: body.code, token, address });
      if (!paired.ok) return paired;
      giveDeviceToken(reply, token, https);
      return done(await readDevice(parts, { device: paired.value, session: null }));
    },
    unpair: async ({ atDevice, reply }) => {
      const {
        device: { id },
        session,
      } = atDevice();
      await parts.staff.unpairDevice(id, { member: session?.member.id ?? null, device: id, shop: null });
      giveDeviceToken(reply, null, https);
      return done(null);
    },
    device: async (asked) => done(await device(asked)),
    signIn: async (asked) => {
      const outcome = await signIn(parts, { device: asked.atDevice().device, ...asked.body });
      if (outcome.ok) return thenDevice(asked);
      const { refusal } = outcome;
      return refused(
        'lockedUntil' in refusal ? { ...refusal, lockedUntil: new Date(refusal.lockedUntil).toISOString() } : refusal,
      );
    },
    lock: async ({ atDevice }) => {
      await parts.staff.endSession(atDevice().device.id, parts.now());
      return done(null);
    },
    openClerk: async (asked) => {
      const { device: at, session } = asked.atDevice();
      if (session === null) return refused({ code: 'locked' });
      const opened = await openClerk(parts, { clerk: asked.number('clerk'), device: at, session });
      return opened.ok ? thenDevice(asked) : opened;
    },
    queue: async ({ at }) => done(await readQueue(parts, at())),
    find: ({ at, query }) => findOrders(parts, at(), typeof query.q === 'string' ? query.q : ''),
    putBackList: async ({ at }) => done(await listPutBack(parts, at())),
    figures: async ({ at }) => done(await readFigures(parts, at())),
    stock: ({ at, text }) => readStock(parts, at(), text('ean')),
    count: ({ at, text, key, body }) => countStock(parts, at(), { ean: text('ean'), key, counted: body.counted }),
    order: ({ at, number }) => readOrder(parts, at(), number('id')),
    begin: thenOrder(({ at, act, body }) => beginPicking(parts, at(), act(), body)),
    pick: thenOrder(({ at, act, body }) => pickLines(parts, at(), act(), body.lines)),
    ready: thenOrder(({ at, act, body }) => makeReady(parts, at(), act(), body)),
    reportMissing: thenOrder(({ at, act, body }) => reportMissing(parts, at(), act(), body)),
    send: thenOrder(({ at, act, body }) => sendOrder(parts, at(), act(), body)),
    cancel: thenOrder(({ at, act, body }) => cancelOrder(parts, at(), act(), body)),
    holdLonger: thenOrder(({ at, act }) => holdLonger(parts, at(), act())),
    movePlace: thenOrder(({ at, act, body }) => movePlace(parts, at(), act(), body)),
    tellAgain: thenOrder(({ at, act }) => tellAgain(parts, at(), act())),
    showPhone: ({ at, act }) => showPhone(parts, at(), act()),
    putBack: thenOrder(({ at, act }) => putBack(parts, at(), act())),
    returnable: ({ at, number }) => readReturnable(parts, at(), number('id')),
    takeBack: ({ at, act, body }) => takeBack(parts, at(), act(), body),
    refund: thenOrder(({ at, act, body }) => refundOrder(parts, at(), act(), body)),
    handOut: thenOrder(({ at, act, body }) => handOut(parts, at(), act(), body)),
  };
}
