import { z } from 'zod';
import { articleRecord } from './article.ts';
import { noInput } from './wire-values.ts';

/** ENT-35: a campaign as content. */
export const campaign = z.object({
  id: z.int(),
  name: z.string(),
  shortDescription: z.string(),
  description: z.string(),
  start: z.string(),
  end: z.string(),
  count: z.int(),
  image: z.string().nullable(),
  imageMobile: z.string().nullable(),
  showLabel: z.boolean(),
  showImage: z.boolean(),
  labelText: z.string().nullable(),
  url: z.string().nullable(),
});
/** DEC-137: informational, no price effect in the cart formula. */
export const combinedCampaign = z.object({
  campaign_id: z.int(),
  name: z.string(),
  labelText: z.string().nullable(),
  articles: z.array(articleRecord),
});

export const campaignCalls = {
  campaigns: { input: noInput, answer: z.object({ data: z.array(campaign) }) },
  combinedCampaignArticles: { input: noInput, answer: z.array(combinedCampaign) },
};

export type CampaignRecord = z.infer<typeof campaign>;
export type CombinedCampaign = z.infer<typeof combinedCampaign>;
