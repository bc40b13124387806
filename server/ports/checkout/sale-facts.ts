import type { Ean } from '#domain/article/ean.ts';
import type { ShopStock } from '#domain/article/variant.ts';
import type { WebCampaign } from '#domain/campaign/web-campaign.ts';
import type { Kroner, Oere } from '#domain/money/money.ts';
import type { Promocode } from '#domain/promocode/promocode.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';

/** What an order needs to know of a variant, fresh from the database: nothing is sold from memory. */
export interface SaleVariant {
  readonly ean: Ean;
  readonly articleId: number;
  readonly name: string;
  readonly size: string | null;
  readonly color: string | null;
  readonly image: string | null;
  /** List price and deposit, whole kroner (DEC-68). */
  readonly price: Kroner;
  readonly pant: Kroner;
  readonly frightPrice: Oere;
  readonly vatPercentage: number;
  readonly visible: boolean;
  /** Of article and variant both (DEC-86). */
  readonly canPurchase: boolean;
  readonly onlyCC: boolean;
  readonly webPurchaseLimit: number | null;
  /** Those in force at the instant asked for. */
  readonly campaigns: readonly Pick<WebCampaign, 'id' | 'price'>[];
  readonly stock: readonly NamedStock[];
}

export interface NamedStock extends ShopStock {
  readonly name: string;
}

export type SaleVariants = ReadonlyMap<Ean, SaleVariant>;

export interface SaleFacts {
  variants(eans: readonly Ean[], now: number): Promise<SaleVariants>;
  /** By name, trimmed and without regard to case (DEC-79). */
  promocode(name: string): Promise<Promocode | null>;
  publicPromocodes(): Promise<readonly Promocode[]>;
  /** How many pieces a shop holds besides what one of the visitor's own pending payments holds there. */
  heldByVisitor(
    visitor: string,
  ): Promise<readonly { readonly ean: Ean; readonly shop: ShopId; readonly qty: number }[]>;
}
