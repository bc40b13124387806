import { suffixedSlug, trailingId } from '#domain/article/assign-slugs.ts';
import { slugify } from '#domain/text/slugify.ts';
import type { DeskGoods } from '#server/ports/desk/desk-goods.ts';
import type { WorkRefusal } from '../desk-use-case.ts';

/** The address that a name gives, by the import's own rule: the plain one if it is free, else with the article's number. */
export async function slugOfName(goods: DeskGoods, article: { readonly id: number; readonly name: string }) {
  const plain = slugify(article.name);
  if (plain === '' || /^\d+$/.test(plain)) return suffixedSlug(article);
  const owner = await goods.slugOwner(plain);
  return owner === null || owner.id === article.id ? plain : suffixedSlug(article);
}

/** Why an address cannot be this article's; null: it can. One that ends in a number may be another article's one day. */
export async function slugRefusal(goods: DeskGoods, id: number, slug: string): Promise<WorkRefusal | null> {
  const owner = await goods.slugOwner(slug);
  if (owner !== null && owner.id !== id)
    return { code: 'refused', reason: 'slug-taken', values: { slug, name: owner.name, id: owner.id } };
  const named = trailingId(slug);
  const other = named === null || named === id ? null : await goods.lock(named);
  return other === null ? null : { code: 'refused', reason: 'slug-taken', values: { slug, name: '', id: named ?? 0 } };
}
