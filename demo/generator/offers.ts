import type { ArticlePlan } from './article-plan.ts';
import { type DemoCampaign, isRunning } from './campaigns.ts';
import { pricePointUpTo } from './price-point.ts';
import { randomFor } from './random.ts';

/** An article's part in a campaign. */
export interface DemoOffer {
  readonly campaign: DemoCampaign;
  /** Null for '3 for 2'. */
  readonly price: number | null;
  /** JSON text, as the chain's own system sends it (DEC-136). */
  readonly labelData: string;
}

/** Which campaigns an article is in. Each is decided by itself, so that a new campaign moves no other offer. */
export function offersOf(plan: ArticlePlan, campaigns: readonly DemoCampaign[], seed: string): DemoOffer[] {
  return campaigns.flatMap((campaign) => {
    const asked = plan.signature?.offer;
    if (asked?.campaign === campaign.key) return [offer(campaign, plan.price, asked.price)];
    if (plan.signature || !campaign.groups.includes(plan.group.id)) return [];
    if (!randomFor(seed, 'offer', campaign.key, plan.id).chance(campaign.share)) return [];
    return [
      offer(campaign, plan.price, campaign.cut === null ? null : pricePointUpTo(plan.price * (1 - campaign.cut))),
    ];
  });
}

export function runningOffers(offers: readonly DemoOffer[], now: Date): DemoOffer[] {
  return offers.filter(({ campaign }) => isRunning(campaign, now));
}

function offer(campaign: DemoCampaign, ordinary: number, price: number | null): DemoOffer {
  const percent = price === null ? 0 : Math.floor((1 - price / ordinary) * 100);
  const text = campaign.labelType === 'percent' ? `−${percent} %` : campaign.labelText;
  return { campaign, price, labelData: JSON.stringify({ text }) };
}
