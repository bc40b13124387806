import type { Meaning } from '#domain/search/reader/reading.ts';
import { type Clause, inStock } from '../clause.ts';

const newForDays = 90;
const day = 86_400_000;

/** What a query asks of articles that stands in no word of theirs. Null for what is a matter of words and attributes. */
export function factClause(meaning: Meaning, youngest: number): Clause | null {
  switch (meaning.type) {
    case 'price':
      return { range: { price: { ...bound('gte', meaning.min), ...bound('lte', meaning.max) } } };
    case 'offer':
      return { term: { offer: true } };
    case 'new':
      return {
        bool: { should: [{ term: { isNew: true } }, { range: { created: { gt: youngest - newForDays * day } } }] },
      };
    case 'stock':
      return inStock;
    case 'shops':
      return { terms: { shop: meaning.ids } };
    default:
      return null;
  }
}

function bound(name: 'gte' | 'lte', value: number): Clause {
  return Number.isFinite(value) ? { [name]: value } : {};
}
