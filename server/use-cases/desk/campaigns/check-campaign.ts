import type { CampaignCheck, CampaignDraft, CampaignLine, DraftLine } from '#contract/desk/campaigns/schemas.ts';
import { kroner } from '#domain/money/money.ts';
import { checkPlannedPrice, type LinePrices, lowestAt, percentBelow } from '#domain/pricing/planned-price.ts';
import type { GoodsFacts } from '#server/ports/desk/desk-campaigns.ts';

const day = 86_400_000;
const soldDays = 30;
/** Fewer than this is little, whatever was sold. */
const fewPieces = 10;

/** One line of a campaign with what it will look like and what is wrong with it, worst first. */
export function checkLine(
  line: DraftLine,
  facts: GoodsFacts,
  { start, end, now }: { readonly start: number; readonly end: number; readonly now: number },
): CampaignLine {
  const price = line.price === null ? null : kroner(line.price);
  const prices =
    price === null
      ? null
      : checkPlannedPrice(
          { price, before: line.before === null ? null : kroner(line.before), start, end: Math.max(end, start + 1) },
          facts.asked,
        );
  const shownBefore = prices?.verdict === 'lawful' ? prices.before : null;
  const checks = [
    priceCheck(line, prices, facts),
    ...(end > start ? [campaignCheck(line, facts), stockCheck(facts, (end - start) / day)] : []),
    facts.visible ? null : warning('hidden', {}),
  ].filter((check) => check !== null);
  return {
    articleId: line.articleId,
    articleNo: facts.articleNo,
    name: facts.name,
    image: facts.image,
    priceNow: lowestAt(facts.asked, now)?.price ?? facts.priceNow,
    lowest: prices === null || prices.verdict === 'too-new' ? null : prices.lowest.price,
    price: line.price,
    before: line.before,
    shownBefore,
    percent: price === null || shownBefore === null ? null : percentBelow(price, shownBefore),
    stock: facts.stock,
    shops: facts.shops,
    checks: checks
      .sort((a, b) => rank[a.level] - rank[b.level])
      .filter(({ kind }, at) => kind !== 'lawful' || at === 0),
  };
}

const rank = { error: 0, warn: 1, ok: 2 } as const;
const error = (kind: CampaignCheck['kind'], values: CampaignCheck['values']): CampaignCheck => ({
  level: 'error',
  kind,
  values,
});
const warning = (kind: CampaignCheck['kind'], values: CampaignCheck['values']): CampaignCheck => ({
  level: 'warn',
  kind,
  values,
});

/** The law first: what may be struck out beside the price. */
function priceCheck(line: DraftLine, prices: LinePrices | null, { priceNow }: GoodsFacts): CampaignCheck {
  if (prices === null) return error('no-price', {});
  if (prices.verdict === 'too-new') return line.before === null ? warning('too-new', {}) : error('too-new', {});
  const { price, asked } = prices.lowest;
  const why = {
    lowest: price,
    source: asked?.source ?? 'list',
    from: asked?.from ?? 0,
    ...(asked?.to != null && { to: asked.to }),
    ...(asked?.name != null && { name: asked.name }),
  };
  if (prices.verdict === 'unlawful')
    return error('unlawful', {
      ...why,
      before: line.before ?? 0,
      percent: line.price === null ? 0 : percentBelow(kroner(line.price), price),
    });
  if (prices.verdict === 'no-cut') return warning('no-cut', why);
  return prices.before < priceNow
    ? { level: 'ok', kind: 'corrected', values: { ...why, before: prices.before } }
    : { level: 'ok', kind: 'lawful', values: {} };
}

/** Another campaign has it at the same time: the customer gets the lower price. */
function campaignCheck({ price }: DraftLine, { others }: GoodsFacts): CampaignCheck | null {
  const [lowest] = others.filter((other) => other.price !== null);
  if (lowest?.price == null || price === null) return null;
  return warning('other-campaign', {
    name: lowest.name,
    price: lowest.price,
    theirs: lowest.price < price ? 1 : 0,
  });
}

/** What is there against what sells in such a time. */
function stockCheck({ stock, shops, sold }: GoodsFacts, days: number): CampaignCheck | null {
  const expected = Math.round((sold / soldDays) * Math.max(days, 1));
  return stock < Math.max(expected, fewPieces) ? warning('little-stock', { stock, shops, expected }) : null;
}

/** What is wrong with the campaign as a whole. */
export function checkWhole(
  draft: CampaignDraft,
  lines: readonly CampaignLine[],
  { promises, now }: { readonly promises: readonly HomePromise[]; readonly now: number },
): CampaignCheck[] {
  const checks: CampaignCheck[] = [];
  const [start, end] = [Date.parse(draft.start), Date.parse(draft.end)];
  if (draft.name === '') checks.push(error('no-name', {}));
  if (end <= start) checks.push(error('ends-before-start', {}));
  else if (end <= now) checks.push(error('over-already', {}));
  if (lines.length === 0) checks.push(error('no-goods', {}));
  for (const { slot, percent } of promises) {
    const met = lines.filter((line) => (line.percent ?? 0) >= percent).length;
    if (met < lines.length) checks.push(warning('home-promises', { slot, percent, met, all: lines.length }));
  }
  return checks;
}

/** A slot of the home page that speaks of the campaign. */
export interface HomePromise {
  readonly slot: string;
  readonly percent: number;
}

export function blocks(lines: readonly CampaignLine[], checks: readonly CampaignCheck[]): CampaignCheck | null {
  const all = [...checks, ...lines.flatMap((line) => line.checks)];
  return all.find(({ level }) => level === 'error') ?? null;
}
