import type { CampaignRecord } from '#contract/campaign.ts';
import type { ColorGroupRecord, ProductLineRecord } from '#contract/reference.ts';
import { compareNorwegian } from '#domain/text/collation.ts';
import { apiOf, type LoaderArgs } from '../../data/api-context.ts';
import { optional, required } from '../../data/loader-result.ts';
import type { CardArticle } from '../../features/article-card/card-article.ts';
import { cardsOf } from '../../features/article-card/cards-of.ts';

/** All product lines in Norwegian order (DEC-24, I18N-04). */
export async function loadProductLines(args: LoaderArgs): Promise<readonly ProductLineRecord[]> {
  const lines = required(await apiOf(args).productLines({}));
  return [...lines].sort((a, b) => compareNorwegian(a.name, b.name));
}

export async function loadColorgroups(args: LoaderArgs): Promise<readonly ColorGroupRecord[]> {
  return required(await apiOf(args).colorGroups({}));
}

/** Articles that belong together: '3 for 2' (DEC-137). */
export interface CombinedOffer {
  readonly id: number;
  readonly name: string;
  readonly articles: readonly CardArticle[];
}

export interface CampaignsData {
  readonly campaigns: readonly CampaignRecord[];
  readonly combined: readonly CombinedOffer[];
}

const mostOfOffer = 4;

export async function loadCampaigns(args: LoaderArgs): Promise<CampaignsData> {
  const api = apiOf(args);
  const [campaigns, combined] = await Promise.all([api.campaigns({}), api.combinedCampaignArticles({})]);
  return {
    campaigns: required(campaigns).data,
    combined: optional(combined, []).map(({ campaign_id, name, labelText, articles }) => ({
      id: campaign_id,
      name: labelText ?? name,
      articles: cardsOf(articles.slice(0, mostOfOffer)),
    })),
  };
}
