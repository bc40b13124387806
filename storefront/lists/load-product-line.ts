import { listText } from '#content/nb/list.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { notFoundPage, required } from '../data/loader-result.ts';
import { type DescribeList, loadList } from './load-list.ts';

/** DEC-24: everything of one product line. */
const describeProductLine: DescribeList = async ({ params }, api) => {
  const line = required(await api.productLines({})).find(({ slug }) => slug === params.slug);
  if (line === undefined) throw notFoundPage();
  return {
    title: line.name,
    lead: null,
    source: { kind: 'search', query: '', fixed: { productlines: [line.id] } },
    canonical: pathTo('productLine', { slug: line.slug }),
    indexed: true,
    parents: [{ title: listText.productLinesTitle, to: pathTo('productLines') }],
    shortcuts: [],
    prices: null,
  };
};

export const loadProductLine = loadList(describeProductLine);
