/** A shop in a process of its own: node benchmarks/serve-demo-shop.ts ARTICLES|acceptance; see own-process.ts. */
import { noLimits } from '../tests/api/customers.ts';
import { openAcceptanceShop, openDemoShop } from './open-demo-shop.ts';
import { serveInOwnProcess } from './own-process.ts';

const [data = ''] = process.argv.slice(2);
const settings = { ...noLimits, ORDER_LIMIT: '1000000' };
const shop = await (data === 'acceptance' ? openAcceptanceShop(settings) : openDemoShop(Number(data), settings));
serveInOwnProcess({ url: shop.url, databaseUrl: shop.databaseUrl }, shop.close);
