import { searchText } from '#content/nb/search.ts';
import { normaliseQuery } from '#domain/navigation/addresses/search-path.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { redirectTo } from '../data/loader-result.ts';
import { findAlternatives } from './find-alternatives.ts';
import { type DescribeList, loadList } from './load-list.ts';

/** ROUTE-15, DEC-57: the same text has one address; a search for nothing goes home. */
const describeSearch: DescribeList = async ({ params }) => {
  const query = normaliseQuery(params.query ?? '');
  if (query === '') throw redirectTo(pathTo('home'), 302);
  return {
    title: searchText.title(query),
    lead: null,
    source: { kind: 'search', query, fixed: {} },
    canonical: pathTo('search', { query }),
    indexed: false,
    parents: [],
    shortcuts: [],
    prices: null,
  };
};

export const loadSearch = loadList(describeSearch, findAlternatives);
