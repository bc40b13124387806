/** A demo shop in a process of its own: node benchmarks/serve-demo-shop.ts ARTICLES; see own-process.ts. */
import { noLimits } from '../tests/api/customers.ts';
import { openDemoShop } from './open-demo-shop.ts';
import { serveInOwnProcess } from './own-process.ts';

const shop = await openDemoShop(Number(process.argv[2]), { ...noLimits, ORDER_LIMIT: '1000000' });
serveInOwnProcess({ url: shop.url, databaseUrl: shop.databaseUrl }, shop.close);
