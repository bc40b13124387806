import type { CampaignLabelType, WebCampaign } from '#domain/campaign/web-campaign.ts';
import type { Content } from '#domain/goods/unit-price.ts';
import type { Kroner, Oere } from '#domain/money/money.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';
import type { Color, ColorGroup } from './color.ts';
import type { Gender } from './gender.ts';
import type { ProductLine } from './product-line.ts';

/** A main group or subgroup an article stands in. */
export interface NamedGroup {
  readonly id: number;
  readonly name: string;
}

/** An article as lists show it (ENT-01 to ENT-22). */
export interface Article {
  readonly id: number;
  readonly name: string;
  /** Its one address, assigned by the server (DEC-10). */
  readonly slug: string;
  readonly description: string;

  /** The suggested price in whole kroner; what the shopper pays is `paidPrice` (ENT-02, DEC-70). */
  readonly price: Kroner;
  /** The deposit, included in the price (ENT-03, DEC-72). */
  readonly pant: Kroner;
  /** What is in the package, for the price per unit. */
  readonly content: Content | null;
  readonly canPurchase: boolean;
  readonly originalPrice: Kroner | null;
  /** Shown struck out beside the paid price, as far as the law allows (DEC-70, see before-price.ts). */
  readonly beforePrice: Kroner | null;
  /** Most pieces per cart line; null is no limit (DEC-74). */
  readonly webPurchaseLimit: number | null;
  /** Click-and-collect only. */
  readonly onlyCC: boolean;
  readonly frightPrice: Oere;

  /** The product line; `brand` is the specification's name for the field (ENT-09, TRAP-52). */
  readonly brand: ProductLine;
  readonly brands: readonly ProductLine[];
  readonly colors: readonly Color[];
  readonly colorGroups: readonly Pick<ColorGroup, 'id' | 'name' | 'hex'>[];
  readonly gender: Gender;
  readonly genders: readonly Gender[];
  readonly articleGroup2ID: number;
  readonly articleGroup3ID: number;
  readonly group2Name: string;
  readonly group3Name: string;
  /** Main group id. */
  readonly category: number;
  readonly categories: readonly NamedGroup[];
  readonly subcategories: readonly NamedGroup[];
  readonly season: string;
  readonly articleNo: string;

  /** The web label. */
  readonly customLabel: string | null;
  readonly images: readonly string[];
  readonly featured: boolean;
  /** Mean of the approved ratings, one decimal; null when there are none (DEC-63). */
  readonly averageRating: number | null;
  readonly reviewCount: number;

  /** Shops that carry the article (DEC-62). */
  readonly shops: readonly ShopId[];
  /** Shops where some variant is in stock (DEC-62). */
  readonly available: readonly ShopId[];
  readonly campaigns: readonly WebCampaign[];
  readonly campaignLabelType: CampaignLabelType | null;

  /** Ranks: 1 is best, 9999 none (ENT-22, TRAP-20). */
  readonly bestsellerQty: number;
  readonly bestsellerTurnover: number;
}
