import { counterOrderText } from '#content/nb/counter/order.ts';
import { counterPickText as text } from '#content/nb/counter/pick.ts';
import type { CounterOrder } from '#contract/counter/records.ts';
import { goOnFrom } from '../routing/route.ts';
import { type ActResult, type ActState, useAct } from '../state/act.ts';
import { tell } from '../state/notice.ts';
import { orderNow, takeOrder } from '../state/orders.ts';
import { loadQueue } from '../state/queue.ts';
import { tellRefusal } from '../state/refusal-words.ts';
import { sendTicks } from '../state/send-ticks.ts';

export interface Finish {
  readonly state: ActState;
  readonly ready: (place: string) => Promise<void>;
  readonly send: (trackingUrl: string | null) => Promise<void>;
  readonly cancel: () => Promise<void>;
}

/** The end of a pick: on the shelf, sent, or nothing found. What was ticked is sent before. */
export function useFinish(order: CounterOrder, last: boolean): Finish {
  const ready = useAct('ready');
  const send = useAct('send');
  const cancel = useAct('cancel');

  const expected = async () => {
    await sendTicks();
    const { status, version } = orderNow(order.id) ?? order;
    return { expectedStatus: status, version };
  };
  const after = (result: ActResult<CounterOrder>, words: string) => {
    if (result.kind === 'none') return;
    if (result.kind === 'refused') return tellRefusal(result.refusal, order.id);
    takeOrder(result.value);
    tell(words);
    void loadQueue();
    if (last) goOnFrom('pick', { screen: 'queue' });
  };
  const states = [ready.state, send.state, cancel.state];
  return {
    state: states.includes('unsure') ? 'unsure' : states.includes('sending') ? 'sending' : 'idle',
    ready: async (place) =>
      after(await ready.run({ id: order.id }, { ...(await expected()), place }), text.done(order.id, place)),
    send: async (trackingUrl) =>
      after(await send.run({ id: order.id }, { ...(await expected()), trackingUrl }), text.sendDone(order.id)),
    cancel: async () =>
      after(
        await cancel.run({ id: order.id }, { ...(await expected()), reason: 'sold-out', text: '' }),
        counterOrderText.cancelled,
      ),
  };
}
