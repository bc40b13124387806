import type { Article } from '#domain/article/article.ts';
import type { Ean } from '#domain/article/ean.ts';
import { paidPrice, winningCampaign } from '#domain/article/paid-price.ts';
import type { Variant } from '#domain/article/variant.ts';
import type { Kroner, Oere } from '#domain/money/money.ts';

/** ENT-69. Prices are kroner, freight is øre, side by side (TRAP-07). */
export interface CartLine {
  readonly count: number;
  /** The variant's id. */
  readonly id: number;
  readonly ean: Ean;
  readonly name: string;
  readonly gender: string;
  readonly size: string;
  readonly color: string;
  /** What is paid for a piece, campaigns counted in (DEC-70). */
  readonly price: Kroner;
  readonly pant: Kroner;
  readonly frightPrice: Oere;
  readonly image: string | null;
  /** Of article and variant both (DEC-86). */
  readonly canPurchase: boolean;
  /** As it was delivered; its first shop sets the limit (DEC-73). */
  readonly variant: Variant;
  readonly articleId: number;
  readonly webPurchaseLimit: number | null;
  readonly onlyCC: boolean;
  /** The campaign whose price it has, for the order (DEC-71). */
  readonly campaignArticleId: number | null;
}

/** One piece of a variant, as it is put in the cart. */
export function cartLineOf(article: Article, variant: Variant): CartLine {
  return {
    count: 1,
    id: variant.id,
    ean: variant.ean,
    name: article.name,
    gender: article.gender.name,
    size: variant.size.name,
    color: variant.color.name,
    price: paidPrice(article),
    pant: article.pant,
    frightPrice: article.frightPrice,
    image: variant.color.image || (article.images[0] ?? null),
    canPurchase: article.canPurchase && variant.canPurchase,
    variant,
    articleId: article.id,
    webPurchaseLimit: article.webPurchaseLimit,
    onlyCC: article.onlyCC,
    campaignArticleId: winningCampaign(article)?.id ?? null,
  };
}

/** A line as orders, reservations and validation send it; the server takes no price from it (ENT-27, ENT-79, DEC-71). */
export interface OrderItem {
  readonly EanNo: Ean;
  readonly Count: number;
  readonly CampaignArticleID: number | null;
}

export function orderItems(lines: readonly CartLine[]): readonly OrderItem[] {
  return lines.map(({ ean, count, campaignArticleId }) => ({
    EanNo: ean,
    Count: count,
    CampaignArticleID: campaignArticleId,
  }));
}
