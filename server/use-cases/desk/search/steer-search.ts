import { isoDate } from '#domain/time/calendar-date.ts';
import { osloTime } from '#domain/time/oslo.ts';
import { done, refused } from '#server/ports/result.ts';
import { deskAct } from '../desk-use-case.ts';

export const synonymSubject = (word: string) => `synonym:${word}`;
export const stopWordSubject = (word: string) => `stop-word:${word}`;
export const pinSubject = (query: string, articleId: number) => `pin:${articleId}:${query}`;
const today = (now: number) => isoDate(osloTime(now).date);

/** What nobody has said yet is version 0, and what was taken back may be said anew. */
const isSeen = (seen: number | null, version: number | null, isSaid: boolean) =>
  seen === null ? !isSaid : seen === version;

export const saveSynonym = deskAct(
  { call: 'saveSynonym', action: 'synonym-saved' },
  async (tx, { word, words, both, version }) => {
    const subject = synonymSubject(word);
    const before = await tx.search.lockSynonym(word);
    const isSaid = before !== null && before.words.length > 0;
    if (!isSeen(version, before?.version ?? null, isSaid)) return refused({ code: 'changed', subject, thing: before });
    if (words.length === 0 && !isSaid) return refused({ code: 'unknown' });
    const written = await tx.search.writeSynonym({ word, words, both });
    return done({
      answer: { word, words, both, version: written },
      audit: {
        action: words.length === 0 ? 'synonym-removed' : 'synonym-saved',
        subject,
        before: { words: before?.words ?? [], both: before?.both ?? false },
        after: { words, both },
      },
    });
  },
);

export const saveStopWord = deskAct(
  { call: 'saveStopWord', action: 'stop-word-saved' },
  async (tx, { word, active, version }) => {
    const subject = stopWordSubject(word);
    const before = await tx.search.lockStopWord(word);
    const isSaid = before?.active ?? false;
    if (!isSeen(version, before?.version ?? null, isSaid)) return refused({ code: 'changed', subject, thing: before });
    if (!active && !isSaid) return refused({ code: 'unknown' });
    const written = await tx.search.writeStopWord(word, active);
    return done({
      answer: { word, version: written },
      audit: {
        action: active ? 'stop-word-saved' : 'stop-word-removed',
        subject,
        before: { active: isSaid },
        after: { active },
      },
    });
  },
);

export const savePin = deskAct(
  { call: 'savePin', action: 'pin-saved' },
  async (tx, { query, articleId, position, until, version }, { now }) => {
    const subject = pinSubject(query, articleId);
    if (until !== null && until < today(now)) return refused({ code: 'refused', reason: 'until-past' });
    const before = await tx.search.lockPin(query, articleId);
    if (!isSeen(version, before?.version ?? null, before !== null))
      return refused({ code: 'changed', subject, thing: before });
    if (!(await tx.search.writePin(query, articleId, { position, until }))) return refused({ code: 'unknown' });
    const after = await tx.search.pin(query, articleId, today(now));
    if (after === null) return refused({ code: 'unknown' });
    return done({
      answer: after,
      audit: {
        action: position === null ? 'pin-buried' : 'pin-saved',
        subject,
        before: before === null ? {} : { position: before.position, until: before.until },
        after: { position, until },
      },
    });
  },
);

export const removePin = deskAct(
  { call: 'removePin', action: 'pin-removed' },
  async (tx, { query, articleId, version }) => {
    const subject = pinSubject(query, articleId);
    const before = await tx.search.lockPin(query, articleId);
    if (before === null) return refused({ code: 'unknown' });
    if (before.version !== version) return refused({ code: 'changed', subject, thing: before });
    await tx.search.removePin(query, articleId);
    return done({
      answer: {},
      audit: { subject, before: { position: before.position, until: before.until }, after: {} },
    });
  },
);
