import { readFileSync } from 'node:fs';
import path from 'node:path';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Rendered } from '#storefront/rendered.ts';
import { createLoadShedder, type LoadShedder } from '../resilience/load-shedder.ts';
import { type PageParts, registerPages, shownQueries } from './pages.ts';

const face = { name: 'x', shape: 'y', themeColor: '#fff', icon: '/i.svg', sheet: '', fonts: [] };

/** A load shedder whose line stands still while the test says so. */
function heldLine() {
  const asked: (() => boolean)[] = [];
  let gate: Promise<void> | undefined;
  const loadShedder: LoadShedder = {
    ...createLoadShedder(1_000),
    run: async (isWaiting, work) => {
      asked.push(isWaiting);
      await gate;
      return isWaiting() ? work() : null;
    },
  };
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    return { waiting: () => asked.length, isAnybodyThere: () => asked.some((isThere) => isThere()), release: resolve };
  };
  return { loadShedder, hold };
}

/** Pages that are made when the test says so. */
function slowPages() {
  const line = heldLine();
  const made: { url: string; finish: (page: Rendered) => void }[] = [];
  const parts = {
    render: ({ url }: { url: string }) => new Promise<Rendered>((finish) => made.push({ url, finish })),
    apiTo: () => ({}),
    assetsOf: () => ({ script: '/a.js', preloads: [], asking: [], sheets: [] }),
    brand: () => face,
    offline: false,
    measuring: null,
    publicPages: false,
    sessionSecret: 'secret',
    https: false,
    publicUrl: 'https://shop.example',
    loadShedder: line.loadShedder,
    categoryTree: async () => [],
    formerShops: () => new Map(),
    hasGoods: () => true,
    version: () => 1,
    validUntil: () => Number.POSITIVE_INFINITY,
    now: () => 0,
  };
  const server = Fastify();
  const { cache, isToMake } = registerPages(server, parts as unknown as PageParts);
  return { server, made, cache, isToMake, line };
}

const page: Rendered = { kind: 'page', status: 200, head: '', body: '<p>Hei</p>', state: null as never, chunks: [] };

test('R42 a page that many ask for at once is made once, and each gets their own token', async () => {
  const { server, made } = slowPages();
  const answers = Promise.all(Array.from({ length: 20 }, () => server.inject('/')));
  await expect.poll(() => made.length).toBe(1);
  for (const { finish } of made) finish(page);
  const tokens = (await answers).map(({ body }) => /csrf-token" content="([^"]+)/.exec(body)?.[1]);
  expect(made).toHaveLength(1);
  expect(new Set(tokens).size).toBe(20);
  await server.close();
});

test('whoever asks after a change does not get what was begun before it', async () => {
  const { server, made, cache } = slowPages();
  const before = server.inject('/');
  await expect.poll(() => made.length).toBe(1);
  cache.invalidate(['any']);
  const after = server.inject('/');
  await expect.poll(() => made.length).toBe(2);
  made[1]?.finish({ ...page, body: '<p>Ny</p>' });
  made[0]?.finish({ ...page, body: '<p>Gammel</p>' });
  expect((await before).body).toContain('Gammel');
  expect((await after).body).toContain('Ny');
  await server.close();
});

test('R42 a page is known by its path once it was shown, and is not to be made while somebody makes it', async () => {
  const { server, made, isToMake } = slowPages();
  expect(isToMake('/?pris=1-2')).toBe(false);
  expect(isToMake('/search/jakke')).toBe(true);
  const shown = server.inject('/');
  await expect.poll(() => made.length).toBe(1);
  expect(isToMake('/')).toBe(false);
  made[0]?.finish(page);
  await shown;
  const next = server.inject('/?pris=1-2');
  await expect.poll(() => made.length).toBe(2);
  expect(isToMake('/?pris=1-2')).toBe(false);
  expect(isToMake('/?pris=1-3')).toBe(true);
  expect(isToMake('/?utm_source=x')).toBe(false);
  made[1]?.finish(page);
  await next;
  await server.close();
});

test('a page that could not be made is made anew for the next one', async () => {
  const { server, made } = slowPages();
  const broken = server.inject('/');
  await expect.poll(() => made.length).toBe(1);
  made[0]?.finish({ kind: 'redirect', status: 302, location: 'https://shop.example/annet' });
  expect((await broken).headers.location).toBe('/annet');
  const next = server.inject('/');
  await expect.poll(() => made.length).toBe(2);
  made[1]?.finish(page);
  expect((await next).statusCode).toBe(200);
  await server.close();
});

test('Varnish files pages under the queries that the shop shows, and those of a search that is sent on', () => {
  const vcl = readFileSync(path.resolve(import.meta.dirname, '../../../deploy/varnish/hent.vcl'), 'utf8');
  const named = /\(\?!\(\?:([a-z|]+)\)/.exec(vcl)?.[1]?.split('|') ?? [];
  expect(named.toSorted()).toEqual([...shownQueries, 'query'].toSorted());
});

test('R42 a page that nobody waits for any more is not made; whoever asks again gets it', async () => {
  const { server, made, line } = slowPages();
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const turn = line.hold();
  const gone = new AbortController();
  const left = fetch(address, { signal: gone.signal }).catch(() => 'left');
  await expect.poll(turn.waiting).toBe(1);
  gone.abort();
  expect(await left).toBe('left');
  await expect.poll(turn.isAnybodyThere).toBe(false);
  turn.release();
  const again = fetch(address).then((answer) => answer.text());
  await expect.poll(() => made.length).toBe(1);
  made[0]?.finish(page);
  expect(await again).toContain('Hei');
  expect(made).toHaveLength(1);
  await server.close();
});
