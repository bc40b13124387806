import type { Catalogue, CatalogueArticle, CatalogueQuery, ListOf } from '#server/ports/catalogue/catalogue-index.ts';

/** Pictures looked up before, by list; those that are missing are looked up and added. */
type Known = Map<ListOf, readonly string[]>;

/** What product lines look like: each its best-selling article. */
export async function picturesOfLines(index: Catalogue, known: Known): Promise<(id: number) => string | null> {
  const list = (id: number): ListOf => `ProductLineID:${id}`;
  const missing = index.reference.productLines.map(({ id }) => id).filter((id) => !known.has(list(id)));
  const found = await index.queries(missing.map((id) => bestsellers('ProductLineID', id, 1)));
  for (const [at, id] of missing.entries()) known.set(list(id), found[at]?.articles[0]?.images.slice(0, 1) ?? []);
  return (id) => known.get(list(id))?.[0] ?? null;
}

const mostOfColor = 3;
/** Looked through for things of different kinds. */
const considered = 24;

/** What is to be had in each colour: best-selling articles in it, as that variant looks, no two of one subcategory. */
export async function picturesOfColors(index: Catalogue, known: Known): Promise<(id: number) => string[]> {
  const list = (id: number): ListOf => `ColorGroupID:${id}`;
  const missing = index.reference.colorGroups.map(({ id }) => id).filter((id) => !known.has(list(id)));
  const found = await index.queries(missing.map((id) => bestsellers('ColorGroupID', id, considered)));
  await Promise.all(
    missing.map(async (id, at) => known.set(list(id), await differentThings(index, id, found[at]?.articles ?? []))),
  );
  return (id) => [...(known.get(list(id)) ?? [])];
}

async function differentThings(
  index: Catalogue,
  colorGroupId: number,
  articles: readonly CatalogueArticle[],
): Promise<string[]> {
  const colors = new Set(
    index.reference.colors.filter((color) => color.colorGroupId === colorGroupId).map(({ id }) => id),
  );
  const ofKind = new Map<number | null, string>();
  for (const { articleGroup2Id, variants } of await index.articles(articles.map(({ id }) => id))) {
    if (ofKind.size === mostOfColor) break;
    if (ofKind.has(articleGroup2Id)) continue;
    const image = variants.find(({ colorId }) => colorId !== null && colors.has(colorId))?.image;
    if (image != null) ofKind.set(articleGroup2Id, image);
  }
  return [...ofKind.values()];
}

function bestsellers(field: 'ProductLineID' | 'ColorGroupID', value: number, take: number): CatalogueQuery {
  return {
    scope: [{ field, op: 'eq', value }],
    sort: { by: 'BestsellerQty', order: 'asc' },
    from: 0,
    take,
    articles: () => true,
  };
}
