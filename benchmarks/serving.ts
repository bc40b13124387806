/**
 * How much of a bare Fastify route's speed is left when the shop answers? A category list, an article and a kept page,
 * each beside a route that sends the same bytes, in one run on one machine.
 *
 *   node benchmarks/serving.ts [articles] [seconds a round] [rounds]
 */
import Fastify from 'fastify';
import { noteFigure } from './figures.ts';
import { perSecond } from './load.ts';
import { openDemoShop } from './open-demo-shop.ts';

const articles = Number(process.argv[2] ?? 2400);
const seconds = Number(process.argv[3] ?? 2);
const roundCount = Number(process.argv[4] ?? 5);
const targets = [
  { title: 'category list as JSON', path: '/api/v1/categories/1/articles?orderBy=BestsellerQty', limit: 0.7 },
  { title: 'article as JSON', path: '/api/v1/articles/10001', limit: 0.7 },
  { title: 'kept page', path: '/klaer', limit: 0.5 },
];

const shop = await openDemoShop(articles);

console.log(`${articles} articles, 20 connections, the middle of ${roundCount} rounds of ${seconds} s`);
for (const { title, path: target, limit } of targets) {
  const headers = { 'accept-encoding': 'gzip' };
  const sample = await fetch(shop.url + target, { headers });
  const bytes = Buffer.from(await sample.arrayBuffer());
  const bare = await bareServer(bytes, sample.headers.get('content-type') ?? '');
  const load = { headers, connections: 20, seconds };
  const rounds: { ours: number; theirs: number }[] = [];
  for (let round = 0; round <= roundCount; round++) {
    const ours = await perSecond({ ...load, url: shop.url + target });
    const theirs = await perSecond({ ...load, url: bare.address });
    if (round > 0) rounds.push({ ours, theirs }); // the first one warms up
  }
  await bare.close();
  const { ours, theirs } = middle(rounds);
  const ratio = ours / theirs;
  const what = `${title} as a share of a bare route, ${articles} articles`;
  noteFigure({ what, figure: ratio, unit: 'x', limit, bound: 'least' });
  console.log(
    `${title}: ${ours.toFixed(0)}/s, bare ${theirs.toFixed(0)}/s, ratio ${ratio.toFixed(2)} (limit ${limit}) ${ratio >= limit ? 'ok' : 'BELOW'}`,
  );
}
await shop.close();

async function bareServer(bytes: Buffer, type: string) {
  const server = Fastify();
  server.get('/', (_request, reply) => reply.type(type).send(bytes));
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  return { address: `${address}/`, close: () => server.close() };
}

/** The round with the middle ratio: each is measured beside the bare route of the same few seconds. */
function middle(rounds: readonly { ours: number; theirs: number }[]): { ours: number; theirs: number } {
  const sorted = rounds.toSorted((a, b) => a.ours / a.theirs - b.ours / b.theirs);
  return sorted[Math.floor(sorted.length / 2)] ?? { ours: 0, theirs: 1 };
}
