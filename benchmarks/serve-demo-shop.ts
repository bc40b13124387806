/** A shop in a process of its own: node benchmarks/serve-demo-shop.ts ARTICLES|acceptance|durable-acceptance; see own-process.ts. */
import { noLimits } from '../tests/api/customers.ts';
import { openAcceptanceShop, openDemoShop } from './open-demo-shop.ts';
import { manyShoppers } from './orders/order-requests.ts';
import { serveInOwnProcess } from './own-process.ts';

const [data = ''] = process.argv.slice(2);
const shop = await (data.endsWith('acceptance')
  ? openAcceptanceShop(manyShoppers, { durable: data.startsWith('durable') })
  : openDemoShop(Number(data), { ...noLimits, ORDER_LIMIT: '1000000' }));
serveInOwnProcess({ url: shop.url, databaseUrl: shop.databaseUrl }, shop.close);
