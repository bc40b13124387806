import type { DeskRefusal } from '#contract/desk/refusal.ts';
import { readOsloInstant } from '#domain/time/oslo.ts';
import type { DeskCampaign } from '#server/ports/desk/desk-campaigns.ts';
import type { DeskTransaction } from '#server/ports/desk/desk-transaction.ts';
import { previewNumber } from '#server/ports/desk/previews.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import { type DeskContext, deskAct, deskRead, type WorkRefusal } from '../desk-use-case.ts';
import { loggedDraft } from './campaign-changes.ts';
import { campaignDetail, shownDraft, stateOf } from './campaign-detail.ts';
import { blocks } from './check-campaign.ts';

const unknown = { code: 'unknown' } as const;
const subjectOf = ({ id }: { readonly id: string }) => `campaign:${id}`;

function detail(tx: Pick<DeskTransaction, 'campaigns'>, campaign: DeskCampaign, { parts, now }: DeskContext) {
  return campaignDetail(campaign, { campaigns: tx.campaigns, published: parts.published.current, now });
}

/** The campaign, locked, as whoever changes it knew it. */
async function expected(
  tx: DeskTransaction,
  { id, version }: { readonly id: string; readonly version: number },
  context: DeskContext,
): Promise<Result<DeskCampaign, WorkRefusal>> {
  const campaign = await tx.campaigns.lock(id);
  if (campaign === null) return refused(unknown);
  if (campaign.version === version) return done(campaign);
  return refused({ code: 'changed', subject: subjectOf(campaign), thing: await detail(tx, campaign, context) });
}

const notNow = (reason: string): { ok: false; refusal: DeskRefusal } => refused({ code: 'conflict', reason });

export const campaignUseCases = {
  campaigns: deskRead('campaigns', async (tx, wish, { now }) => done(await tx.campaigns.page(wish, now))),

  campaignWeeks: deskRead('campaignWeeks', async (tx, { from, to }, { now }) => {
    const [start, end] = [readOsloInstant(from, 'start') ?? now, readOsloInstant(to, 'end') ?? now];
    return done({ rows: await tx.campaigns.between(start, end, now) });
  }),

  campaign: deskRead('campaign', async (tx, { id }, context) => {
    const campaign = await tx.campaigns.find(id);
    return campaign === null ? refused(unknown) : done(await detail(tx, campaign, context));
  }),

  campaignGoods: deskRead('campaignGoods', async (tx, { q }) => done({ goods: await tx.campaigns.search(q) })),

  readCampaignLines: deskRead('readCampaignLines', async (tx, { numbers }) => {
    const found = await tx.campaigns.byNumbers(numbers);
    const known = new Set(found.map(({ number }) => number));
    return done({ found, unknown: numbers.filter((one) => !known.has(one)) });
  }),

  newCampaign: deskAct({ call: 'newCampaign', action: 'campaign-made' }, async (tx, { name, start, end }) => {
    const id = await tx.campaigns.make({ name, start, end, showLabel: true, labelText: name.slice(0, 100), lines: [] });
    return done({ answer: { id }, audit: { subject: subjectOf({ id }), after: { name, start, end } } });
  }),

  saveCampaign: deskAct({ call: 'saveCampaign', action: 'campaign-drafted' }, async (tx, input, context) => {
    const found = await expected(tx, input, context);
    if (!found.ok) return found;
    const before = shownDraft(found.value);
    const lines = [...new Map(input.draft.lines.map((line) => [line.articleId, line])).values()];
    const draft = { ...input.draft, lines };
    await tx.campaigns.saveDraft(found.value, draft);
    const saved = { ...found.value, draft, version: found.value.version + 1, stoppedFrom: null };
    return done({
      answer: await detail(tx, saved, context),
      audit: { subject: subjectOf(saved), before: loggedDraft(before, draft), after: loggedDraft(draft, before) },
    });
  }),

  /** Everything is checked again in the same transaction that publishes: what was lawful a minute ago need not be any more. */
  approveCampaign: deskAct({ call: 'approveCampaign', action: 'campaign-approved' }, async (tx, input, context) => {
    const found = await expected(tx, input, context);
    if (!found.ok) return found;
    const campaign = found.value;
    if (campaign.draft === null) return notNow('nothing-to-approve');
    const { lines, checks } = await detail(tx, campaign, context);
    const blocking = blocks(lines, checks);
    if (blocking !== null) return refused({ code: 'refused', reason: blocking.kind, values: blocking.values });
    // What goes to the shop is what was shown: the lawful before-price where none was said, goods that are still there.
    const shown = lines.map(({ articleId, price, before, shownBefore }) => ({
      articleId,
      price,
      before: before ?? shownBefore,
    }));
    const draft = { ...campaign.draft, lines: shown };
    const number = await tx.campaigns.publish(campaign, draft);
    const id = String(number);
    return done({
      answer: { id, version: campaign.version + 1 },
      audit: {
        subject: subjectOf({ id }),
        ...(campaign.published !== null && { before: loggedDraft(campaign.published, draft) }),
        after: loggedDraft(draft, campaign.published),
      },
    });
  }),

  discardCampaignDraft: deskAct(
    { call: 'discardCampaignDraft', action: 'campaign-draft-discarded' },
    async (tx, input, context) => {
      const found = await expected(tx, input, context);
      if (!found.ok) return found;
      const campaign = found.value;
      if (campaign.draft === null) return notNow('nothing-to-discard');
      await tx.campaigns.discardDraft(campaign);
      return done({
        answer: { id: campaign.campaignId === null ? null : campaign.id },
        audit: { subject: subjectOf(campaign), before: loggedDraft(campaign.draft, campaign.published) },
      });
    },
  ),

  withdrawCampaign: deskAct({ call: 'withdrawCampaign', action: 'campaign-withdrawn' }, async (tx, input, context) => {
    const found = await expected(tx, input, context);
    if (!found.ok) return found;
    if (stateOf(found.value, context.now) !== 'planned') return notNow('has-begun');
    const id = await tx.campaigns.withdraw(found.value, shownDraft(found.value));
    return done({
      answer: { id, version: found.value.version + 1 },
      audit: { subject: subjectOf(found.value), after: { draft: id } },
    });
  }),

  stopCampaign: deskAct({ call: 'stopCampaign', action: 'campaign-stopped' }, async (tx, input, context) => {
    const found = await expected(tx, input, context);
    if (!found.ok) return found;
    const campaign = found.value;
    if (stateOf(campaign, context.now) !== 'live' || campaign.published === null) return notNow('not-live');
    return ended(tx, campaign, { end: context.now, was: campaign.published.end, context });
  }),

  resumeCampaign: deskAct({ call: 'resumeCampaign', action: 'campaign-resumed' }, async (tx, input, context) => {
    const found = await expected(tx, input, context);
    if (!found.ok) return found;
    const campaign = found.value;
    if (campaign.stoppedFrom === null || campaign.published === null) return notNow('not-stopped');
    if (campaign.stoppedFrom <= context.now) return notNow('over-already');
    return ended(tx, campaign, { end: campaign.stoppedFrom, was: null, context });
  }),

  previewCampaign: deskRead('previewCampaign', async (tx, { id, at }, { parts }) => {
    const campaign = await tx.campaigns.find(id);
    if (campaign === null) return refused(unknown);
    const path = `/kampanjer/${campaign.campaignId ?? previewNumber}`;
    return done({ address: parts.previews.address({ campaign: id, at: Date.parse(at) }, path) });
  }),
} as const;

/** Its end is moved: to now when it is stopped, back when that was a mistake. */
async function ended(
  tx: DeskTransaction,
  campaign: DeskCampaign,
  { end, was, context }: { readonly end: number; readonly was: string | null; readonly context: DeskContext },
) {
  await tx.campaigns.end(campaign, end, was === null ? null : Date.parse(was));
  const after = await tx.campaigns.find(campaign.id);
  if (after === null) return refused(unknown);
  return done({
    answer: await detail(tx, after, context),
    audit: {
      subject: subjectOf(campaign),
      before: { end: campaign.published?.end },
      after: { end: new Date(end).toISOString() },
    },
  });
}
