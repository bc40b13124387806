import type { Fit } from './fit.ts';

/**
 * Which goods of a catalogue are meant by a thing that a guide speaks of. Groups are known by the beginning of their name in
 * lower case, since their ids are each chain's own.
 */
export interface GoodsRule {
  readonly groups: readonly string[];
  /** Groups that will do where the first have too little. */
  readonly otherwise?: readonly string[];
  /** A word of the article's name; those that have it come first. */
  readonly prefer?: string;
  /** A word of the article's name; those that have it come last. */
  readonly avoid?: string;
  readonly fit: Fit;
}

export const goodsKinds = {
  'wool-set': { groups: ['ullsett', 'ullundertøy'], otherwise: ['ulltrøyer'], fit: 'close' },
  'wool-top-thin': { groups: ['ulltrøyer'], otherwise: ['ullsett', 'ullundertøy'], prefer: '150', fit: 'close' },
  'wool-top-thick': { groups: ['ulltrøyer'], otherwise: ['ullsett', 'ullundertøy'], prefer: '250', fit: 'close' },
  'wool-longs': { groups: ['ullongs'], prefer: '250', fit: 'close' },
  't-shirt': { groups: ['t-skjorter'], fit: 'close' },
  shorts: { groups: ['shorts'], fit: 'close' },
  fleece: { groups: ['fleecejakker', 'ulljakker'], otherwise: ['fleecedresser'], fit: 'close' },
  'warm-middle': { groups: ['ulldresser', 'fleecedresser'], otherwise: ['fleecejakker'], fit: 'close' },
  softshell: { groups: ['softshelljakker'], otherwise: ['vindjakker'], fit: 'roomy' },
  'rain-jacket': { groups: ['regnjakker'], otherwise: ['regnsett'], fit: 'roomy' },
  'rain-set': { groups: ['regnsett', 'regndresser'], avoid: 'fôret', fit: 'roomy' },
  'lined-rain-set': { groups: ['regnsett', 'regndresser'], prefer: 'fôret', fit: 'roomy' },
  'park-suit': { groups: ['parkdresser'], otherwise: ['vinterdresser'], fit: 'roomy' },
  'winter-suit': { groups: ['vinterdresser'], otherwise: ['parkdresser'], fit: 'roomy' },
  'rubber-boots': { groups: ['gummistøvler'], otherwise: ['fôrede gummistøvler'], fit: 'foot' },
  'lined-boots': { groups: ['fôrede gummistøvler'], otherwise: ['gummistøvler'], fit: 'foot' },
  'winter-boots': { groups: ['vinterstøvler'], fit: 'foot' },
  trainers: { groups: ['joggesko'], fit: 'foot' },
  'indoor-shoes': { groups: ['tøfler', 'innesko'], otherwise: ['joggesko'], fit: 'foot' },
  'wool-socks': { groups: ['ullsokker'], otherwise: ['tursokker'], fit: 'foot' },
  'waterproof-mittens': { groups: ['votter'], otherwise: ['hansker'], prefer: 'vanntett', fit: 'hand' },
  mittens: { groups: ['votter'], otherwise: ['hansker'], fit: 'hand' },
  hat: { groups: ['luer'], fit: 'head' },
  cap: { groups: ['capser'], fit: 'head' },
  neck: { groups: ['halser'], fit: 'any' },
  'spare-trousers': { groups: ['joggebukser'], otherwise: ['turbukser'], fit: 'close' },
  'spare-sweater': { groups: ['hettegensere', 'ullgensere'], otherwise: ['half-zip'], fit: 'close' },
} as const satisfies Record<string, GoodsRule>;

export type GoodsKind = keyof typeof goodsKinds;

export function ruleOf(kind: GoodsKind): GoodsRule {
  return goodsKinds[kind];
}

/** The groups that an article may come from, and whether it is among those that are meant first. */
export function groupStanding(rule: GoodsRule, groupName: string): 'first' | 'otherwise' | null {
  const name = groupName.trim().toLowerCase();
  const named = (words: readonly string[] = []) => words.some((word) => name.startsWith(word));
  if (named(rule.groups)) return 'first';
  return named(rule.otherwise) ? 'otherwise' : null;
}

/** Lower comes first: what is meant, then what will do; the words of the name decide within both. */
export function standing(rule: GoodsRule, goods: { readonly name: string; readonly group: string }): number {
  const name = goods.name.toLowerCase();
  const unwanted =
    (rule.prefer !== undefined && !name.includes(rule.prefer)) ||
    (rule.avoid !== undefined && name.includes(rule.avoid));
  return (groupStanding(rule, goods.group) === 'first' ? 0 : 2) + (unwanted ? 1 : 0);
}
