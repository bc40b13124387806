import { type ChoiceDimension, choiceDimensions, type FilterChoice, type PriceChoice } from './filter-choice.ts';
import { readIgnored, writeIgnored } from './ignored-readings.ts';
import { defaultSort, isSortKey, type ListSort } from './sort.ts';

/** A list's whole state in the query string, so that share, reload and back keep it (DEC-43, DEC-48). */
export interface ListState {
  readonly choice: FilterChoice;
  readonly sort: ListSort;
  /** Of a search: what is not to be read from its text. */
  readonly ignored: readonly string[];
}

/** What URLSearchParams gives. */
interface QueryReader {
  get(name: string): string | null;
}

const queryNames: Readonly<Record<ChoiceDimension, string>> = {
  genders: 'kjonn',
  colors: 'farge',
  productlines: 'merke',
  shops: 'butikk',
  groups: 'gruppe',
  sizes: 'storrelse',
};

/** `unsorted` is the order the list has while the query names none. */
export function readListQuery(query: QueryReader, unsorted: ListSort = defaultSort): ListState {
  return {
    choice: {
      genders: readIds(query.get(queryNames.genders)),
      colors: readIds(query.get(queryNames.colors)),
      productlines: readIds(query.get(queryNames.productlines)),
      shops: readIds(query.get(queryNames.shops)),
      groups: readIds(query.get(queryNames.groups)),
      sizes: readIds(query.get(queryNames.sizes)),
      price: readPrice(query.get('pris')),
    },
    sort: readSort(query, unsorted),
    ignored: readIgnored(query.get('uten')),
  };
}

/**
 * The query string of a list, '' for the default. Values are digits, commas and dashes, so that only what is ignored needs
 * encoding, and the order is fixed: the same state has one url.
 */
export function writeListQuery({ choice, sort, ignored }: ListState, unsorted: ListSort = defaultSort): string {
  const pairs = choiceDimensions
    .filter((dimension) => choice[dimension].length > 0)
    .map((dimension) => `${queryNames[dimension]}=${[...choice[dimension]].sort((a, b) => a - b).join(',')}`);
  if (choice.price) pairs.push(`pris=${choice.price.min}-${choice.price.max}`);
  if (sort !== null && sort.key !== unsorted?.key) pairs.push(`sort=${sort.key}`);
  if (sort?.reverse) pairs.push('reverse=1');
  if (ignored.length > 0) pairs.push(`uten=${writeIgnored(ignored)}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

function readSort(query: QueryReader, unsorted: ListSort): ListSort {
  const named = query.get('sort');
  const key = isSortKey(named) ? named : unsorted?.key;
  return key === undefined ? null : { key, reverse: query.get('reverse') === '1' };
}

function readIds(text: string | null): readonly number[] {
  const parts = (text ?? '').split(',').filter((part) => /^\d{1,10}$/.test(part));
  return [...new Set(parts.map(Number))];
}

function readPrice(text: string | null): PriceChoice | null {
  const [, min, max] = /^(\d{1,9})-(\d{1,9})$/.exec(text ?? '') ?? [];
  if (min === undefined || max === undefined || Number(min) > Number(max)) return null;
  return { min: Number(min), max: Number(max) };
}
