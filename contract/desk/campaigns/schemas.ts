import { z } from 'zod';
import { pageOf, paging, time, version } from '../paging.ts';

/** '12' is a campaign of the shop, 'u3' one that has never been approved. */
export const campaignId = z.string().regex(/^u?\d{1,9}$/);
const instant = z.iso.datetime({ offset: true });
const kroner = z.number().positive().max(10_000_000);

export const draftLine = z.object({
  articleId: z.int().positive(),
  /** Null: not said yet. */
  price: kroner.nullable(),
  /** Null: the most that is lawful. */
  before: kroner.nullable(),
});

export const mostLines = 2000;

export const campaignDraft = z.object({
  name: z.string().trim().max(200),
  start: instant,
  end: instant,
  showLabel: z.boolean(),
  labelText: z.string().trim().max(100),
  lines: z.array(draftLine).max(mostLines),
});

export const campaignStates = ['draft', 'planned', 'live', 'over'] as const;

const campaignRow = z.object({
  id: campaignId,
  name: z.string(),
  start: time,
  end: time,
  state: z.enum(campaignStates),
  goods: z.int(),
  /** Something is changed and not approved. */
  hasDraft: z.boolean(),
});

const values = z.record(z.string(), z.union([z.string(), z.number()]));

/** What a line or the whole campaign is told: 'error' keeps it from being approved. */
export const campaignCheck = z.object({
  level: z.enum(['ok', 'warn', 'error']),
  kind: z.enum([
    'lawful',
    'corrected',
    'unlawful',
    'too-new',
    'no-cut',
    'no-price',
    'other-campaign',
    'little-stock',
    'hidden',
    'no-name',
    'no-goods',
    'ends-before-start',
    'over-already',
    'home-promises',
  ]),
  values,
});

export const campaignLine = z.object({
  articleId: z.int(),
  articleNo: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  priceNow: z.number(),
  /** Of the 30 days before the start; null: it has not been asked for that long. */
  lowest: z.number().nullable(),
  price: z.number().nullable(),
  before: z.number().nullable(),
  /** What will be struck out; null: nothing. */
  shownBefore: z.number().nullable(),
  percent: z.int().nullable(),
  stock: z.int(),
  shops: z.int(),
  checks: z.array(campaignCheck),
});

export const campaignDetail = z.object({
  id: campaignId,
  state: z.enum(campaignStates),
  hasDraft: z.boolean(),
  version,
  name: z.string(),
  start: time,
  end: time,
  showLabel: z.boolean(),
  labelText: z.string(),
  lines: z.array(campaignLine),
  /** Of the campaign as a whole. */
  checks: z.array(campaignCheck),
  /** When it was to end, where it was stopped before. */
  stoppedFrom: time.nullable(),
  /** Open shops. */
  shops: z.int(),
  /** What else it touches: slots of the home page, other campaigns with how many goods in common, watchers. */
  touches: z.object({
    home: z.array(z.string()),
    others: z.array(z.object({ id: campaignId.nullable(), name: z.string(), goods: z.int() })),
    watchers: z.int(),
  }),
});

const goods = z.object({
  articleId: z.int(),
  articleNo: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  priceNow: z.number(),
});

const one = z.object({ id: campaignId });
const changing = z.object({ id: campaignId, version });

export const campaignSchemas = {
  campaigns: {
    request: z.object({ ...paging, q: z.string().trim().max(80).optional(), state: z.enum(campaignStates).optional() }),
    answer: pageOf(campaignRow),
  },
  campaignWeeks: {
    request: z.object({ from: z.iso.date(), to: z.iso.date() }),
    answer: z.object({ rows: z.array(campaignRow) }),
  },
  campaign: { request: one, answer: campaignDetail },
  campaignGoods: {
    request: z.object({ q: z.string().trim().min(1).max(80) }),
    answer: z.object({ goods: z.array(goods) }),
  },
  newCampaign: {
    request: z.object({ name: z.string().trim().min(1).max(200), start: instant, end: instant }),
    answer: one,
  },
  saveCampaign: {
    request: z.object({ id: campaignId, version, draft: campaignDraft }),
    answer: campaignDetail,
  },
  readCampaignLines: {
    request: z.object({ id: campaignId, numbers: z.array(z.string().trim().min(1).max(60)).max(mostLines) }),
    answer: z.object({ found: z.array(goods.extend({ number: z.string() })), unknown: z.array(z.string()) }),
  },
  approveCampaign: { request: changing, answer: z.object({ id: campaignId, version }) },
  discardCampaignDraft: { request: changing, answer: z.object({ id: campaignId.nullable() }) },
  withdrawCampaign: { request: changing, answer: z.object({ id: campaignId, version }) },
  stopCampaign: { request: changing, answer: campaignDetail },
  resumeCampaign: { request: changing, answer: campaignDetail },
  previewCampaign: {
    request: z.object({ id: campaignId, at: instant }),
    answer: z.object({ address: z.string() }),
  },
} as const;

export type CampaignDraft = z.infer<typeof campaignDraft>;
export type DraftLine = z.infer<typeof draftLine>;
export type CampaignRow = z.infer<typeof campaignRow>;
export type CampaignDetail = z.infer<typeof campaignDetail>;
export type CampaignLine = z.infer<typeof campaignLine>;
export type CampaignCheck = z.infer<typeof campaignCheck>;
export type CampaignState = (typeof campaignStates)[number];
export type CampaignGoods = z.infer<typeof goods>;
