import type { ArticlePlan } from '../generator/article-plan.ts';
import type { ArticleContext, Row } from '../generator/article-rows.ts';
import { offersOf } from '../generator/offers.ts';
import { frontPicture } from '../generator/pictures.ts';

/** Campaigns as content (ENT-35); the picture is that of the best liked article in it. */
export function campaignRows(plans: readonly ArticlePlan[], { campaigns, seed }: ArticleContext): Row[] {
  const byPopularity = plans
    .filter(({ visible }) => visible)
    .sort((a, b) => b.popularity - a.popularity || a.id - b.id);
  return campaigns.map((campaign, sort) => {
    const face = byPopularity.find((plan) => offersOf(plan, [campaign], seed).length > 0);
    const image = face ? frontPicture(face, seed).path : null;
    return {
      campaign_id: campaign.id,
      name: campaign.name,
      short_description: campaign.shortDescription,
      description: campaign.description,
      starts_at: campaign.start,
      ends_at: campaign.end,
      image,
      image_mobile: image,
      show_label: true,
      show_image: image !== null,
      label_text: campaign.labelText,
      url: campaign.url,
      combined: campaign.combined,
      sort,
    };
  });
}
