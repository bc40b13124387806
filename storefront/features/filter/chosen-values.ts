import { filterText } from '#content/nb/filter.ts';
import { displayGenderName } from '#domain/article/gender.ts';
import {
  type ChoiceDimension,
  choosePrice,
  type FilterChoice,
  type PriceChoice,
  toggleChoice,
} from '#domain/filter/filter-choice.ts';
import type { FilterOption } from '#domain/filter/filters.ts';
import { groupThousands } from '#domain/money/format-money.ts';
import type { ListFacets } from './list-facets.ts';

export interface ChosenValue {
  readonly key: string;
  readonly text: string;
  /** The choice without it. */
  readonly without: FilterChoice;
}

/** In the panel's order. */
const dimensions: readonly ChoiceDimension[] = ['shops', 'colors', 'genders', 'productlines', 'groups', 'sizes'];

/** What is chosen, in words, as the chips above the list say it: '300–1 900 kr', 'Åsane', 'Herre'. */
export function chosenValues(facets: ListFacets, choice: FilterChoice): readonly ChosenValue[] {
  const { price } = choice;
  const priced = price === null ? [] : [{ key: 'price', text: priceText(price), without: choosePrice(choice, null) }];
  const ticked = dimensions.flatMap((dimension) =>
    choice[dimension].map((id) => ({
      key: `${dimension}-${id}`,
      text: nameOf(facets, dimension, id),
      without: toggleChoice(choice, dimension, id),
    })),
  );
  return [...priced, ...ticked];
}

export function priceText({ min, max }: PriceChoice): string {
  return filterText.priceRange(groupThousands(min), groupThousands(max));
}

/** An unknown id can still be removed; it is called by its dimension's name. */
function nameOf(facets: ListFacets, dimension: ChoiceDimension, id: number): string {
  if (dimension === 'colors') return found(facets.colors, id)?.label ?? filterText.dimensions.colors;
  const name = found(facets[dimension], id)?.name ?? filterText.dimensions[dimension];
  if (dimension === 'sizes') return filterText.size(name);
  return dimension === 'genders' ? displayGenderName(name) : name;
}

function found<T extends FilterOption>(options: readonly T[], id: number): T | undefined {
  return options.find((option) => option.id === id);
}
