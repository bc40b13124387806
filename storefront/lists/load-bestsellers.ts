import { listText } from '#content/nb/list.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { getBestsellers } from '../data/get-start-lists.ts';
import { type DescribeList, loadList } from './load-list.ts';

/** At most a hundred articles by rank; those without a rank are left out (DEC-25). */
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
