import type { CatalogueFilter, FilterField } from '../../../ports/catalogue/catalogue-index.ts';
import type { CatalogueReference } from '../../../ports/catalogue/catalogue-rows.ts';
import { boundsOf } from '../../catalogue-shared/filter-bounds.ts';
import { type Clause, matchNone } from '../clause.ts';
import { valuesOf } from './reference-lists.ts';

export const fieldNames: Readonly<Record<FilterField, string>> = {
  ArticleID: 'id',
  GrossPrice: 'price',
  Availability: 'shopCount',
  AvailableShopID: 'shop',
  CampaignID: 'campaign',
  ColorGroupID: 'colour',
  GenderID: 'gender',
  ProductLineID: 'line',
  MainGroupID: 'main',
  ArticleGroup2ID: 'g2',
  ArticleGroup3ID: 'g3',
  SizeID: 'size',
};

/** What an integer field can hold; it refuses to be compared with more. */
const least = -(2 ** 31);
const most = 2 ** 31 - 1;

/** Articles that pass one filter. Values of reference lists are words: what is greater or less is looked up in the list. */
export function filterClause(filter: CatalogueFilter, reference: CatalogueReference): Clause {
  const field = fieldNames[filter.field];
  if (filter.op === 'in' || filter.op === 'not_in') {
    const values = filter.values.filter((value) => Number.isInteger(value) && value >= least && value <= most);
    const listed: Clause = { terms: { [field]: [...new Set(values)] } };
    return filter.op === 'in' ? listed : { bool: { must_not: [listed] } };
  }
  const bounds = boundsOf(filter);
  const low = Math.max(Math.ceil(bounds.low), least);
  const high = Math.min(Math.floor(bounds.high), most);
  if (!(low <= high)) return matchNone;
  if (low === high) return { term: { [field]: low } };
  const listed = valuesOf(filter.field, reference);
  if (listed === null) return { range: { [field]: { gte: low, lte: high } } };
  const passing = listed.filter((value) => value >= low && value <= high);
  return passing.length === 0 ? matchNone : { terms: { [field]: passing } };
}
