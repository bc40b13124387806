import type { Answer, CheckedInput } from '#contract/shop-api.ts';
import { answersAll } from '#domain/poll/poll.ts';
import type { Editorial, PollStore } from '#server/ports/content/editorial.ts';
import { done, type Result, refused, type Unknown } from '#server/ports/result.ts';
import { rightOnes, told } from './read-poll.ts';

export type BallotRefusal = Unknown | { readonly reason: 'answer-all' | 'answered-before' };

/** DEC-123: every question once, by everyone once. */
export async function answerPoll(
  { polls }: Editorial,
  store: PollStore,
  voter: string,
  input: CheckedInput<'answerPoll'>,
): Promise<Result<Answer<'answerPoll'>, BallotRefusal>> {
  const poll = polls.find(({ record, active }) => active && record.id === input.id);
  if (poll === undefined) return refused({ reason: 'unknown' });
  const given = input.answers.map(({ question_id, option_id }) => ({ questionId: question_id, optionId: option_id }));
  if (!answersAll(poll.record, input.answers)) return refused({ reason: 'answer-all' });
  const outcome = await store.answer(voter, given);
  if (outcome === 'answered-before') return refused({ reason: 'answered-before' });
  if (outcome === 'not-asked') return refused({ reason: 'answer-all' });
  return done({ score: rightOnes(poll, given), total: given.length, answers: told(poll, given) });
}
