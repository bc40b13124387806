import type { CatalogueReference, NamedRow } from '#server/ports/catalogue/catalogue-rows.ts';

/** Names of what articles point at. An id that is not in the lists gets an empty name rather than taking a page down. */
export interface ReferenceNames {
  gender(id: number | null): NamedRow;
  productLine(id: number | null): NamedRow;
  color(id: number | null): { id: number; name: string; hex: string; colorCode: string };
  colorGroup(id: number | null): { id: number; name: string; hex: string };
  mainGroup(id: number | null): NamedRow;
  group2(id: number | null): NamedRow;
  group3(id: number | null): NamedRow;
  size(id: number | null): NamedRow;
}

export const unnamed: NamedRow = { id: 0, name: '' };

export function referenceNames(reference: CatalogueReference): ReferenceNames {
  const colors = reference.colors.map(({ id, name, hex, colorCode }) => ({ id, name, hex, colorCode }));
  const colorGroups = reference.colorGroups.map(({ id, name, hex }) => ({ id, name, hex }));
  const bare = ({ id, name }: NamedRow) => ({ id, name });
  return {
    gender: finder(reference.genders.map(bare), unnamed),
    productLine: finder(reference.productLines.map(bare), unnamed),
    color: finder(colors, { ...unnamed, hex: '#808080', colorCode: '' }),
    colorGroup: finder(colorGroups, { ...unnamed, hex: '#808080' }),
    mainGroup: finder(reference.mainGroups.map(bare), unnamed),
    group2: finder(reference.groups2.map(bare), unnamed),
    group3: finder(reference.groups3.map(bare), unnamed),
    size: finder(reference.sizes.map(bare), unnamed),
  };
}

function finder<T extends { id: number }>(rows: readonly T[], fallback: T): (id: number | null) => T {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (id) => (id === null ? fallback : (byId.get(id) ?? fallback));
}
