import { displayCategoryName } from '#domain/article/category.ts';
import { fold } from '#domain/search/language/fold.ts';
import { stem } from '#domain/search/language/stem.ts';
import { wordsOf } from '#domain/search/language/words.ts';
import type { ArticleRow, CatalogueReference } from '../../../ports/catalogue/catalogue-rows.ts';
import { fields } from './fields.ts';
import type { TermCollector } from './term-collector.ts';

/** What is read of an article when it is searched for. */
type SearchedArticle = Pick<
  ArticleRow,
  | 'name'
  | 'productLineIds'
  | 'articleGroup3Id'
  | 'articleGroup2Id'
  | 'mainGroupId'
  | 'season'
  | 'description'
  | 'techDescription'
>;

/** Gathers the words of an article. `colors` are the ordinals of its variants' colours, -1 for none. */
export type CollectArticle = (
  into: TermCollector,
  doc: number,
  row: SearchedArticle,
  colors: ReadonlySet<number>,
) => void;

export function articleCollector(reference: CatalogueReference): CollectArticle {
  const nameOf = {
    productLine: names(reference.productLines),
    main: names(reference.mainGroups.map(({ id, name }) => ({ id, name: displayCategoryName(name) }))),
    group2: names(reference.groups2),
    group3: names(reference.groups3),
  };
  const isToldBelow = toldBelow(reference);
  return (into, doc, row, colors) => {
    into.addName(doc, row.name);
    for (const id of row.productLineIds) into.addShared(doc, nameOf.productLine.get(id) ?? '', fields.productLine);
    const group3 = nameOf.group3.get(row.articleGroup3Id ?? -1) ?? '';
    const group2 = nameOf.group2.get(row.articleGroup2Id ?? -1) ?? '';
    const main = nameOf.main.get(row.mainGroupId) ?? '';
    into.addGroup(doc, group3, fields.group3);
    into.addGroup(doc, group2, isToldBelow(group2, group3) ? fields.mention : fields.group2);
    into.addGroup(doc, main, isToldBelow(main, group2) ? fields.mention : fields.mainGroup);
    if (row.season !== null) into.addShared(doc, row.season, fields.attribute);
    for (const color of colors) into.addShared(doc, reference.colors[color]?.name ?? '', fields.attribute);
    into.addText(doc, row.description, fields.description);
    into.addMeasures(doc, row.name, fields.name);
    if (row.techDescription === null) return;
    into.addShared(doc, row.techDescription, fields.description);
    into.addMeasures(doc, row.techDescription, fields.attribute);
  };
}

/**
 * Whether a group's name says nothing of the articles of a narrower group: where some of its groups are such things by name
 * ('Sko': 'Tursko', 'Løpesko'), those that are not ('Skotilbehør') only have to do with them.
 */
function toldBelow({ mainGroups, groups2, groups3 }: CatalogueReference): (wide: string, narrow: string) => boolean {
  const below = new Map<string, string[]>();
  const add = (wide: string | undefined, narrow: string) =>
    wide === undefined ? undefined : below.set(wide, [...(below.get(wide) ?? []), narrow]);
  const main = names(mainGroups.map(({ id, name }) => ({ id, name: displayCategoryName(name) })));
  const second = names(groups2);
  for (const { name, mainGroupId } of groups2) add(main.get(mainGroupId), name);
  for (const { name, articleGroup2Id } of groups3) add(second.get(articleGroup2Id), name);
  const isSuch = memoized((wide, narrow) => {
    const wanted = stem(fold(wide.toLowerCase()));
    return wordsOf(narrow).some(({ text }) => stem(fold(text)).endsWith(wanted));
  });
  return memoized((wide, narrow) => !isSuch(wide, narrow) && (below.get(wide) ?? []).some((one) => isSuch(wide, one)));
}

function memoized(decide: (wide: string, narrow: string) => boolean): (wide: string, narrow: string) => boolean {
  const found = new Map<string, Map<string, boolean>>();
  return (wide, narrow) => {
    const ofWide = found.get(wide) ?? new Map<string, boolean>();
    const before = ofWide.get(narrow);
    if (before !== undefined) return before;
    const told = decide(wide, narrow);
    found.set(wide, ofWide.set(narrow, told));
    return told;
  };
}

function names(rows: readonly { readonly id: number; readonly name: string }[]): ReadonlyMap<number, string> {
  return new Map(rows.map(({ id, name }) => [id, name]));
}
