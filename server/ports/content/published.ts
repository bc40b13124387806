import type { CampaignRecord } from '#contract/campaign.ts';
import type { PostalCodeRecord, ShopRecord } from '#contract/place.ts';
import type { ShippingMethodRecord } from '#contract/reference.ts';
import type { SettingsRecord, TenantRecord } from '#contract/tenant.ts';
import type { ChainWords } from '#domain/search/reader/chain-words.ts';
import type { Editorial } from './editorial.ts';
import type { PageVersion } from './pages.ts';

/**
 * What the shop has published beside its catalogue, for the running brand variant: read from memory, brought up to
 * date as a whole when something of it changes.
 */
export interface Published {
  readonly settings: Omit<SettingsRecord, 'reservation_statuses' | 'payment_methods'>;
  readonly tenant: TenantRecord;
  /** Of the brand variant these were made with: pages show more of it than stands here. */
  readonly brandEdition: number;
  /** Shops a visitor may go to; the web stock (DEC-92) is none of them. */
  readonly shops: readonly ShopRecord[];
  /** Slugs of shops that have closed for good, each with that of the shop that took over, or null. */
  readonly formerShops: ReadonlyMap<string, string | null>;
  readonly postalCodes: ReadonlyMap<string, PostalCodeRecord>;
  readonly shippingMethods: readonly ShippingMethodRecord[];
  /** All campaigns with their times; which are in force is asked with an instant. */
  readonly campaigns: readonly PublishedCampaign[];
  readonly editorial: Editorial;
  readonly searchSteering: SearchSteering;
  /** The newest text of each page that was changed at the desk, and of each legal one. */
  readonly pageVersions: ReadonlyMap<string, PageVersion>;
}

/** How the chain steers its search. */
export interface SearchSteering {
  readonly words: ChainWords;
  /** By query, as `normaliseQuery` writes it. */
  readonly places: ReadonlyMap<string, readonly PlacedArticle[]>;
}

/** An article with a place of its own among the hits of a query; null is behind all others. Until then, not including. */
export interface PlacedArticle {
  readonly articleId: number;
  readonly position: number | null;
  readonly until: number;
}

export interface PublishedCampaign {
  readonly record: CampaignRecord;
  readonly start: number;
  readonly end: number;
  /** Over several articles (DEC-137). */
  readonly combined: boolean;
  readonly articleIds: readonly number[];
}

/** Gives the current data, which is replaced as a whole: do not hold it for longer than one answer. */
export interface PublishedSource {
  readonly current: Published;
  /** Rises with every replacement. */
  readonly version: number;
}
