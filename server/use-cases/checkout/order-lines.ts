import type { OrderItemRecord } from '#contract/cart.ts';
import { type Ean, eanOf } from '#domain/article/ean.ts';
import { paidPrice, winningCampaign } from '#domain/article/paid-price.ts';
import type { Kroner } from '#domain/money/money.ts';
import type { SaleVariant, SaleVariants } from '#server/ports/checkout/sale-facts.ts';

/** One line per ean: the same one sent twice, under two campaigns say, is one demand on limit and stock (R2). */
export interface WantedItem {
  readonly ean: Ean;
  readonly count: number;
  /** The campaigns its price was promised by. */
  readonly campaignIds: readonly number[];
}

export function wantedItems(items: readonly OrderItemRecord[]): readonly WantedItem[] {
  const byEan = new Map<Ean, WantedItem>();
  for (const { EanNo, Count, CampaignArticleID } of items) {
    const ean = eanOf(EanNo);
    const known = byEan.get(ean) ?? { ean, count: 0, campaignIds: [] };
    const campaignIds = CampaignArticleID === null ? known.campaignIds : [...known.campaignIds, CampaignArticleID];
    byEan.set(ean, { ean, count: known.count + Count, campaignIds });
  }
  return [...byEan.values()];
}

/** A line with the shop's own facts and price; whatever else the client sent is not looked at (DEC-71, R6). */
export interface OrderLine {
  readonly variant: SaleVariant;
  readonly count: number;
  readonly price: Kroner;
  readonly campaignArticleId: number | null;
}

/** Lines of what the shop knows and sells; the rest is told by checkLines. */
export function orderLines(items: readonly WantedItem[], variants: SaleVariants): readonly OrderLine[] {
  return items.flatMap(({ ean, count }) => {
    const variant = variants.get(ean);
    if (variant === undefined) return [];
    const offer = { price: variant.price, campaigns: variant.campaigns.map(withoutLabel) };
    return [{ variant, count, price: paidPrice(offer), campaignArticleId: winningCampaign(offer)?.id ?? null }];
  });
}

function withoutLabel(campaign: SaleVariant['campaigns'][number]) {
  return { ...campaign, articleId: 0, labelType: 'price', labelData: null } as const;
}
