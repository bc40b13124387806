import { same } from '#domain/editing/merge-fields.ts';
import { answersLost } from '#domain/poll/answers-lost.ts';
import type { StoredPoll } from '#server/ports/desk/editorial/desk-polls.ts';
import { done, refused } from '#server/ports/result.ts';
import type { Undoer } from '../undo/undoer.ts';
import { type LoggedPoll, loggedPoll } from './logged-poll.ts';

const changedSince = refused({ code: 'conflict', reason: 'changed-since', values: { name: '' } } as const);

/**
 * The poll as it was. A question or an option that is gone comes back as a new one, without the answers that went with it; where
 * somebody has answered what would go now, nothing is taken back.
 */
export const undoPoll: Undoer = {
  permission: 'polls.edit',
  undo: async (tx, { subject, before, after }) => {
    const poll = await tx.polls.lock(Number(subject.split(':')[1]));
    if (poll === null) return refused({ code: 'unknown' });
    const is = loggedPoll(poll);
    const { answersLost: _gone, ...said } = after ?? {};
    if (Object.entries(said).some(([name, value]) => !same(is[name as keyof LoggedPoll], value))) return changedSince;
    const was: LoggedPoll = { ...is, ...(before as Partial<LoggedPoll> | null) };
    const questions = standing(poll, was.questions);
    if (answersLost(poll.questions, questions) > 0) return changedSince;
    if (was.active && questions.length === 0) return changedSince;
    await tx.polls.write({ ...was, id: poll.id, questions });
    return done({ subject, before: after ?? {}, after: before ?? {} });
  },
};

/** With the numbers of what is still there. */
function standing(poll: StoredPoll, questions: LoggedPoll['questions']) {
  return questions.map(({ id, text, options }) => {
    const stands = poll.questions.find((question) => question.id === id);
    return {
      id: stands?.id ?? null,
      text,
      options: options.map((option) => ({
        ...option,
        id: stands?.options.some((one) => one.id === option.id) ? option.id : null,
      })),
    };
  });
}
