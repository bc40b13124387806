import type { DeskPolls, StoredPoll } from '#server/ports/desk/editorial/desk-polls.ts';
import type { Queryable } from '../connection/client.ts';

type PollRow = Omit<StoredPoll, 'opensAt' | 'closesAt'> & {
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
};

async function readPolls(tx: Queryable, where: string, params: readonly unknown[]): Promise<StoredPoll[]> {
  const rows = await tx.query<PollRow>(
    `SELECT p.poll_id AS id, p.version, p.name, p.description, p.active, p.opens_at AS "opensAt", p.closes_at AS "closesAt",
            (SELECT count(DISTINCT a.voter)::int FROM poll_answers a JOIN poll_questions q USING (question_id)
              WHERE q.poll_id = p.poll_id) AS participants,
            COALESCE((SELECT jsonb_agg(jsonb_build_object('id', q.question_id, 'text', q.text, 'options', COALESCE(
                       (SELECT jsonb_agg(jsonb_build_object('id', o.option_id, 'text', o.text, 'correct', o.correct, 'answers',
                                 (SELECT count(*) FROM poll_answers a WHERE a.option_id = o.option_id)) ORDER BY o.sort, o.option_id)
                          FROM poll_options o WHERE o.question_id = q.question_id), '[]')) ORDER BY q.sort, q.question_id)
                        FROM poll_questions q WHERE q.poll_id = p.poll_id), '[]') AS questions
       FROM polls p ${where}`,
    params,
  );
  return rows.map(({ opensAt, closesAt, ...poll }) => ({
    ...poll,
    opensAt: opensAt?.getTime() ?? null,
    closesAt: closesAt?.getTime() ?? null,
  }));
}

export function deskPolls(tx: Queryable): DeskPolls {
  const find = async (id: number) => (await readPolls(tx, 'WHERE p.poll_id = $1', [id]))[0] ?? null;
  return {
    all: () => readPolls(tx, 'ORDER BY p.poll_id DESC LIMIT 200', []),
    find,
    lock: async (id) => {
      await tx.query('SELECT FROM polls WHERE poll_id = $1 FOR UPDATE', [id]);
      // Answers that are being given wait until it is decided what goes.
      await tx.query(
        `SELECT FROM poll_options o JOIN poll_questions q USING (question_id) WHERE q.poll_id = $1 FOR UPDATE OF o`,
        [id],
      );
      return find(id);
    },
    make: async (name) => {
      const [made] = await tx.query<{ id: number }>('INSERT INTO polls (name) VALUES ($1) RETURNING poll_id AS id', [
        name,
      ]);
      return made?.id ?? 0;
    },
    write: async ({ id, name, description, active, opensAt, closesAt, questions }) => {
      await tx.execute(
        `UPDATE polls SET name = $2, description = $3, active = $4, opens_at = $5, closes_at = $6, version = version + 1
          WHERE poll_id = $1`,
        [id, name, description, active, opensAt, closesAt],
      );
      const remaining = questions.flatMap((question) => question.id ?? []);
      const remainingOptions = questions.flatMap(({ options }) => options.flatMap((option) => option.id ?? []));
      await tx.execute('DELETE FROM poll_questions WHERE poll_id = $1 AND question_id <> ALL($2)', [id, remaining]);
      await tx.execute(
        'DELETE FROM poll_options o USING poll_questions q WHERE q.question_id = o.question_id AND q.poll_id = $1 AND o.option_id <> ALL($2)',
        [id, remainingOptions],
      );
      for (const [sort, question] of questions.entries()) {
        const [written] = await tx.query<{ id: number }>(
          question.id === null
            ? 'INSERT INTO poll_questions (poll_id, text, sort) VALUES ($1, $2, $3) RETURNING question_id AS id'
            : 'UPDATE poll_questions SET text = $2, sort = $3 WHERE poll_id = $1 AND question_id = $4 RETURNING question_id AS id',
          [id, question.text, sort, ...(question.id === null ? [] : [question.id])],
        );
        for (const [place, option] of question.options.entries())
          await tx.execute(
            option.id === null
              ? 'INSERT INTO poll_options (question_id, text, correct, sort) VALUES ($1, $2, $3, $4)'
              : 'UPDATE poll_options SET text = $2, correct = $3, sort = $4 WHERE question_id = $1 AND option_id = $5',
            [written?.id, option.text, option.correct, place, ...(option.id === null ? [] : [option.id])],
          );
      }
    },
    close: async (id, at) => {
      await tx.execute(
        `UPDATE polls SET active = false, closes_at = CASE WHEN opens_at >= $2 THEN NULL ELSE $2 END, version = version + 1
          WHERE poll_id = $1`,
        [id, new Date(at)],
      );
    },
  };
}
