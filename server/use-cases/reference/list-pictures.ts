import type { CatalogueArticle, CatalogueIndex, ListOf } from '#server/ports/catalogue/catalogue-index.ts';

/** Pictures looked up before, by list; whoever keeps them forgets a list whose articles change. */
type Known = Map<ListOf, readonly string[]>;

/** What a product line looks like: its best-selling article. */
export function pictureOfLine(index: CatalogueIndex, id: number, known: Known): string | null {
  const list: ListOf = `ProductLineID:${id}`;
  const images = known.get(list) ?? bestsellers(index, 'ProductLineID', id, 1)[0]?.images.slice(0, 1) ?? [];
  known.set(list, images);
  return images[0] ?? null;
}

const mostOfColor = 3;
/** Looked through for things of different kinds. */
const considered = 24;

/** What is to be had in a colour: best-selling articles in it, as that variant looks, no two of one subcategory. */
export function picturesOfColor(index: CatalogueIndex, id: number, known: Known): string[] {
  const list: ListOf = `ColorGroupID:${id}`;
  const images = known.get(list) ?? differentThings(index, id);
  known.set(list, images);
  return [...images];
}

function differentThings(index: CatalogueIndex, colorGroupId: number): string[] {
  const colors = new Set(
    index.reference.colors.filter((color) => color.colorGroupId === colorGroupId).map(({ id }) => id),
  );
  const ofKind = new Map<number | null, string>();
  for (const { id, articleGroup2Id } of bestsellers(index, 'ColorGroupID', colorGroupId, considered)) {
    if (ofKind.size === mostOfColor) break;
    if (ofKind.has(articleGroup2Id)) continue;
    const variants = index.article(id)?.variants ?? [];
    const image = variants.find(({ colorId }) => colorId !== null && colors.has(colorId))?.image;
    if (image != null) ofKind.set(articleGroup2Id, image);
  }
  return [...ofKind.values()];
}

function bestsellers(
  index: CatalogueIndex,
  field: 'ProductLineID' | 'ColorGroupID',
  value: number,
  take: number,
): readonly CatalogueArticle[] {
  const scope = [{ field, op: 'eq', value } as const];
  const { ids } = index.query({ scope, from: 0, take, sort: { by: 'BestsellerQty', order: 'asc' } });
  return index.bundle(ids);
}
