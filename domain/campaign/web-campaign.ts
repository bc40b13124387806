import type { Kroner } from '#domain/money/money.ts';

export type CampaignLabelType = 'price' | 'percent' | 'multi' | 'club';

export interface CampaignLabelData {
  readonly text: string;
  readonly color?: string;
}

/** A price offer on one article (ENT-33). */
export interface WebCampaign {
  readonly id: number;
  readonly articleId: number;
  readonly price: Kroner;
  readonly labelType: CampaignLabelType;
  readonly labelData: CampaignLabelData | null;
}

/** The campaign with the lowest price; of equals the lower id (DEC-136). */
export function lowestCampaign(campaigns: readonly WebCampaign[]): WebCampaign | null {
  return campaigns.reduce<WebCampaign | null>((best, campaign) => (beats(campaign, best) ? campaign : best), null);
}

/** The label of an article is that of its campaign with the lowest price (ENT-21, ENT-34). */
export function campaignLabelTypeOf(campaigns: readonly WebCampaign[]): CampaignLabelType | null {
  return lowestCampaign(campaigns)?.labelType ?? null;
}

function beats(campaign: WebCampaign, best: WebCampaign | null): boolean {
  if (best === null || campaign.price < best.price) return true;
  return campaign.price === best.price && campaign.id < best.id;
}
