import type { CatalogueFilter, FilterField } from '../../../ports/catalogue/catalogue-index.ts';
import { boundsOf } from '../../catalogue-shared/filter-bounds.ts';
import { type Clause, matchNone } from '../clause.ts';

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

/** Articles that pass one filter. */
export function filterClause(filter: CatalogueFilter): Clause {
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
  return { range: { [field]: { gte: low, lte: high } } };
}
