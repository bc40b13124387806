import { answersLost } from '#domain/poll/answers-lost.ts';
import { pollState } from '#domain/poll/poll-state.ts';
import { done, refused } from '#server/ports/result.ts';
import { deskAct, deskRead } from '../desk-use-case.ts';
import { listedEntry } from '../log/listed-entry.ts';
import { undoers } from '../undo-table.ts';
import { isoOrNull, loggedPoll } from './logged-poll.ts';

const unknown = { code: 'unknown' } as const;
const tracesShown = 12;
const subjectOf = (id: number) => `poll:${id}`;

export const pollsUseCases = {
  polls: deskRead('polls', async (tx, _input, { now }) => {
    const polls = await tx.polls.all();
    return done({
      rows: polls.map((poll) => ({
        id: poll.id,
        name: poll.name,
        state: pollState(poll, now),
        opensAt: isoOrNull(poll.opensAt),
        closesAt: isoOrNull(poll.closesAt),
        questions: poll.questions.length,
        participants: poll.participants,
      })),
    });
  }),

  poll: deskRead('poll', async (tx, { id }, { actor, now }) => {
    const poll = await tx.polls.find(id);
    if (poll === null) return refused(unknown);
    const traces = await tx.log.of(subjectOf(id), tracesShown, Object.keys(undoers));
    return done({
      ...poll,
      questions: poll.questions.map((question) => ({ ...question, options: [...question.options] })),
      state: pollState(poll, now),
      opensAt: isoOrNull(poll.opensAt),
      closesAt: isoOrNull(poll.closesAt),
      traces: traces.map((entry) => listedEntry(actor, entry)),
    });
  }),

  makePoll: deskAct({ call: 'makePoll', action: 'poll-made' }, async (tx, { name }) => {
    const id = await tx.polls.make(name);
    return done({ answer: { id }, audit: { subject: subjectOf(id), after: { name } } });
  }),

  savePoll: deskAct({ call: 'savePoll', action: 'poll-changed' }, async (tx, input) => {
    const { version, answersLost: told, ...wish } = input;
    const poll = await tx.polls.lock(wish.id);
    if (poll === null) return refused(unknown);
    const subject = subjectOf(poll.id);
    if (poll.version !== version) return refused({ code: 'changed', subject, thing: { version: poll.version } });
    const opensAt = wish.opensAt === null ? null : Date.parse(wish.opensAt);
    const closesAt = wish.closesAt === null ? null : Date.parse(wish.closesAt);
    if (opensAt !== null && closesAt !== null && closesAt <= opensAt)
      return refused({ code: 'refused', reason: 'ends-before' });
    if (wish.active && wish.questions.length === 0) return refused({ code: 'refused', reason: 'no-questions' });
    const known = new Map(poll.questions.map(({ id, options }) => [id, new Set(options.map((option) => option.id))]));
    const isStrange = wish.questions.some(
      ({ id, options }) =>
        (id !== null && !known.has(id)) ||
        options.some((option) => option.id !== null && !(id !== null && known.get(id)?.has(option.id))),
    );
    if (isStrange) return refused({ code: 'changed', subject, thing: { version: poll.version } });
    const lost = answersLost(poll.questions, wish.questions);
    if (lost > told) return refused({ code: 'conflict', reason: 'answers-lost', values: { count: lost } });
    await tx.polls.write(wish);
    const after = await tx.polls.find(poll.id);
    return done({
      answer: { version: version + 1 },
      audit: {
        subject,
        before: { ...loggedPoll(poll) },
        after: { ...(after && loggedPoll(after)), ...(lost > 0 && { answersLost: lost }) },
      },
    });
  }),

  closePoll: deskAct({ call: 'closePoll', action: 'poll-closed' }, async (tx, { id, version }, { now }) => {
    const poll = await tx.polls.lock(id);
    if (poll === null) return refused(unknown);
    const subject = subjectOf(id);
    if (poll.version !== version) return refused({ code: 'changed', subject, thing: { version: poll.version } });
    if (pollState(poll, now) !== 'open') return refused({ code: 'conflict', reason: 'not-open' });
    await tx.polls.close(id, now);
    return done({
      answer: { version: version + 1 },
      audit: {
        subject,
        before: { active: true, closesAt: isoOrNull(poll.closesAt) },
        after: { active: false, closesAt: isoOrNull((await tx.polls.find(id))?.closesAt ?? null) },
      },
    });
  }),
} as const;
