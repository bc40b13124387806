import { listText } from '#content/nb/list.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { notFoundPage, required } from '../data/loader-result.ts';
import { type DescribeList, loadList } from './load-list.ts';

/** DEC-24: everything that can be had in one colour. */
const describeColorgroup: DescribeList = async ({ params }, api) => {
  const color = required(await api.colorGroups({})).find(({ slug }) => slug === params.slug);
  if (color === undefined) throw notFoundPage();
  return {
    title: color.label,
    lead: null,
    source: { kind: 'search', query: '', fixed: { colors: [color.id] } },
    canonical: pathTo('colorgroup', { slug: color.slug }),
    indexed: true,
    parents: [{ title: listText.colorsTitle, to: pathTo('colorgroups') }],
    shortcuts: [],
    prices: null,
  };
};

export const loadColorgroup = loadList(describeColorgroup);
