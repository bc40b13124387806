/**
 * Where the processor's time of a shop goes: a profile of its process while one kind of request is made again and again, as a list of
 * functions and as a file: a flame graph where its name ends in .svg, else what a browser's developer tools (Performance, Load
 * profile) and any other reader of .cpuprofile draw as one. `home` is a cached page.
 *
 *   node benchmarks/profile/profile.ts home|page|filtered|words|otherWords|order [articles] [clients] [file]
 * Orders are of the acceptance data: order acceptance, or order durable-acceptance, whose commits wait for the disk.
 */
import { writeFile } from 'node:fs/promises';
import { openDatabase } from '#server/database/connection/client.ts';
import { textTable } from '../../scripts/terminal/text-table.ts';
import { acceptEncoding, freshRequests } from '../fresh-requests.ts';
import { requestBytes, runLoad } from '../load.ts';
import { fillStock } from '../orders/fill-stock.ts';
import { orderRequests } from '../orders/order-requests.ts';
import { ownProcess } from '../own-process.ts';
import { flameGraph } from './flame-graph.ts';
import { topFunctions } from './top-functions.ts';

const [kind = 'page', articles = '2000', clients = '1', file] = process.argv.slice(2);
const seconds = 6;
const shown = 25;

const shop = await ownProcess<{ url: string; databaseUrl: string }>('serve-demo-shop.ts', [articles]);
try {
  const { url, databaseUrl } = shop.told;
  const home = requestBytes('GET', '/', acceptEncoding);
  const requests = new Map(Object.entries({ home: () => home, ...(await freshRequests(url)) }));
  if (kind === 'order') requests.set(kind, await ordersOf(url, databaseUrl));
  const next = requests.get(kind);
  if (next === undefined) throw new Error(`There is ${[...requests.keys()].join(', ')}, and no ${kind}`);
  const load = { url, connections: Number(clients), next };
  await runLoad({ ...load, seconds: seconds / 2 });
  const before = await shop.cpuSeconds();
  let count = 0;
  const profile = await shop.profile(async () => {
    count = (await runLoad({ ...load, seconds })).count;
  });
  const cpu = (((await shop.cpuSeconds()) - before) * 1000) / count;
  const title = `${kind}, ${articles} articles, ${clients} clients: ${count} answers, ${cpu.toFixed(2)} ms processor time each`;
  console.log(`${title}\n`);
  const rows = topFunctions(profile)
    .toSorted((a, b) => b.self - a.self)
    .slice(0, shown)
    .map(({ name, self, whole }) => [name, percent(self), percent(whole)]);
  console.log(textTable([['function', 'itself', 'with what it calls'], ...rows]));
  if (file !== undefined)
    await writeFile(file, file.endsWith('.svg') ? flameGraph(title, profile) : JSON.stringify(profile));
} finally {
  await shop.close();
}

async function ordersOf(url: string, databaseUrl: string): Promise<() => Buffer> {
  const database = openDatabase({ url: databaseUrl, poolSize: 1 });
  await fillStock(database);
  await database.close();
  return orderRequests(url);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
