import { useEffect, useRef, useState } from 'react';
import type { CounterAnswer } from '#contract/counter/answers.ts';
import type { CounterCall } from '#contract/counter/endpoints.ts';
import { randomUuid } from '#ui/browser/device/random-uuid.ts';
import type { Refusal } from '../data/answer.ts';
import type { CallOptions } from '../data/call.ts';
import { ask } from './read.ts';
import { shopId } from './session.ts';

export type ActState = 'idle' | 'sending' | 'unsure';

export type ActResult<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'refused'; readonly status: number; readonly refusal: Refusal }
  /** The same act runs already, or the screen was left and there is no connection for long. */
  | { readonly kind: 'none' };

export interface Act<Call extends CounterCall> {
  readonly state: ActState;
  readonly run: (
    params: Readonly<Record<string, string | number>>,
    body: CallOptions<Call>['body'],
  ) => Promise<ActResult<CounterAnswer<Call>>>;
}

const waits = [700, 1_500, 3_000, 5_000, 10_000];
/** So often an act is asked for whose screen was left: what was pressed is done, or known not to be. */
const turnsWhenLeft = 12;

/**
 * One act of a screen. Its key is made when the screen opens and the same until the shop has answered: when the connection drops in
 * the middle the same act is asked for again with the same key, until the truth is known.
 */
export function useAct<Call extends CounterCall>(name: Call): Act<Call> {
  const key = useRef(randomUuid());
  const running = useRef(false);
  const here = useRef(true);
  const [state, setState] = useState<ActState>('idle');

  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const run: Act<Call>['run'] = async (params, body) => {
    if (running.current) return { kind: 'none' };
    running.current = true;
    setState('sending');
    try {
      for (let turn = 0; here.current || turn < turnsWhenLeft; turn++) {
        const options = { params: { shop: shopId(), ...params }, body, key: key.current } as CallOptions<Call>;
        const answer = await ask(name, options);
        if (answer.kind !== 'no-connection') {
          key.current = randomUuid();
          return answer;
        }
        if (here.current) setState('unsure');
        await new Promise((resolve) => setTimeout(resolve, waits[Math.min(turn, waits.length - 1)]));
      }
      return { kind: 'none' };
    } finally {
      running.current = false;
      if (here.current) setState('idle');
    }
  };
  return { state, run };
}
