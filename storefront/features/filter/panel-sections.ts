import { filterText } from '#content/nb/filter.ts';
import { displayGenderName } from '#domain/article/gender.ts';
import type { ChoiceDimension, FilterChoice } from '#domain/filter/filter-choice.ts';
import { type Checked, check, type FilterOption, type Filters } from '#domain/filter/filters.ts';
import type { FixedFilters } from '#domain/filter/search-filters.ts';
import { formatDistance } from '#domain/shop/distance.ts';
import type { Counted, ListFacets } from './list-facets.ts';

/** A place to go to, nearest first, with metres where they are known. */
export interface ShopDistance {
  readonly id: number;
  readonly distance: number | null;
}

export interface PanelEntry {
  readonly id: number;
  readonly label: string;
  readonly detail?: string;
  readonly hex?: string;
  readonly count: number;
  readonly checked: boolean;
  /** Set by the page itself: ticked, and not to be taken away (DEC-15). */
  readonly fixed: boolean;
}

export interface PanelSection {
  readonly dimension: ChoiceDimension;
  readonly title: string;
  readonly look: 'rows' | 'chips';
  readonly startOpen: boolean;
  /** Ticked by the shopper. */
  readonly chosen: number;
  readonly entries: readonly PanelEntry[];
}

export interface PanelContent {
  readonly filters: Filters<Counted>;
  readonly sizes: ListFacets['sizes'];
  readonly choice: FilterChoice;
  readonly fixed: FixedFilters;
  readonly near: readonly ShopDistance[];
}

/** The panel below the price, in its order (DEC-47): six dimensions always (GEN-17), sizes where there are any. */
export function panelSections({ filters, sizes, choice, fixed, near }: PanelContent): readonly PanelSection[] {
  const [{ genders }, { colors }, , { productlines }, { shops }, { groups }] = filters;
  const section = (
    dimension: ChoiceDimension,
    look: PanelSection['look'],
    startOpen: boolean,
    entries: readonly PanelEntry[],
  ): PanelSection => ({
    dimension,
    title: filterText.dimensions[dimension],
    look,
    startOpen: startOpen || choice[dimension].length > 0,
    chosen: choice[dimension].length,
    entries: entries.map((entry) =>
      fixed[dimension]?.includes(entry.id) ? { ...entry, checked: true, fixed: true } : entry,
    ),
  });
  const sections = [
    section('shops', 'rows', true, nearestFirst(shops, near)),
    section(
      'colors',
      'chips',
      true,
      colors.map((color) => ({ ...plain(color), label: color.label, hex: color.hex })),
    ),
    section(
      'genders',
      'chips',
      true,
      genders.map((gender) => ({ ...plain(gender), label: displayGenderName(gender.name) })),
    ),
    section('productlines', 'rows', false, productlines.map(plain)),
    section('groups', 'rows', false, groups.map(plain)),
  ];
  if (sizes.length > 0) sections.push(section('sizes', 'chips', false, check(sizes, choice.sizes).map(plain)));
  return sections;
}

function plain({ id, name, count, checked }: Checked<FilterOption & Counted>): PanelEntry {
  return { id, label: name, count, checked, fixed: false };
}

function nearestFirst(
  shops: readonly Checked<FilterOption & Counted>[],
  near: readonly ShopDistance[],
): readonly PanelEntry[] {
  const place = (id: number) => {
    const index = near.findIndex((shop) => shop.id === id);
    return index === -1 ? near.length : index;
  };
  return [...shops]
    .sort((a, b) => place(a.id) - place(b.id))
    .map((shop) => {
      const distance = near.find(({ id }) => id === shop.id)?.distance ?? null;
      return distance === null ? plain(shop) : { ...plain(shop), detail: formatDistance(distance) };
    });
}
