import { type ChoiceDimension, choiceDimensions, type FilterChoice } from './filter-choice.ts';
import { compareMany, compareOne, type FilterField, type WireFilter } from './wire-filter.ts';

/** CONST-21 to CONST-26 */
const fieldOf: Readonly<Record<ChoiceDimension, FilterField>> = {
  colors: 'ColorGroupID',
  genders: 'GenderID',
  productlines: 'ProductLineID',
  shops: 'AvailableShopID',
  groups: 'ArticleGroup3ID',
  sizes: 'SizeID',
};

/** What the route itself fixes: the category's place, or one gender, product line or colour (DEC-15, DEC-24, DEC-49). */
export interface FixedFilters extends Partial<Record<ChoiceDimension, readonly number[]>> {
  readonly mainGroup?: number;
  readonly subgroup?: number;
}

export interface SearchFilters {
  readonly choice: FilterChoice;
  readonly fixed?: FixedFilters;
  /** Articles already shown above the list. */
  readonly excluded?: readonly number[];
}

/** The `filters` of POST articles/search. A fixed dimension and a choice in it are two filters, both to be met (VAL-17). */
export function searchFilters({ choice, fixed = {}, excluded = [] }: SearchFilters): readonly WireFilter[] {
  const filters = [...inFilters(choice), ...inFilters(fixed)];
  if (choice.price) filters.push(compareMany('GrossPrice', 'between', [choice.price.min, choice.price.max]));
  if (fixed.mainGroup !== undefined) filters.push(compareOne('MainGroupID', 'eq', fixed.mainGroup));
  if (fixed.subgroup !== undefined) filters.push(compareOne('ArticleGroup2ID', 'eq', fixed.subgroup));
  // Literally 'more than one': a single excluded article is not excluded (CONST-27, DEC-54, TRAP-21).
  if (excluded.length > 1) filters.push(compareMany('ArticleID', 'not_in', excluded));
  return filters;
}

function inFilters(ids: Partial<Record<ChoiceDimension, readonly number[]>>): WireFilter[] {
  return choiceDimensions.flatMap((dimension) => {
    const chosen = ids[dimension] ?? [];
    return chosen.length > 0 ? [compareMany(fieldOf[dimension], 'in', chosen)] : [];
  });
}
