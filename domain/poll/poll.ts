import { mergeBy } from '#domain/collection/merge-by.ts';

export interface PollOption {
  readonly id: number;
  readonly text: string;
}

export interface PollQuestion {
  readonly id: number;
  readonly text: string;
  readonly options: readonly PollOption[];
}

export interface Poll {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly banner_desktop: string | null;
  readonly banner_mobile: string | null;
  readonly questions: readonly PollQuestion[];
}

export interface PollScore {
  readonly id: number;
  readonly score: number;
  readonly total: number;
  readonly participants: number;
}

/** ENT-84; `correct` is known only after answering (DEC-123). */
export interface PollAnswer {
  readonly question_id: number;
  readonly option_id: number;
  readonly correct: boolean;
}

export function mergePolls(held: readonly Poll[], incoming: readonly Poll[]): readonly Poll[] {
  return mergeBy(held, incoming, (poll) => poll.id);
}

export function mergeScores(held: readonly PollScore[], incoming: readonly PollScore[]): readonly PollScore[] {
  return mergeBy(held, incoming, (score) => score.id);
}

export function mergeAnswers(held: readonly PollAnswer[], incoming: readonly PollAnswer[]): readonly PollAnswer[] {
  return mergeBy(held, incoming, (answer) => answer.question_id);
}

/** Every question must be answered, with one of its own options (DEC-123). */
export function answersAll(
  { questions }: Pick<Poll, 'questions'>,
  answers: readonly Pick<PollAnswer, 'question_id' | 'option_id'>[],
): boolean {
  const chosen = new Map(answers.map((answer) => [answer.question_id, answer.option_id]));
  return (
    chosen.size === answers.length &&
    chosen.size === questions.length &&
    questions.every((question) => question.options.some((option) => option.id === chosen.get(question.id)))
  );
}
