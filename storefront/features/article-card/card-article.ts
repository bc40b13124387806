import type { Article } from '#domain/article/article.ts';
import { type ArticleLabel, articleLabels } from '#domain/article/labels.ts';
import { paidPrice, paidUnitPrice, winningCampaign } from '#domain/article/paid-price.ts';
import type { UnitPrice } from '#domain/goods/unit-price.ts';
import type { Kroner } from '#domain/money/money.ts';
import { webStockShop } from '#domain/shop/shop-id.ts';

/** What a card shows of an article, and no more: lists are serialised into the page for hydration. */
export interface CardArticle {
  readonly articleId: number;
  readonly slug: string;
  readonly name: string;
  readonly productLine: string;
  readonly image: string | null;
  readonly price: Kroner;
  /** Struck out beside the price (DEC-70). */
  readonly beforePrice: Kroner | null;
  readonly pant: Kroner;
  /** Left out where there is none: most cards are of things that are not weighed. */
  readonly unitPrice?: UnitPrice;
  /** Colours the tag. */
  readonly onOffer: boolean;
  readonly labels: readonly ArticleLabel[];
  readonly colorHexes: readonly string[];
  readonly rating: number | null;
  readonly reviewCount: number;
  /** Shops with pieces that a shopper can go to. */
  readonly shopCount: number;
  /** Pieces in the web stock (DEC-92). */
  readonly online: boolean;
}

export function cardOf(article: Article): CardArticle {
  const unitPrice = paidUnitPrice(article);
  const shops = article.available.filter((id) => id !== webStockShop);
  return {
    articleId: article.id,
    slug: article.slug,
    name: article.name,
    productLine: article.brand.name,
    image: article.images[0] ?? null,
    price: paidPrice(article),
    beforePrice: article.beforePrice,
    pant: article.pant,
    ...(unitPrice !== null && { unitPrice }),
    onOffer: article.beforePrice !== null || winningCampaign(article) !== null,
    labels: articleLabels(article),
    colorHexes: article.colors.map(({ hex }) => hex),
    rating: article.averageRating,
    reviewCount: article.reviewCount,
    shopCount: shops.length,
    online: shops.length < article.available.length,
  };
}
