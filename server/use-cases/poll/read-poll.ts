import type { PollAnswerRecord, PollRecord, QuestionScoreRecord } from '#contract/poll.ts';
import type { Answer } from '#contract/shop-api.ts';
import { type Tagged, tagged } from '#server/ports/cache-tag.ts';
import type { Editorial, EditorialPoll, GivenAnswer, PollStore } from '#server/ports/content/editorial.ts';
import { done, type Result, refused, type Unknown } from '#server/ports/result.ts';

export function activePolls({ polls }: Editorial): Result<Tagged<PollRecord[]>, never> {
  const active = polls.filter((poll) => poll.active).map(({ record }) => record);
  return done(tagged(active, []));
}

export function readPoll({ polls }: Editorial, { id }: { id: number }): Result<Tagged<PollRecord>, Unknown> {
  const poll = polls.find(({ record }) => record.id === id);
  return poll === undefined ? refused({ reason: 'unknown' }) : done(tagged(poll.record, []));
}

/** API-49: how many of the questions the voter has right, and how many have taken part (DEC-124). */
export async function pollScore(
  { polls }: Editorial,
  store: PollStore,
  voter: string,
  { id }: { id: number },
): Promise<Result<Answer<'pollScore'>, Unknown>> {
  const poll = polls.find(({ record }) => record.id === id);
  if (poll === undefined) return refused({ reason: 'unknown' });
  const questions = questionIds(poll);
  const [given, participants] = await Promise.all([store.answersOf(voter, questions), store.participants(questions)]);
  return done({ id, score: rightOnes(poll, given), total: questions.length, participants });
}

export async function questionScore(
  editorial: Editorial,
  store: PollStore,
  { id }: { id: number },
): Promise<Result<QuestionScoreRecord, Unknown>> {
  const poll = pollOfQuestion(editorial, id);
  const question = poll?.record.questions.find((entry) => entry.id === id);
  if (poll === undefined || question === undefined) return refused({ reason: 'unknown' });
  const counts = new Map((await store.counts([id])).map(({ optionId, count }) => [optionId, count]));
  const options = question.options.map((option) => ({ option_id: option.id, count: counts.get(option.id) ?? 0 }));
  const right = options.filter(({ option_id }) => poll.correct.has(option_id));
  return done({ id, options, correct_count: sum(right), total: sum(options) });
}

/** API-52: the voter's own answers, empty before answering. */
export async function ownPollAnswers(
  { polls }: Editorial,
  store: PollStore,
  voter: string,
  { id }: { id: number },
): Promise<Result<PollAnswerRecord[], Unknown>> {
  const poll = polls.find(({ record }) => record.id === id);
  if (poll === undefined) return refused({ reason: 'unknown' });
  return done(told(poll, await store.answersOf(voter, questionIds(poll))));
}

export async function ownQuestionAnswers(
  editorial: Editorial,
  store: PollStore,
  voter: string,
  { id }: { id: number },
): Promise<Result<PollAnswerRecord[], Unknown>> {
  const poll = pollOfQuestion(editorial, id);
  return poll === undefined ? refused({ reason: 'unknown' }) : done(told(poll, await store.answersOf(voter, [id])));
}

export function questionIds({ record }: EditorialPoll): number[] {
  return record.questions.map(({ id }) => id);
}

export function rightOnes({ correct }: EditorialPoll, given: readonly GivenAnswer[]): number {
  return given.filter(({ optionId }) => correct.has(optionId)).length;
}

export function told({ correct }: EditorialPoll, given: readonly GivenAnswer[]): PollAnswerRecord[] {
  return given.map(({ questionId, optionId }) => ({
    question_id: questionId,
    option_id: optionId,
    correct: correct.has(optionId),
  }));
}

function pollOfQuestion({ polls }: Editorial, id: number): EditorialPoll | undefined {
  return polls.find(({ record }) => record.questions.some((question) => question.id === id));
}

function sum(options: readonly { count: number }[]): number {
  return options.reduce((total, { count }) => total + count, 0);
}
