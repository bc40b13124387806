import { type CampaignLabelType, lowestCampaign } from '#domain/campaign/web-campaign.ts';
import type { Article } from './article.ts';
import { percentOff } from './paid-price.ts';

export type ArticleLabel =
  | {
      readonly kind: 'campaign';
      readonly type: CampaignLabelType;
      readonly text: string | null;
      readonly percent: number | null;
    }
  | { readonly kind: 'custom'; readonly text: string }
  | { readonly kind: 'only-collect' };

const mostLabels = 2;

/** The labels of a card, most telling first and at most two: campaign (ENT-21), web label (ENT-15), collect only. */
export function articleLabels(
  article: Pick<Article, 'price' | 'beforePrice' | 'campaigns' | 'customLabel' | 'onlyCC'>,
): readonly ArticleLabel[] {
  const labels: ArticleLabel[] = [];
  const campaign = lowestCampaign(article.campaigns);
  if (campaign) {
    const percent = campaign.labelType === 'percent' ? percentOff(article) : null;
    labels.push({ kind: 'campaign', type: campaign.labelType, text: campaign.labelData?.text ?? null, percent });
  }
  if (article.customLabel) labels.push({ kind: 'custom', text: article.customLabel });
  if (article.onlyCC) labels.push({ kind: 'only-collect' });
  return labels.slice(0, mostLabels);
}
