import type { CampaignRecord, CombinedCampaign } from '#contract/campaign.ts';
import { asListed, type Tagged, tagged } from '#server/ports/cache-tag.ts';
import type { Published, PublishedCampaign } from '#server/ports/content/published.ts';
import { done, type Result } from '#server/ports/result.ts';
import type { CatalogueRecords } from '../catalogue/catalogue-records.ts';

/** API-43: campaigns whose time has come and not gone. */
export function campaignsInForce(published: Published, now: number): Result<Tagged<{ data: CampaignRecord[] }>, never> {
  return done(tagged({ data: inForce(published, now).map((campaign) => campaign.record) }, []));
}

export async function combinedCampaigns(
  reader: CatalogueRecords,
  published: Published,
  now: number,
): Promise<Result<Tagged<CombinedCampaign[]>, never>> {
  const combined = inForce(published, now).filter((campaign) => campaign.combined);
  const shown = await Promise.all(
    combined.map(async ({ record, articleIds }) => ({
      campaign_id: record.id,
      name: record.name,
      labelText: record.labelText,
      articles: await reader.records(articleIds),
    })),
  );
  return done(tagged(shown, ['any', ...asListed(combined.flatMap(({ articleIds }) => articleIds))]));
}

function inForce(published: Published, now: number): PublishedCampaign[] {
  return published.campaigns.filter((campaign) => campaign.start <= now && now < campaign.end);
}
