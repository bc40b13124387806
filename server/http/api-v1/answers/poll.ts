import { pollErrors } from '#content/nb/errors.ts';
import { type Failure, failure, notFound, unprocessable } from '#contract/reply.ts';
import type { BallotRefusal } from '#server/use-cases/poll/answer-poll.ts';

export function ballotRefused({ reason }: BallotRefusal): Failure {
  switch (reason) {
    case 'unknown':
      return notFound();
    case 'answer-all':
      return unprocessable({ answers: [pollErrors.answerAll] });
    case 'answered-before':
      return failure(422, pollErrors.alreadyAnswered);
  }
}
