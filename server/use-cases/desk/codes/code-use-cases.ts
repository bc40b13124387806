import { givenCodeDays, givenCodeName } from '#domain/promocode/given-code.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import { osloTime } from '#domain/time/oslo.ts';
import { done, refused } from '#server/ports/result.ts';
import { deskAct, deskRead } from '../desk-use-case.ts';

const dayFrom = (now: number, days: number) => isoDate(addDays(osloTime(now).date, days));
const subjectOf = (id: number) => `promocode:${id}`;

/** Codes, by the shop's own rules: what is valid, and how often, is decided where an order is placed. */
export const codeUseCases = {
  codes: deskRead('codes', async (tx, wish, { now }) => done(await tx.codes.page(wish, dayFrom(now, 0)))),

  makeCode: deskAct({ call: 'makeCode', action: 'code-made' }, async (tx, code) => {
    const id = await tx.codes.make(code);
    if (id === null) return refused({ code: 'conflict', reason: 'name-taken', values: { name: code.name } });
    return done({ answer: { id }, audit: { subject: subjectOf(id), after: { ...code } } });
  }),

  giveCode: deskAct({ call: 'giveCode', action: 'code-given' }, async (tx, { amount, reason }, { parts, now }) => {
    const to = dayFrom(now, givenCodeDays);
    const name = givenCodeName(parts.randomBytes(8));
    const code = { name, isFixed: true, amount, isPublic: false, from: null, to, most: 1, mostPerCustomer: 1 };
    const id = await tx.codes.make(code);
    if (id === null) return refused({ code: 'come-back' });
    // The name is worth money to whoever reads it: it does not stand in the log.
    return done({ answer: { id, name, to }, audit: { subject: subjectOf(id), after: { amount, to }, reason } });
  }),

  stopCode: deskAct({ call: 'stopCode', action: 'code-stopped' }, async (tx, { id }, { now }) => {
    const before = await tx.codes.find(id, dayFrom(now, 0));
    if (before === null) return refused({ code: 'unknown' });
    if (before.state === 'stopped') return refused({ code: 'conflict', reason: 'stopped-already' });
    await tx.codes.stop(id, dayFrom(now, -1));
    return done({
      answer: { ...before, state: 'stopped' as const },
      audit: { subject: subjectOf(id), before: { to: before.to }, after: { stopped: true } },
    });
  }),

  resumeCode: deskAct({ call: 'resumeCode', action: 'code-resumed' }, async (tx, { id }, { now }) => {
    const before = await tx.codes.find(id, dayFrom(now, 0));
    if (before === null) return refused({ code: 'unknown' });
    if (before.state !== 'stopped') return refused({ code: 'conflict', reason: 'not-stopped' });
    await tx.codes.resume(id);
    const after = await tx.codes.find(id, dayFrom(now, 0));
    if (after === null) return refused({ code: 'unknown' });
    return done({
      answer: after,
      audit: { subject: subjectOf(id), before: { stopped: true }, after: { to: after.to } },
    });
  }),
} as const;
