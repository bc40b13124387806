import type { GoodsKind } from '#domain/goods/goods-kind.ts';
import { readJson } from '../read-json.ts';

/** A pattern for article names, where some are for certain genders only. */
export type NamePattern = string | { readonly name: string; readonly genders: readonly number[] };

/** One of the groups of the third level, with all that its articles are made from. Texts: see text-template.ts. */
export interface DemoGroup {
  readonly id: number;
  readonly name: string;
  readonly genders: readonly number[];
  /** Product lines that make such things. */
  readonly lines: readonly number[];
  /** Pools of model names; none where the names do without. */
  readonly models: readonly string[];
  /** Articles of this group among about 1,900. */
  readonly weight: number;
  readonly sizes: string;
  readonly palette: string;
  /** Kroner, least and most. */
  readonly price: readonly [number, number];
  /** The choice in the name that the price follows. */
  readonly priceBy?: string;
  /** Øre, for bulky goods. */
  readonly freight?: number;
  /** Share of the articles that can only be collected. */
  readonly collectOnlyShare?: number;
  readonly season: string;
  readonly care?: string;
  readonly names: readonly NamePattern[];
  readonly materials: readonly string[];
  readonly tech: readonly string[];
  readonly intro: readonly string[];
  readonly points: readonly string[];
}
export interface DemoSubgroup {
  readonly id: number;
  readonly name: string;
  readonly uses: readonly string[];
  readonly groups: readonly DemoGroup[];
}
export interface DemoMainGroup {
  readonly id: number;
  readonly name: string;
  readonly subgroups: readonly DemoSubgroup[];
}
/** A group with its place in the tree. */
export interface PlacedGroup extends DemoGroup {
  readonly main: DemoMainGroup;
  readonly subgroup: DemoSubgroup;
}
/** The part of the body a garment is for: what is said of its fit depends on it. */
export type BodyPart = 'upper' | 'lower' | 'suit' | 'head' | 'hand' | 'foot';
export interface DemoProductLine {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  /** Second colour of its goods in drawings. */
  readonly accent: string;
}
export interface DemoColor {
  readonly id: number;
  readonly name: string;
  readonly hex: string;
  readonly code: string;
  readonly group: number;
}
interface ColorGroup {
  readonly id: number;
  readonly label: string;
  readonly name: string;
  readonly hex: string;
  readonly color: number;
}

const mainFiles = [
  '01-klaer',
  '02-sko',
  '03-vintersport',
  '04-friluft',
  '05-sykkel',
  '06-trening',
  '07-lagsport',
  '08-vannsport',
  '09-fiske',
  '10-mat-og-drikke',
];

export const mainGroups = mainFiles.map((file) => read<DemoMainGroup>(file));
export const groups: readonly PlacedGroup[] = mainGroups.flatMap((main) =>
  main.subgroups.flatMap((subgroup) => subgroup.groups.map((group) => ({ ...group, main, subgroup }))),
);
export const productLines = read<readonly DemoProductLine[]>('product-lines');
export const { colors, groups: colorGroups } = read<{ colors: readonly DemoColor[]; groups: readonly ColorGroup[] }>(
  'colors',
);
export const palettes = read<Record<string, readonly string[]>>('palettes');
/** Sizes by scale and gender id. */
export const sizeScales = read<Record<string, Record<string, readonly string[]>>>('size-scales');
export const modelNames = read<{ pools: Record<string, readonly string[]>; second: readonly string[] }>('model-names');
export const careLabels = read<Record<string, { wash: string; care: string }>>('care-labels');
/** How it sits, by the part of the body and the gender. */
export const fitWords = read<Record<BodyPart, Readonly<Record<number, readonly string[]>>>>('fit-words');
/** Short sentences that go with anything of a main group; some articles have one. */
export const closingWords = read<Readonly<Record<number, readonly string[]>>>('closing-words');
/** Lists of ingredients by group; the first whose word is in the name. */
export const ingredients =
  read<Readonly<Record<number, readonly { word: string; list: string; allergens: string; may: string }[]>>>(
    'ingredients',
  );
/** What goods of a group are before the law, and what is promised of them. */
export interface GroupGoods {
  readonly kind?: GoodsKind;
  readonly years?: 2 | 5;
  readonly guarantee?: string;
}
export const goodsGroups =
  read<Readonly<Record<'main' | 'sub' | 'group', Readonly<Record<number, GroupGoods>>>>>('goods-groups');
/** The colour that a word in a name stands for: flavours, wax. */
export const colorWords = read<Record<string, string>>('color-words');

const groupsById = new Map(groups.map((group) => [group.id, group]));
const colorsByName = new Map(colors.map((color) => [color.name, color]));
const linesById = new Map(productLines.map((line) => [line.id, line]));

export function groupOf(id: number): PlacedGroup {
  return found(groupsById.get(id), `group ${id}`);
}

export function colorNamed(name: string): DemoColor {
  return found(colorsByName.get(name), `colour ${name}`);
}

export function lineOf(id: number): DemoProductLine {
  return found(linesById.get(id), `product line ${id}`);
}

function read<T>(file: string): T {
  return readJson<T>(`catalogue/${file}.json`);
}

/** The drafts name each other; a name without a bearer is a mistake in them. */
export function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new RangeError(`The demo data has no ${what}`);
  return value;
}
