import type { PageFields } from '#server/ports/content/pages.ts';
import { done, refused } from '#server/ports/result.ts';
import type { Undoer } from '../undo/undoer.ts';
import { currentPage } from './page-work.ts';

/** The text that was there before, as a version of its own; where that is the file's, the file has the page again. */
export const undoPage: Undoer = {
  permission: 'pages.edit',
  undo: async (tx, { subject, before, after }, { actor, parts, now }) => {
    const slug = subject.slice(subject.indexOf(':') + 1);
    await tx.pages.lock(slug);
    const page = await currentPage(tx, parts, slug);
    if (page === null) return refused({ code: 'unknown' });
    const was = (before ?? {}) as Partial<PageFields>;
    const became = (after ?? {}) as Partial<PageFields>;
    const names = Object.keys(became) as (keyof PageFields)[];
    if (names.some((name) => page.fields[name] !== became[name]))
      return refused({ code: 'conflict', reason: 'changed-since', values: { name: '' } });
    const fields = { ...page.fields, ...was };
    const isFile = (Object.keys(fields) as (keyof PageFields)[]).every((name) => fields[name] === page.file[name]);
    await tx.pages.write({ slug, fields, held: !isFile, by: actor.member, now });
    return done({ subject, before: became, after: was });
  },
};
