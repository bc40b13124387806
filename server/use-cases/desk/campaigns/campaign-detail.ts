import type { CampaignDetail, CampaignDraft, CampaignState } from '#contract/desk/campaigns/schemas.ts';
import type { Published } from '#server/ports/content/published.ts';
import type { DeskCampaign, DeskCampaigns } from '#server/ports/desk/desk-campaigns.ts';
import { checkLine, checkWhole } from './check-campaign.ts';
import { homePromises } from './home-promises.ts';

export interface DetailMeans {
  readonly campaigns: Pick<DeskCampaigns, 'facts' | 'openShops' | 'watchers'>;
  readonly published: Published;
  readonly now: number;
}

/** A campaign as its page shows it: the draft where there is one, with every check made anew. */
export async function campaignDetail(campaign: DeskCampaign, means: DetailMeans): Promise<CampaignDetail> {
  const { campaigns, published, now } = means;
  const draft = shownDraft(campaign);
  const time = { start: Date.parse(draft.start), end: Date.parse(draft.end), now };
  const ids = draft.lines.map(({ articleId }) => articleId);
  const facts = await campaigns.facts(ids, { ...time, except: campaign.campaignId });
  const factsOf = new Map(facts.map((one) => [one.articleId, one]));
  const lines = draft.lines.flatMap((line) => {
    const known = factsOf.get(line.articleId);
    return known === undefined ? [] : [checkLine(line, known, time)];
  });
  const promises = homePromises(published, { campaignId: campaign.campaignId, name: draft.name });
  return {
    id: campaign.id,
    state: stateOf(campaign, now),
    hasDraft: campaign.draft !== null,
    version: campaign.version,
    name: draft.name,
    start: draft.start,
    end: draft.end,
    showLabel: draft.showLabel,
    labelText: draft.labelText,
    lines,
    checks: checkWhole(draft, lines, { promises: promises.filter(({ percent }) => percent > 0), now }),
    stoppedFrom: campaign.stoppedFrom === null ? null : new Date(campaign.stoppedFrom).toISOString(),
    shops: await campaigns.openShops(),
    touches: {
      home: promises.map(({ slot }) => slot),
      others: commonGoods(facts),
      watchers: ids.length === 0 ? 0 : await campaigns.watchers(ids),
    },
  };
}

/** What the office works on: its draft, else what is published. */
export function shownDraft({ draft, published }: DeskCampaign): CampaignDraft {
  const shown = draft ?? published;
  if (shown === null) throw new Error('A campaign has a draft or is published');
  return shown;
}

export function stateOf({ published }: DeskCampaign, now: number): CampaignState {
  if (published === null) return 'draft';
  if (Date.parse(published.end) <= now) return 'over';
  return Date.parse(published.start) > now ? 'planned' : 'live';
}

function commonGoods(
  facts: readonly { readonly others: readonly { readonly id: number | null; readonly name: string }[] }[],
): CampaignDetail['touches']['others'] {
  const counts = new Map<string, { id: string | null; name: string; goods: number }>();
  for (const { others } of facts)
    for (const { id, name } of others) {
      const key = String(id);
      const before = counts.get(key) ?? { id: id === null ? null : key, name, goods: 0 };
      counts.set(key, { ...before, goods: before.goods + 1 });
    }
  return [...counts.values()].filter(({ name }) => name !== '').slice(0, 5);
}
