import { failure, notFound, type Reply, success, unprocessable } from '#contract/reply.ts';
import type { Answer, CheckedInput } from '#contract/shop-api.ts';
import { answersAll } from '#domain/poll/poll.ts';
import type { Editorial, PollStore } from '#server/ports/content/editorial.ts';
import { rightOnes, told } from './read-poll.ts';

export interface PollTexts {
  readonly alreadyAnswered: string;
  readonly answerAll: string;
}

/** DEC-123: every question once, by everyone once. */
export async function answerPoll(
  { polls }: Editorial,
  store: PollStore,
  voter: string,
  texts: PollTexts,
  input: CheckedInput<'answerPoll'>,
): Promise<Reply<Answer<'answerPoll'>>> {
  const poll = polls.find(({ record, active }) => active && record.id === input.id);
  if (poll === undefined) return notFound();
  const given = input.answers.map(({ question_id, option_id }) => ({ questionId: question_id, optionId: option_id }));
  const notThese = unprocessable({ answers: [texts.answerAll] });
  if (!answersAll(poll.record, input.answers)) return notThese;
  const outcome = await store.answer(voter, given);
  if (outcome === 'answered-before') return failure(422, texts.alreadyAnswered);
  if (outcome === 'not-asked') return notThese;
  return success({ score: rightOnes(poll, given), total: given.length, answers: told(poll, given) }, 201);
}
