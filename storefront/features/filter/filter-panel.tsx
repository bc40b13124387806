import { filterText } from '#content/nb/filter.ts';
import { choosePrice, type FilterChoice, toggleChoice } from '#domain/filter/filter-choice.ts';
import { filtersOf } from '#domain/filter/filters.ts';
import { narrowedPrice, type PriceRange } from '#domain/filter/price-range.ts';
import type { FixedFilters } from '#domain/filter/search-filters.ts';
import type { ListSort } from '#domain/filter/sort.ts';
import { Disclosure } from '#ui/components/disclosure/disclosure.tsx';
import { PriceSlider } from '#ui/components/price-slider/price-slider.tsx';
import { priceText } from './chosen-values.ts';
import { FilterSection } from './filter-section.tsx';
import { type ListFacets, noFacets } from './list-facets.ts';
import { listPriceRange } from './list-price-range.ts';
import { panelSections, type ShopDistance } from './panel-sections.ts';
import { priceHistogram } from './price-histogram.ts';
import { useDraftChoice } from './use-draft-choice.ts';

export interface FilterPanelProps {
  /** Null before the list is there. */
  readonly facets: ListFacets | null;
  readonly choice: FilterChoice;
  readonly sort: ListSort;
  /** What the page is about. */
  readonly fixed: FixedFilters;
  /** Lowest and highest price of the category shown (DEC-51). */
  readonly categoryPrices: PriceRange | null;
  /** Shops with their distances, nearest first, once known. */
  readonly near: readonly ShopDistance[];
  readonly onChange: (choice: FilterChoice) => void;
}

const sliderLabels = {
  from: filterText.priceFrom,
  to: filterText.priceTo,
  lowest: filterText.lowestPrice,
  highest: filterText.highestPrice,
};

/** Price first, then what can be ticked (UI-17, GEN-17). It stands beside the list or in a sheet. */
export function FilterPanel({ facets, sort, fixed, categoryPrices, near, ...told }: FilterPanelProps) {
  const [choice, onChange] = useDraftChoice(told.choice, told.onChange);
  const known = facets ?? noFacets;
  const range = listPriceRange({ category: categoryPrices, spread: facets?.prices ?? null, chosen: choice.price });
  const filters = filtersOf({ ...known, range }, choice, sort?.reverse !== true);
  const [price] = filters[2].price;
  return (
    <>
      <Disclosure
        title={filterText.dimensions.price}
        aside={price.checked ? priceText(price) : undefined}
        startOpen={true}
      >
        <PriceSlider
          range={range}
          value={price}
          histogram={priceHistogram(range, known.prices)}
          labels={sliderLabels}
          spoken={filterText.spokenPrice}
          onChange={(value) => onChange((before) => choosePrice(before, narrowedPrice(range, value)))}
        />
      </Disclosure>
      {panelSections({ filters, sizes: known.sizes, choice, fixed, near }).map((section) => (
        <FilterSection
          key={section.dimension}
          section={section}
          onToggle={(id) => onChange((before) => toggleChoice(before, section.dimension, id))}
        />
      ))}
    </>
  );
}
