import type { GuideArticleRecord } from '#contract/guide.ts';
import type { Answer, CheckedInput } from '#contract/shop-api.ts';
import { type Child, childOf } from '#domain/guide/child.ts';
import { fitRank } from '#domain/guide/fit.ts';
import { type GoodsKind, type GoodsRule, groupStanding, ruleOf, standing } from '#domain/guide/goods-kinds.ts';
import { genderIds } from '#domain/navigation/genders.ts';
import { type Tagged, tagged } from '#server/ports/cache-tag.ts';
import type { CatalogueArticleDetail } from '#server/ports/catalogue/catalogue-index.ts';
import { done, type Result } from '#server/ports/result.ts';
import { variantRecord } from '../catalogue/article-record.ts';
import type { CatalogueRecords } from '../catalogue/catalogue-records.ts';

/** Most alternatives of a kind that the shopper may swap between. */
const mostOfKind = 8;
/** Most articles whose names are searched for the words. */
const mostLookedAt = 60;

/**
 * Goods of each kind in the sizes that fit the child, the best sellers first. Stock does not decide which: the answer holds
 * until one of its own articles changes, and the shopper's shop picks among them.
 */
export async function readGuideGoods(
  reader: CatalogueRecords,
  { size, kinds }: CheckedInput<'guideGoods'>,
): Promise<Result<Tagged<Answer<'guideGoods'>>, never>> {
  const child = childOf(size);
  const shelves = await Promise.all(kinds.map(async (kind) => ({ kind, goods: await goodsOf(reader, kind, child) })));
  const shown = shelves.flatMap(({ goods }) => goods.map(({ ArticleID }) => ArticleID));
  return done(tagged(shelves, ['any', ...shown]));
}

async function goodsOf(reader: CatalogueRecords, kind: GoodsKind, child: Child): Promise<GuideArticleRecord[]> {
  const rule = ruleOf(kind);
  const { groups3, sizes } = reader.index.reference;
  const groups = groups3.filter(({ name }) => groupStanding(rule, name) !== null);
  const fitting = sizes.filter(({ name }) => fitRank(rule.fit, child, name) !== null);
  if (groups.length === 0 || fitting.length === 0) return [];
  const { articles } = await reader.index.query({
    scope: [
      { field: 'GenderID', op: 'in', values: genderIds['barn-junior'] },
      { field: 'ArticleGroup3ID', op: 'in', values: groups.map(({ id }) => id) },
    ],
    filters: [{ field: 'SizeID', op: 'in', values: fitting.map(({ id }) => id) }],
    sort: { by: 'BestsellerQty', order: 'asc' },
    from: 0,
    take: mostLookedAt,
    articles: () => true,
  });
  const names = reader.names();
  const place = (article: { name: string; articleGroup3Id: number | null }) =>
    standing(rule, { name: article.name, group: names.group3(article.articleGroup3Id).name });
  const chosen = articles
    .filter(({ purchasableOnWeb }) => purchasableOnWeb)
    .sort((a, b) => place(a) - place(b)) // stable: the best seller of equals
    .slice(0, mostOfKind);
  const details = await reader.index.articles(chosen.map(({ id }) => id));
  return details
    .map((article) => guideArticle(reader, article, rule, child))
    .filter(({ Variants }) => Variants.length > 0);
}

function guideArticle(
  reader: CatalogueRecords,
  article: CatalogueArticleDetail,
  rule: GoodsRule,
  child: Child,
): GuideArticleRecord {
  const names = reader.names();
  const variants = article.variants
    .filter(({ purchasableOnWeb }) => purchasableOnWeb)
    .map((variant) => ({ variant, rank: fitRank(rule.fit, child, names.size(variant.sizeId).name) }))
    .filter(({ rank }) => rank !== null)
    .sort((a, b) => Number(a.rank) - Number(b.rank));
  const [line] = article.productLineIds;
  return {
    ArticleID: article.id,
    Slug: article.slug,
    Name: article.name,
    ProductLineName: line === undefined ? '' : names.productLine(line).name,
    Image: article.images[0] ?? null,
    GrossPrice: article.grossPrice,
    BeforePrice: article.beforePrice,
    OnOffer: article.beforePrice !== null || article.grossPrice < article.suggestedPrice ? 1 : 0,
    WebPurchaseLimit: article.webPurchaseLimit,
    Variants: variants.map(({ variant }) => variantRecord(variant, article, names)),
  };
}
