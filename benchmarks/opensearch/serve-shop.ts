/** A shop over OpenSearch in a process of its own: node benchmarks/opensearch/serve-shop.ts DATABASE_URL ALIAS; see own-process.ts. */
import { limitHeap } from '#server/composition/limit-heap.ts';
import { openShopOn } from '../open-demo-shop.ts';
import { serveInOwnProcess } from '../own-process.ts';

const [databaseUrl = '', alias = ''] = process.argv.slice(2);
const { url, startSeconds, close } = await openShopOn(databaseUrl, {
  SHOP_DATA: 'acceptance',
  CATALOGUE_URL: process.env.OPENSEARCH_URL ?? 'http://127.0.0.1:9200',
  CATALOGUE_NAME: alias,
});
// As scripts/start.ts does.
limitHeap();
serveInOwnProcess({ url, startSeconds }, close);
