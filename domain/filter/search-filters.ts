import { type ChoiceDimension, choiceDimensions, type FilterChoice } from './filter-choice.ts';
import { compareMany, compareOne, type FilterField, type WireFilter } from './wire-filter.ts';

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
  readonly campaign?: number;
  /** Only these articles. */
  readonly articles?: readonly number[];
}

export interface SearchFilters {
  readonly choice: FilterChoice;
  readonly fixed?: FixedFilters;
  /** Articles already shown above the list. */
  readonly excluded?: readonly number[];
}

/**
 * The `filters` of POST articles/search. A fixed dimension and a choice in it are two filters, both to be met (VAL-17).
 * What the shopper has ticked goes as 'in', what the page is about as 'eq', so that counts can tell them apart.
 */
export function searchFilters({ choice, fixed = {}, excluded = [] }: SearchFilters): WireFilter[] {
  const filters = [...inFilters(choice), ...fixedFilters(fixed)];
  if (choice.price) filters.push(compareMany('GrossPrice', 'between', [choice.price.min, choice.price.max]));
  if (fixed.mainGroup !== undefined) filters.push(compareOne('MainGroupID', 'eq', fixed.mainGroup));
  if (fixed.subgroup !== undefined) filters.push(compareOne('ArticleGroup2ID', 'eq', fixed.subgroup));
  if (fixed.campaign !== undefined) filters.push(compareOne('CampaignID', 'eq', fixed.campaign));
  if (fixed.articles !== undefined) filters.push(compareMany('ArticleID', 'in', fixed.articles));
  // Literally 'more than one': a single excluded article is not excluded (CONST-27, DEC-54, TRAP-21).
  if (excluded.length > 1) filters.push(compareMany('ArticleID', 'not_in', excluded));
  return filters;
}

function fixedFilters(fixed: FixedFilters): WireFilter[] {
  return choiceDimensions.flatMap((dimension) => {
    const [first, ...others] = fixed[dimension] ?? [];
    if (first === undefined) return [];
    const field = fieldOf[dimension];
    return [others.length === 0 ? compareOne(field, 'eq', first) : compareMany(field, 'in', [first, ...others])];
  });
}

function inFilters(ids: Partial<Record<ChoiceDimension, readonly number[]>>): WireFilter[] {
  return choiceDimensions.flatMap((dimension) => {
    const chosen = ids[dimension] ?? [];
    return chosen.length > 0 ? [compareMany(fieldOf[dimension], 'in', chosen)] : [];
  });
}
