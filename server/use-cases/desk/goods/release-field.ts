import type { ArticleField, FieldValue } from '#domain/goods/held-field.ts';
import type { DeskGoods, LockedArticle } from '#server/ports/desk/desk-goods.ts';
import { done, refused } from '#server/ports/result.ts';
import { deskAct } from '../desk-use-case.ts';
import { slugOfName } from './article-slug.ts';

/** The import has the field again, and what it said last is written at once. */
export const releaseField = deskAct(
  { call: 'releaseField', action: 'field-released' },
  async (tx, { id, field }, _context) => {
    const article = await tx.goods.lock(id);
    if (article === null) return refused({ code: 'unknown' });
    if (!article.held.has(field)) return refused({ code: 'conflict', reason: 'not-held' });
    const { version, before, after } = await release(tx.goods, { id, article, field });
    return done({
      answer: { version, value: after[field] ?? null },
      audit: { subject: `article:${id}`, before, after },
    });
  },
);

interface FieldToRelease {
  readonly id: number;
  readonly article: LockedArticle;
  readonly field: ArticleField;
}

export async function release(goods: DeskGoods, { id, article, field }: FieldToRelease) {
  await goods.letGo(id, field);
  const said = article.held.get(field) ?? null;
  const name = String(field === 'name' ? said : article.values.name);
  const after: Partial<Record<ArticleField, FieldValue>> = field === 'slug' ? {} : { [field]: said };
  if (field === 'slug' || (field === 'name' && !article.held.has('slug')))
    after.slug = await slugOfName(goods, { id, name });
  const before = Object.fromEntries(
    Object.keys(after).map((one) => [one, article.values[one as ArticleField]]),
  ) as typeof after;
  return { version: await goods.write(id, after), before, after };
}
