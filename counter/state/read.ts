import type { CounterAnswer } from '#contract/counter/answers.ts';
import type { CounterCall } from '#contract/counter/endpoints.ts';
import type { Answer } from '../data/answer.ts';
import { type CallOptions, call } from '../data/call.ts';
import { setShopClock } from './clock.ts';
import { connectionLost, heard } from './connection.ts';
import { standsNoMore } from './sign-in.ts';

/** A call whose answer also tells whether there is a connection, what time it is, and whether the clerk still stands here. */
export async function ask<Call extends CounterCall>(
  name: Call,
  options: CallOptions<Call> = {},
): Promise<Answer<CounterAnswer<Call>>> {
  const answer = await call(name, options);
  if (answer.kind === 'no-connection') {
    connectionLost();
    return answer;
  }
  heard();
  if (answer.kind === 'refused' && answer.status === 401) void standsNoMore();
  if (answer.kind === 'done') {
    const { now } = (answer.value ?? {}) as { now?: unknown };
    if (typeof now === 'string') setShopClock(now);
  }
  return answer;
}
