import type { CatalogueIndex } from '#server/ports/catalogue-index.ts';

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
  readonly articleNo?: string;
  readonly ean?: string;
}

interface Facts {
  readonly id: number;
  readonly groups: readonly (number | null)[];
  readonly genders: readonly string[];
  readonly lines: readonly string[];
  readonly name: string;
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

export type Judge = (wanted: Wanted) => ReadonlySet<number>;

/** Judges every visible article by its facts, never by what the search has found. */
export function judgeOf(index: CatalogueIndex): Judge {
  const all = factsOf(index);
  return (wanted) => new Set(all.filter((facts) => answers(facts, wanted)).map(({ id }) => id));
}

function answers(facts: Facts, { groups, gender, color, size, line, name, articleNo, ean }: Wanted): boolean {
  return (
    (groups?.some((id) => facts.groups.includes(id)) ?? true) &&
    (gender === undefined || suits[gender].some((suited) => facts.genders.includes(suited))) &&
    (line === undefined || facts.lines.includes(line)) &&
    (name?.test(facts.name) ?? true) &&
    (articleNo === undefined || facts.articleNo === articleNo) &&
    facts.variants.some(
      (variant) =>
        (color === undefined || variant.colors.includes(color)) &&
        (size === undefined || sizeFits(variant.size, size)) &&
        (ean === undefined || variant.ean === ean),
    )
  );
}

/** 'M' fits 'M' and 'M 55-59 cm'; '42' fits '42' and '40-43'. */
function sizeFits(name: string, wanted: string): boolean {
  if (name === wanted || name.startsWith(`${wanted} `)) return true;
  const range = /^(\d+)-(\d+)$/.exec(name);
  return range !== null && Number(wanted) >= Number(range[1]) && Number(wanted) <= Number(range[2]);
}

function factsOf(index: CatalogueIndex): Facts[] {
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
  const { ids } = index.query({ from: 0, take: index.size });
  return ids.flatMap((id) => {
    const article = index.article(id);
    if (article === null) return [];
    return {
      id,
      groups: [article.mainGroupId, article.articleGroup2Id, article.articleGroup3Id],
      genders: article.genderIds.map((genderId) => genders.get(genderId) ?? ''),
      lines: article.productLineIds.map((lineId) => lines.get(lineId) ?? ''),
      name: article.name,
      articleNo: article.articleNo,
      variants: article.variants.map(({ ean, sizeId, colorId }) => ({
        ean,
        size: sizes.get(sizeId) ?? '',
        colors: colors.get(colorId) ?? [],
      })),
    };
  });
}
