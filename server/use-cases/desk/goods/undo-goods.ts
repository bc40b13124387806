import type { AuditEntry } from '#contract/desk/log/schemas.ts';
import type { ArticleField, ArticleValues } from '#domain/goods/held-field.ts';
import type { DeskTransaction } from '#server/ports/desk/desk-transaction.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { DeskContext, WorkRefusal } from '../desk-use-case.ts';
import type { Undoer } from '../undo/undoer.ts';
import { wishesOf, writePictures } from './write-pictures.ts';

type Values = Partial<ArticleValues>;

export const undoArticle: Undoer = {
  permission: 'goods.edit',
  undo: async (tx, { subject, before, after }) => {
    const id = Number(subject.split(':')[1]);
    const put = await putBack(tx, id, { before: (before ?? {}) as Values, after: (after ?? {}) as Values });
    return put.ok ? done({ subject, before: after ?? {}, after: before ?? {} }) : put;
  },
};

export const undoPictures: Undoer = {
  permission: 'goods.edit',
  undo: async (tx, { subject, before }) => {
    const arranged = await writePictures(tx.goods.pictures, Number(subject.split(':')[1]), {
      wishes: wishesOf(before?.pictures ?? []),
    });
    return arranged.ok ? done({ subject, ...arranged.value }) : arranged;
  },
};

/** All of them or none: when one has changed since, nothing is taken back. */
export const undoBulk: Undoer = {
  permission: 'goods.edit',
  undo: async (tx: DeskTransaction, { subject, before, after }: AuditEntry, _context: DeskContext) => {
    for (const [id, was] of Object.entries(before ?? {})) {
      const became = after?.[id];
      const put = await putBack(tx, Number(id), { before: was as Values, after: became as Values });
      if (!put.ok) return put;
    }
    return done({ subject, before: after ?? {}, after: before ?? {} });
  },
};

interface Entry {
  readonly before: Values & { readonly held?: unknown };
  readonly after: Values & { readonly held?: unknown };
}

/** What the field was; where that is what the import says of it, the import has it again. */
async function putBack(tx: DeskTransaction, id: number, { before, after }: Entry): Promise<Result<null, WorkRefusal>> {
  const article = await tx.goods.lock(id);
  if (article === null) return refused({ code: 'unknown' });
  if (typeof after.held === 'string') {
    await tx.goods.letGo(id, after.held as ArticleField);
    return done(null);
  }
  const fields = Object.keys(before) as ArticleField[];
  if (fields.some((field) => article.values[field] !== after[field]))
    return refused({ code: 'conflict', reason: 'changed-since', values: { name: '' } });
  await tx.goods.write(id, before);
  for (const field of fields) {
    if (!article.held.has(field)) await tx.goods.hold(id, field, after[field] ?? null, null);
    else if (field !== 'slug' && article.held.get(field) === before[field]) await tx.goods.letGo(id, field);
  }
  return done(null);
}
