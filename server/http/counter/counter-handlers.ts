import type { CounterAnswer, CounterRefusal } from '#contract/counter/answers.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import { beginPicking } from '#server/use-cases/counter/begin-picking.ts';
import type { CounterParts } from '#server/use-cases/counter/counter-parts.ts';
import { handOut } from '#server/use-cases/counter/hand-out.ts';
import { makeReady } from '#server/use-cases/counter/make-ready.ts';
import { pickLines } from '#server/use-cases/counter/pick-lines.ts';
import { readDevice } from '#server/use-cases/counter/read-device.ts';
import { readOrder } from '#server/use-cases/counter/read-order.ts';
import { readQueue } from '#server/use-cases/counter/read-queue.ts';
import { openClerk } from '#server/use-cases/staff/open-clerk.ts';
import { pairDevice } from '#server/use-cases/staff/pair-device.ts';
import { signIn } from '#server/use-cases/staff/sign-in.ts';
import type { CounterAsked, CounterHandlers } from './counter-call.ts';
import { deviceToken, giveDeviceToken, newDeviceToken } from './device-cookie.ts';

type OrderCall = 'begin' | 'pick' | 'ready' | 'handOut';

/** One handler for each row of the counter's endpoint table; a row without one does not compile. */
export function counterHandlers(parts: CounterParts, https: boolean): CounterHandlers {
  const device = async ({ request }: Pick<CounterAsked<'device'>, 'request'>) => {
    const token = deviceToken(request, https);
    const found = token === null ? null : await parts.staff.atDevice(token, parts.now());
    return found === null ? refused({ code: 'unpaired' } as const) : done(await readDevice(parts, found));
  };
  /** Acts on an order answer with the order as it then is. */
  const thenOrder =
    <Call extends OrderCall>(work: (asked: CounterAsked<Call>) => Promise<Result<unknown, CounterRefusal>>) =>
    async (asked: CounterAsked<Call>): Promise<Result<CounterAnswer<'order'>, CounterRefusal>> => {
      const outcome = await work(asked);
      return outcome.ok ? readOrder(parts, asked.at(), asked.number('id')) : outcome;
    };
  const handlers: Partial<CounterHandlers> = {
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
    device,
    signIn: async (asked) => {
      const outcome = await signIn(parts, { device: asked.atDevice().device, ...asked.body });
      if (outcome.ok) return device(asked);
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
      return opened.ok ? device(asked) : opened;
    },
    queue: async ({ at }) => done(await readQueue(parts, at())),
    order: ({ at, number }) => readOrder(parts, at(), number('id')),
    begin: thenOrder(({ at, act, body }) => beginPicking(parts, at(), act(), body)),
    pick: thenOrder(({ at, act, body }) => pickLines(parts, at(), act(), body.lines)),
    ready: thenOrder(({ at, act, body }) => makeReady(parts, at(), act(), body)),
    handOut: thenOrder(({ at, act, body }) => handOut(parts, at(), act(), body)),
  };
  return handlers as CounterHandlers;
}
