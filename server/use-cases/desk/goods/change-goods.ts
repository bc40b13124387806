import type { DeskInput } from '#contract/desk/schemas.ts';
import type { ArticleField, FieldValue } from '#domain/goods/held-field.ts';
import type { DeskGoods, LockedArticle } from '#server/ports/desk/desk-goods.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import { deskAct, type WorkRefusal } from '../desk-use-case.ts';
import { release } from './release-field.ts';
import { writeFields } from './write-fields.ts';

/** More than this at once is work for an import. */
const mostAtOnce = 2_000;

type Wish = Pick<DeskInput<'changeGoods'>, 'what' | 'label' | 'field'>;

/** Many articles at once: as many as the person was told, or none. One entry tells of all of them, and takes all back. */
export const changeGoods = deskAct(
  { call: 'changeGoods', action: 'goods-changed' },
  async (tx, { ids, filter, count, ...wish }, { actor }) => {
    const chosen =
      ids === undefined ? await tx.goods.ids(filter ?? {}, mostAtOnce) : [...new Set(ids)].sort((a, b) => a - b);
    if (chosen.length > mostAtOnce)
      return refused({ code: 'refused', reason: 'too-many', values: { most: mostAtOnce } });
    if (chosen.length !== count)
      return refused({ code: 'conflict', reason: 'other-count', values: { count: chosen.length } });
    const before: Record<string, unknown> = {};
    const after: Record<string, unknown> = {};
    for (const id of chosen) {
      const article = await tx.goods.lock(id);
      if (article === null)
        return refused({ code: 'conflict', reason: 'other-count', values: { count: chosen.length - 1 } });
      const changed = await changeOne(tx.goods, { id, article, by: actor.member, wish });
      if (!changed.ok) return changed;
      if (changed.value === null) continue;
      before[id] = changed.value.before;
      after[id] = changed.value.after;
    }
    return done({
      answer: { count: Object.keys(after).length },
      audit: { subject: `goods:${wish.what}`, before, after },
    });
  },
);

interface One {
  readonly id: number;
  readonly article: LockedArticle;
  readonly by: number | null;
  readonly wish: Wish;
}

type Changed = { readonly before: object; readonly after: object } | null;

async function changeOne(goods: DeskGoods, one: One): Promise<Result<Changed, WorkRefusal>> {
  const { id, article, by, wish } = one;
  const { what, label = null, field = 'name' } = wish;
  const write = async (values: Partial<Record<ArticleField, FieldValue>>): Promise<Result<Changed, WorkRefusal>> => {
    const written = await writeFields(goods, { id, article, values, by });
    if (!written.ok) return written;
    return done(Object.keys(written.value.after).length === 0 ? null : written.value);
  };
  switch (what) {
    case 'show':
    case 'hide':
      return write({ visible: what === 'show' });
    case 'label':
      return write({ label });
    case 'hold':
      if (article.held.has(field)) return done(null);
      await goods.hold(id, field, article.values[field], by);
      return done({ before: { held: null }, after: { held: field } });
    case 'release':
      if (!article.held.has(field)) return done(null);
      return done(await release(goods, { id, article, field }));
  }
}
