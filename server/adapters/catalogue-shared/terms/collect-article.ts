import { displayCategoryName } from '#domain/article/category.ts';
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
  return (into, doc, row, colors) => {
    into.addName(doc, row.name);
    for (const id of row.productLineIds) into.addShared(doc, nameOf.productLine.get(id) ?? '', fields.productLine);
    into.addGroup(doc, nameOf.group3.get(row.articleGroup3Id ?? -1) ?? '', fields.group3);
    into.addGroup(doc, nameOf.group2.get(row.articleGroup2Id ?? -1) ?? '', fields.group2);
    into.addGroup(doc, nameOf.main.get(row.mainGroupId) ?? '', fields.mainGroup);
    if (row.season !== null) into.addShared(doc, row.season, fields.attribute);
    for (const color of colors) into.addShared(doc, reference.colors[color]?.name ?? '', fields.attribute);
    into.addText(doc, row.description, fields.description);
    into.addMeasures(doc, row.name, fields.name);
    if (row.techDescription === null) return;
    into.addShared(doc, row.techDescription, fields.description);
    into.addMeasures(doc, row.techDescription, fields.attribute);
  };
}

function names(rows: readonly { readonly id: number; readonly name: string }[]): ReadonlyMap<number, string> {
  return new Map(rows.map(({ id, name }) => [id, name]));
}
