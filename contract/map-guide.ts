import { isOn } from '#domain/article/stored-values.ts';
import type { GoodsKind } from '#domain/guide/goods-kinds.ts';
import type { GuideArticle } from '#domain/guide/guide-article.ts';
import { roundPrice } from '#domain/money/money.ts';
import type { GuideArticleRecord } from './guide.ts';
import { mapVariant } from './map-article.ts';
import type { MissingData } from './missing-data.ts';
import type { Answer } from './shop-api.ts';

export type GuideGoods = ReadonlyMap<GoodsKind, readonly GuideArticle[]>;

export function mapGuideGoods(answer: Answer<'guideGoods'>, missing: MissingData): GuideGoods {
  return new Map(answer.map(({ kind, goods }) => [kind, goods.map((record) => mapGuideArticle(record, missing))]));
}

function mapGuideArticle(record: GuideArticleRecord, missing: MissingData): GuideArticle {
  return {
    articleId: record.ArticleID,
    slug: record.Slug,
    name: record.Name,
    productLine: record.ProductLineName,
    image: record.Image,
    price: roundPrice(record.GrossPrice),
    beforePrice: record.BeforePrice === null ? null : roundPrice(record.BeforePrice),
    onOffer: isOn(record.OnOffer),
    limit: record.WebPurchaseLimit,
    variants: record.Variants.flatMap((variant) => mapVariant(variant, missing) ?? []),
  };
}
