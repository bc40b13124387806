import { listText } from '#content/nb/list.ts';
import { readUtvalgIds, utvalgPath } from '#domain/navigation/addresses/utvalg-ids.ts';
import { type DescribeList, loadList } from './load-list.ts';

/** A hand-picked list by link; ids of no article are left out (ROUTE-16, DEC-18). */
const describeUtvalg: DescribeList = async ({ params }) => {
  const ids = readUtvalgIds(params.ids ?? '');
  return {
    title: listText.selectionTitle,
    lead: null,
    source: { kind: 'ids', ids },
    canonical: utvalgPath(ids.length > 0 ? ids : [0]),
    indexed: false,
    parents: [],
    shortcuts: [],
    prices: null,
  };
};

export const loadUtvalg = loadList(describeUtvalg);
