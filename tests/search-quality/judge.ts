import type { Catalogue } from '#server/ports/catalogue/catalogue-index.ts';
import type { Query } from './query.ts';

/** What an article must be to answer a query; every part that is given must hold. */
export interface Wanted {
  /** Ids of groups of any level: 1 to 10 main groups, three or four digits subcategories, more digits the lowest. */
  readonly groups?: readonly number[];
  readonly gender?: 'dame' | 'herre' | 'barn' | 'junior';
  /** Name of a colour or of a colour group. With a size, one and the same variant must have both. */
  readonly color?: string;
  readonly size?: string;
  /** Name of a product line. */
  readonly line?: string;
  readonly name?: RegExp;
  /** In the name, the description or the technical description. */
  readonly text?: RegExp;
  /** In none of these. */
  readonly without?: RegExp;
  /** One of these sizes will do. */
  readonly sizes?: readonly string[];
  /** There must be a variant of another colour. */
  readonly notColor?: string;
  readonly notGender?: string;
  /** What is paid, in kroner. */
  readonly min?: number;
  readonly max?: number;
  readonly offer?: boolean;
  readonly isNew?: boolean;
  readonly articleNo?: string;
  readonly ean?: string;
}

interface Facts {
  readonly id: number;
  readonly groups: readonly (number | null)[];
  readonly genders: readonly string[];
  readonly lines: readonly string[];
  readonly name: string;
  readonly text: string;
  readonly price: number;
  readonly offer: boolean;
  readonly isNew: boolean;
  readonly articleNo: string;
  readonly variants: readonly { readonly ean: string; readonly size: string; readonly colors: readonly string[] }[];
}

/** What suits whom: unisex suits the grown-up of either kind, and a junior is a child. */
const suits = {
  dame: ['Dame', 'Unisex'],
  herre: ['Herre', 'Unisex'],
  barn: ['Barn', 'Junior'],
  junior: ['Junior'],
} as const;

/** 3: in full. 2: will do as well. 1: the right goods, in something else than asked for. 0: no answer. */
export type Grade = 0 | 1 | 2 | 3;

export type Judge = (query: Query) => ReadonlyMap<number, Grade>;

/** Judges every visible article by its facts, never by what the search has found (docs/search-quality.md). */
export async function judgeOf(index: Catalogue): Promise<Judge> {
  const all = await factsOf(index);
  return (query) =>
    new Map(
      all.flatMap((facts) => {
        const grade = gradeOf(facts, query);
        return grade === 0 ? [] : [[facts.id, grade] as const];
      }),
    );
}

function gradeOf(facts: Facts, { wanted, also }: Query): Grade {
  if (answers(facts, wanted)) return 3;
  if (also !== null && answers(facts, also)) return 2;
  const { groups } = wanted;
  return groups !== undefined && answers(facts, { groups }) ? 1 : 0;
}

function answers(facts: Facts, wanted: Wanted): boolean {
  const { groups, gender, line, name, articleNo } = wanted;
  return (
    (groups?.some((id) => facts.groups.includes(id)) ?? true) &&
    (gender === undefined || suits[gender].some((suited) => facts.genders.includes(suited))) &&
    (wanted.notGender === undefined || !facts.genders.includes(wanted.notGender)) &&
    (line === undefined || facts.lines.includes(line)) &&
    (name?.test(facts.name) ?? true) &&
    (wanted.text?.test(facts.text) ?? true) &&
    !(wanted.without?.test(facts.text) ?? false) &&
    facts.price >= (wanted.min ?? 0) &&
    facts.price <= (wanted.max ?? Number.POSITIVE_INFINITY) &&
    (wanted.offer === undefined || facts.offer) &&
    (wanted.isNew === undefined || facts.isNew) &&
    (articleNo === undefined || facts.articleNo === articleNo) &&
    facts.variants.some((variant) => variantAnswers(variant, wanted))
  );
}

function variantAnswers(variant: Facts['variants'][number], { color, notColor, size, sizes, ean }: Wanted): boolean {
  return (
    (color === undefined || variant.colors.includes(color)) &&
    (notColor === undefined || !variant.colors.includes(notColor)) &&
    (size === undefined || sizeFits(variant.size, size)) &&
    (sizes === undefined || sizes.some((one) => sizeFits(variant.size, one))) &&
    (ean === undefined || variant.ean === ean)
  );
}

/** 'M' fits 'M' and 'M 55-59 cm'; '42' fits '42' and '40-43'. */
function sizeFits(name: string, wanted: string): boolean {
  if (name === wanted || name.startsWith(`${wanted} `)) return true;
  const range = /^(\d+)-(\d+)$/.exec(name);
  return range !== null && Number(wanted) >= Number(range[1]) && Number(wanted) <= Number(range[2]);
}

const newForDays = 90;
const day = 86_400_000;

async function factsOf(index: Catalogue): Promise<Facts[]> {
  const { reference } = index;
  const names = (rows: readonly { readonly id: number; readonly name: string }[]) =>
    new Map<number | null, string>(rows.map(({ id, name }) => [id, name]));
  const genders = names(reference.genders);
  const lines = names(reference.productLines);
  const sizes = names(reference.sizes);
  const colorGroups = names(reference.colorGroups);
  const colors = new Map<number | null, readonly string[]>(
    reference.colors.map(({ id, name, colorGroupId }) => [
      id,
      [name.toLowerCase(), colorGroups.get(colorGroupId) ?? ''],
    ]),
  );
  const articles = await index.articles(await index.idsAfter(0, index.size));
  const youngest = Math.max(...articles.map(({ dateCreated }) => dateCreated));
  return articles.map((article) => {
    return {
      id: article.id,
      groups: [article.mainGroupId, article.articleGroup2Id, article.articleGroup3Id],
      genders: article.genderIds.map((genderId) => genders.get(genderId) ?? ''),
      lines: article.productLineIds.map((lineId) => lines.get(lineId) ?? ''),
      name: article.name,
      text: [article.name, article.description, article.techDescription ?? ''].join(' '),
      price: article.grossPrice,
      offer: article.beforePrice !== null || article.campaigns.length > 0,
      isNew: article.dateCreated > youngest - newForDays * day || article.webLabel === 'Nyhet',
      articleNo: article.articleNo,
      variants: article.variants.map(({ ean, sizeId, colorId }) => ({
        ean,
        size: sizes.get(sizeId) ?? '',
        colors: colors.get(colorId) ?? [],
      })),
    };
  });
}
