import type { Ean } from '#domain/article/ean.ts';
import type { SaleVariant, SaleVariants } from '#server/ports/checkout/sale-facts.ts';
import type { WantedItem } from './order-lines.ts';

/** Why a line cannot be ordered as it stands; the answer puts it in words (DEC-81). */
export interface CartProblem {
  readonly ean: Ean;
  /** `shop`: there is no such shop to collect in, or no longer. */
  readonly reason: 'stock' | 'limit' | 'campaign' | 'unknown' | 'only-collect' | 'only-reserve' | 'shop';
  /** Null when nobody knows the ean. */
  readonly name: string | null;
  readonly available: number;
  /** The shop that was asked; null: none could send it, or none has it at all. */
  readonly shop: string | null;
  /** The limit is of what is held without being paid for; `mayPay`: paid now there is none. */
  readonly unpaid?: { readonly mayPay: boolean };
  /** No way was chosen yet, and there is none. */
  readonly soldOut?: true;
  /** It was to be sent, and the shop that comes nearest lacks it; `apart`: another one could send this line by itself. */
  readonly toSend?: { readonly apart: boolean };
}

export interface OrderWay {
  readonly delivery: boolean;
  /** Paid at once, as a delivery always is. */
  readonly payNow: boolean;
}

/** Everything but stock: does the shop sell it, so many of it, this way, at the price that was promised? */
export function checkLines(items: readonly WantedItem[], variants: SaleVariants, way: OrderWay): CartProblem[] {
  return items.flatMap((item) => {
    const variant = variants.get(item.ean);
    const problem = (reason: CartProblem['reason'], available = 0): CartProblem[] => [
      { ean: item.ean, reason, name: variant?.name ?? null, available, shop: null },
    ];
    if (variant === undefined || !variant.visible) return problem('unknown');
    if (way.payNow && !variant.canPurchase) return problem('only-reserve');
    if (way.delivery && variant.onlyCC) return problem('only-collect');
    if (variant.webPurchaseLimit !== null && item.count > variant.webPurchaseLimit) {
      return problem('limit', variant.webPurchaseLimit);
    }
    return item.campaignIds.every((id) => isInForce(variant, id)) ? [] : problem('campaign');
  });
}

function isInForce(variant: SaleVariant, campaignId: number): boolean {
  return variant.campaigns.some((campaign) => campaign.id === campaignId);
}
