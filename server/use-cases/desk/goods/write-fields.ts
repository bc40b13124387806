import { type ArticleField, type ArticleValues, type FieldValue, faultOf, tidied } from '#domain/goods/held-field.ts';
import type { DeskGoods, LockedArticle } from '#server/ports/desk/desk-goods.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { WorkRefusal } from '../desk-use-case.ts';
import { slugOfName, slugRefusal } from './article-slug.ts';

type Written = Partial<Record<ArticleField, FieldValue>>;

export interface WrittenFields {
  readonly version: number;
  readonly before: Written;
  readonly after: Written;
}

interface FieldsToWrite {
  readonly id: number;
  readonly article: LockedArticle;
  readonly values: Partial<ArticleValues>;
  readonly by: number | null;
}

/**
 * Writes fields of a locked article and holds them. A name that changes takes the address along as it does in an import, unless
 * that is held or given itself.
 */
export async function writeFields(
  goods: DeskGoods,
  { id, article, values, by }: FieldsToWrite,
): Promise<Result<WrittenFields, WorkRefusal>> {
  const after: Written = {};
  for (const [field, given] of Object.entries(values) as [ArticleField, FieldValue][]) {
    const value = tidied(field, given);
    const fault = faultOf(field, value);
    if (fault !== null) return refused({ code: 'refused', reason: fault, values: { field } });
    if (value !== article.values[field]) after[field] = value;
  }
  if (after.slug !== undefined) {
    const refusal = await slugRefusal(goods, id, String(after.slug));
    if (refusal !== null) return refused(refusal);
  }
  for (const field of Object.keys(after) as ArticleField[]) await goods.hold(id, field, article.values[field], by);
  if (after.name !== undefined && after.slug === undefined && !article.held.has('slug')) {
    const slug = await slugOfName(goods, { id, name: String(after.name) });
    if (slug !== article.values.slug) after.slug = slug;
  }
  const before = Object.fromEntries(
    Object.keys(after).map((field) => [field, article.values[field as ArticleField]]),
  ) as Written;
  return done({ version: await goods.write(id, after), before, after });
}
