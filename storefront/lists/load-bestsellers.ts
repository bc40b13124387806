import { listText } from '#content/nb/list.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { getBestsellers } from '../data/get-start-lists.ts';
import { type DescribeList, loadList } from './load-list.ts';

/** DEC-25: at most a hundred, rank ascending; articles without a rank are none. */
const describeBestsellers: DescribeList = async (_, api) => {
  const articles = (await getBestsellers(api)).map(({ article_id }) => article_id);
  return {
    title: listText.bestsellersTitle,
    lead: listText.bestsellersLead,
    source: articles.length > 0 ? { kind: 'search', query: '', fixed: { articles } } : { kind: 'ids', ids: [] },
    canonical: pathTo('bestsellers'),
    indexed: true,
    parents: [],
    shortcuts: [],
    prices: null,
  };
};

export const loadBestsellers = loadList(describeBestsellers);
