import { assignSlugs } from '#domain/article/assign-slugs.ts';
import { type NamedArticle, type NameRegister, nameArticle } from './article-name.ts';
import { groupOf, groups, lineOf, type PlacedGroup } from './catalogue.ts';
import { pricePoint } from './price-point.ts';
import { randomFor } from './random.ts';
import { firstArticleId, type SignatureArticle, signatureArticles } from './signature-articles.ts';
import type { TemplateValues } from './text-template.ts';

/** What must be known of all articles before the first can be written: names (for slugs), prices (for ranks). */
export interface ArticlePlan {
  readonly id: number;
  /** Place in the row of all, from 0. */
  readonly index: number;
  readonly group: PlacedGroup;
  readonly genderId: number;
  readonly lineId: number;
  readonly name: string;
  readonly values: TemplateValues;
  /** Ordinary price in kroner. */
  readonly price: number;
  readonly visible: boolean;
  /** How much it is liked, 0..1. */
  readonly popularity: number;
  readonly signature: SignatureArticle | null;
}

/** Beyond these an article belongs to the long tail: few shops have it, in few sizes. */
const wellKnown = 3000;
const hiddenShare = 0.012;

export function isLongTail(plan: Pick<ArticlePlan, 'index'>): boolean {
  return plan.index >= wellKnown;
}

/** The first articles are the same however many are asked for. */
export function planArticles(seed: string, count: number): ArticlePlan[] {
  const names = { taken: new Set(signatureArticles.map(({ name }) => name)), attempts: new Map<number, number>() };
  const noises: PriceNoises = new Map();
  const slots = groupSlots(seed);
  return Array.from({ length: count }, (_, index) => {
    const signature = signatureArticles[index];
    if (signature) return planSignature(signature, index);
    const slot = slots[(index - signatureArticles.length) % slots.length];
    if (slot === undefined) throw new RangeError('The catalogue has no groups');
    return planOne(seed, slot, index, names, noises);
  });
}

export function slugsOf(plans: readonly ArticlePlan[]): ReadonlyMap<number, string> {
  return assignSlugs(plans);
}

/** Every group once, then the rest of each group's share, in mixed order. */
function groupSlots(seed: string): PlacedGroup[] {
  const scale = 1.235;
  const further = groups.flatMap((group) =>
    Array.from({ length: Math.max(0, Math.round(group.weight * scale) - 1) }, () => group),
  );
  return [...groups, ...randomFor(seed, 'slots').shuffle(further)];
}

function planOne(
  seed: string,
  group: PlacedGroup,
  index: number,
  names: NameRegister,
  noises: PriceNoises,
): ArticlePlan {
  const id = firstArticleId + index;
  const random = randomFor(seed, 'plan', id);
  const genderId = random.pick(group.genders);
  const named = nameArticle(group, genderId, random, names);
  return {
    id,
    index,
    group,
    genderId,
    ...named,
    price: ordinaryPrice(group, genderId, named.values, noiseOf(group, named, random.next(), noises)),
    visible: !random.chance(hiddenShare),
    popularity: random.next() * (index < wellKnown ? 0.9 : 0.5),
    signature: null,
  };
}

function planSignature(signature: SignatureArticle, index: number): ArticlePlan {
  const group = groupOf(signature.groupId);
  return {
    id: firstArticleId + index,
    index,
    group,
    genderId: signature.genderId,
    lineId: signature.lineId,
    name: signature.name,
    values: {
      model: signature.name.split(' ')[0] ?? '',
      line: lineOf(signature.lineId).name,
      gender: '',
      choices: new Map(),
    },
    price: signature.price,
    visible: true,
    popularity: signature.popularity,
    signature,
  };
}

/** Where a thing stands in the range of its group's prices, 0..1, by what it is. */
type PriceNoises = Map<string, number>;

/** Goods that differ in taste, size or gender alone stand at one place: the first of them says which. */
function noiseOf(group: PlacedGroup, { name, values }: NamedArticle, own: number, noises: PriceNoises): number {
  const choices = [...values.choices].filter(([key]) => group.models.length === 0 || key === group.priceBy);
  const kind = [values.gender, ...choices.map(([, { text }]) => text)].reduce(
    (rest, word) => rest.replace(word, ''),
    name,
  );
  const key = `${group.id} ${kind.toLowerCase()}`;
  const noise = noises.get(key) ?? own;
  noises.set(key, noise);
  return noise;
}

/** Most goods are at the cheaper end; what has a size in its name costs by it; small people pay less. */
function ordinaryPrice(group: PlacedGroup, genderId: number, values: TemplateValues, noise: number): number {
  const [least, most] = group.price;
  const choice = group.priceBy === undefined ? undefined : values.choices.get(group.priceBy);
  const place = choice ? (choice.place + noise * 0.3) / choice.of : noise ** 1.6;
  const forChildren =
    (genderId === 4 || genderId === 11) && group.genders.some((gender) => gender < 4 || gender === 10);
  const amount = least + (most - least) * place * (forChildren ? 0.5 : 1);
  return pricePoint(amount, group.main.id === 10);
}
