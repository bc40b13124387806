import type { CampaignRecord, CombinedCampaign } from '#contract/campaign.ts';
import type { Published, PublishedCampaign } from '#server/ports/content/published.ts';
import type { CatalogueReader } from '../catalogue/catalogue-reader.ts';

/** API-43: campaigns whose time has come and not gone. */
export function campaignsInForce(published: Published, now: number): { data: CampaignRecord[] } {
  return { data: inForce(published, now).map((campaign) => campaign.record) };
}

/** API-44, DEC-137. */
export function combinedCampaigns(reader: CatalogueReader, published: Published, now: number): CombinedCampaign[] {
  return inForce(published, now)
    .filter((campaign) => campaign.combined)
    .map(({ record, articleIds }) => ({
      campaign_id: record.id,
      name: record.name,
      labelText: record.labelText,
      articles: reader.records(articleIds),
    }));
}

function inForce(published: Published, now: number): PublishedCampaign[] {
  return published.campaigns.filter((campaign) => campaign.start <= now && now < campaign.end);
}
