import { done, refused } from '#server/ports/result.ts';
import type { WorkRefusal } from '../desk-use-case.ts';
import type { Undoer } from '../undo/undoer.ts';

/** An import has written it since: it writes no entry of its own for each word. */
const changedSince: WorkRefusal = { code: 'conflict', reason: 'changed-since', values: { name: 'Import' } };
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const rest = (subject: string) => subject.slice(subject.indexOf(':') + 1);

export const undoSynonym: Undoer = {
  permission: 'search.edit',
  undo: async (tx, { subject, before, after }) => {
    const word = rest(subject);
    const now = await tx.search.lockSynonym(word);
    const wanted = (after ?? {}) as { readonly words: string[]; readonly both: boolean };
    const old = (before ?? {}) as { readonly words: string[]; readonly both: boolean };
    if (!same(now?.words ?? [], wanted.words) || (now?.both ?? false) !== wanted.both) return refused(changedSince);
    await tx.search.writeSynonym({ word, ...old });
    return done({ subject, before: { ...wanted }, after: { ...old } });
  },
};

export const undoStopWord: Undoer = {
  permission: 'search.edit',
  undo: async (tx, { subject, before, after }) => {
    const word = rest(subject);
    const now = await tx.search.lockStopWord(word);
    if ((now?.active ?? false) !== (after?.active === true)) return refused(changedSince);
    await tx.search.writeStopWord(word, before?.active === true);
    return done({ subject, before: after ?? {}, after: before ?? {} });
  },
};

interface Pin {
  readonly position?: number | null;
  readonly until?: string | null;
}

export const undoPin: Undoer = {
  permission: 'search.edit',
  undo: async (tx, { subject, before, after }) => {
    const [articleId = '', ...said] = rest(subject).split(':');
    const [query, id] = [said.join(':'), Number(articleId)];
    const [old, wanted] = [(before ?? {}) as Pin, (after ?? {}) as Pin];
    const now = await tx.search.lockPin(query, id);
    if (now?.position !== wanted.position || now?.until !== wanted.until) return refused(changedSince);
    if (old.position === undefined) await tx.search.removePin(query, id);
    else {
      const written = await tx.search.writePin(query, id, { position: old.position, until: old.until ?? null });
      if (!written) return refused({ code: 'unknown' });
    }
    return done({ subject, before: after ?? {}, after: before ?? {} });
  },
};
