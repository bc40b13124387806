import type { ArticlePlan } from './article-plan.ts';
import type { DemoOffer } from './offers.ts';
import type { Random } from './random.ts';

/** What sets an article apart in the shop, besides what it is. */
export interface ArticleTraits {
  /** Days since it came, as a negative number. */
  readonly created: number;
  readonly webLabel: string | null;
  readonly featured: boolean;
  /** A lot that will not come again. */
  readonly oneOff: boolean;
  readonly purchasableOnWeb: boolean;
  readonly onlyCollect: boolean;
  readonly purchaseLimit: number | null;
  readonly pant: number;
}

/** Things that are handed over the counter, after a look at who buys: knives, axes, gas. */
const overTheCounter = new Set([40601, 40603, 40402]);
const newFor = 45;

export function traitsOf(plan: ArticlePlan, offers: readonly DemoOffer[], random: Random): ArticleTraits {
  const { group, signature } = plan;
  const created = signature
    ? -random.int(150, 500)
    : random.chance(0.08)
      ? -random.int(3, newFor)
      : -random.int(newFor + 1, 900);
  const inRemainders = offers.some(({ campaign }) => campaign.key === 'restparti');
  const oneOff = signature === null && (inRemainders || random.chance(0.03));
  return {
    created,
    webLabel: signature?.webLabel ?? (oneOff ? 'Partivare' : created >= -newFor ? 'Nyhet' : null),
    featured: signature ? plan.index < 15 : random.chance(0.03),
    oneOff,
    purchasableOnWeb: !(overTheCounter.has(group.id)
      ? random.chance(0.35)
      : signature === null && random.chance(0.006)),
    onlyCollect: signature === null && group.collectOnlyShare !== undefined && random.chance(group.collectOnlyShare),
    purchaseLimit: limitOf(plan, oneOff, random),
    pant: pantOf(plan),
  };
}

/** Few a head of what is scarce, many of what is eaten. */
function limitOf(plan: ArticlePlan, oneOff: boolean, random: Random): number | null {
  if (plan.group.main.id === 10) return 24;
  if (oneOff) return 2;
  if (plan.signature?.offer) return 3;
  return random.chance(0.06) ? random.pick([1, 2, 3, 5, 10]) : null;
}

/** Two kroner up to half a litre, three from there; part of the price (DEC-72). */
function pantOf({ group, name }: ArticlePlan): number {
  if (group.subgroup.id !== 1003) return 0;
  return name.endsWith('0,33 l') ? 2 : 3;
}
