import type { DeskCall } from '#contract/desk/endpoints.ts';
import type { DeskAnswer, DeskRequest } from '#contract/desk/schemas.ts';
import type { Answer } from '../data/answer.ts';
import { type CallOptions, call } from '../data/call.ts';
import { isConnected } from './connection.ts';
import { askSession } from './session.ts';

/** A call whose answer also tells whether there is a line, and whether the person is still signed in. */
export async function ask<Call extends DeskCall>(
  name: Call,
  input: DeskRequest<Call>,
  options: CallOptions = {},
): Promise<Answer<DeskAnswer<Call>>> {
  const answer = await call(name, input, options);
  isConnected.set(answer.kind !== 'no-connection');
  if (answer.kind === 'refused' && answer.refusal.code === 'signed-out') void askSession();
  return answer;
}
