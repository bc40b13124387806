import type { GivenAnswer, PollStore } from '#server/ports/content/editorial.ts';
import type { Database } from '../connection/client.ts';

const foreignKeyViolation = '23503';

/** Rolls the transaction back: all answers are stored or none. */
class AnsweredBefore extends Error {}

export function pollStore(database: Database): PollStore {
  return {
    answersOf: (voter, questionIds) =>
      database.query<GivenAnswer>(
        `SELECT question_id AS "questionId", option_id AS "optionId" FROM poll_answers
          WHERE voter = $1 AND question_id = ANY($2) ORDER BY question_id`,
        [voter, questionIds],
      ),
    answer: async (voter, answers) => {
      const written = database.transaction(async (tx) => {
        // The primary key (question, voter) decides between two that come at once.
        const count = await tx.execute(
          `INSERT INTO poll_answers (question_id, voter, option_id)
           SELECT question_id, $1, option_id FROM unnest($2::int[], $3::int[]) AS given (question_id, option_id)
           ON CONFLICT DO NOTHING`,
          [voter, answers.map(({ questionId }) => questionId), answers.map(({ optionId }) => optionId)],
        );
        if (count !== answers.length) throw new AnsweredBefore();
        return 'written' as const;
      });
      return written.catch((error: unknown) => {
        if (error instanceof AnsweredBefore) return 'answered-before';
        if ((error as { code?: unknown }).code === foreignKeyViolation) return 'not-asked';
        throw error;
      });
    },
    counts: (questionIds) =>
      database.query<GivenAnswer & { count: number }>(
        `SELECT question_id AS "questionId", option_id AS "optionId", count(*)::int AS count FROM poll_answers
          WHERE question_id = ANY($1) GROUP BY question_id, option_id`,
        [questionIds],
      ),
    participants: async (questionIds) => {
      const rows = await database.query<{ count: number }>(
        'SELECT count(DISTINCT voter)::int AS count FROM poll_answers WHERE question_id = ANY($1)',
        [questionIds],
      );
      return rows[0]?.count ?? 0;
    },
  };
}
