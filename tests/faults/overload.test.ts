import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Database, openDatabase } from '#server/database/connection/client.ts';
import { eans, reservationOf, reserve } from '../api/paying-shop.ts';
import { openPage } from '../api/test-shop.ts';
import { type Books, expectBooks, openBooks } from '../books.ts';
import { newJourneyLog, shopUntil } from '../journeys/journeys.ts';
import { expectWithin, isLongLane } from '../lane.ts';
import { copyOfAcceptance } from '../test-postgres.ts';
import { note, rounds } from './rounds.ts';
import { type DyingShop, startDyingShop } from './start-dying-process.ts';

/** One process, so that what it can do is soon reached. */
let shop: DyingShop;
let database: Database;
let books: Books;
const acked: number[] = [];
beforeAll(async () => {
  const databaseUrl = await copyOfAcceptance(inject('postgresUrl'), `load_${randomBytes(6).toString('hex')}`);
  database = openDatabase({ url: databaseUrl });
  await database.execute('UPDATE stock SET qty = 1000000 WHERE ean = $1', [eans.drink]);
  books = await openBooks(database);
  const limits = { LOGIN_LIMIT: '1000000', LOGIN_ADDRESS_LIMIT: '1000000', LOGIN_ACCOUNT_LIMIT: '1000000' };
  shop = await startDyingShop({ databaseUrl, settings: limits });
});
afterAll(async () => {
  shop.kill();
  await shop.end;
  await expectBooks(books, { reservations: acked });
  await database.close();
});

const quantile = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0;

test('R41 shoppers who browse, fill carts and reserve for a while: none fails, and pages and orders stay quick', {
  timeout: 120_000 + rounds * 3_000,
}, async () => {
  const log = newJourneyLog();
  const end = Date.now() + (rounds > 1 ? 60_000 : 15_000);
  const requests = () => [...log.times.values()].flat().length;
  // Every kind of journey is gone once and more; the long lane goes on for a while.
  const isOver = () => (isLongLane ? Date.now() > end : requests() > 400 && log.reservations.length > 0);
  await Promise.all(Array.from({ length: 4 }, () => shopUntil(shop.url, isOver, log)));
  acked.push(...log.reservations);
  const times = (what: string) => log.times.get(what) ?? [];
  expect(log.failures).toEqual([]);
  expect(log.reservations.length).toBeGreaterThan(0);
  const p95 = { page: quantile(times('page'), 0.95), reservation: quantile(times('reservation'), 0.95) };
  const attempts = requests();
  const figures = `p95 ${p95.page.toFixed(0)} ms a page, ${p95.reservation.toFixed(0)} ms a reservation`;
  note({ what: `R41 requests of mixed journeys, ${figures}`, attempts, faults: [] });
  expectWithin(p95.page, 300, 'p95 of pages');
  expectWithin(p95.reservation, 500, 'p95 of reservations');
});

/** A page that nobody has asked for, so that it must be made. */
let asked = 0;
const unseen = () => {
  asked += 1;
  return `/search/jakke%20${asked}`;
};

interface Line {
  readonly answers: { good: number; sentAway: number; other: number };
  ask(path: string): void;
  /** When the next answer begins to come. */
  answer(): Promise<unknown>;
  close(): void;
}

/** A connection on which any number of pages are asked for without waiting; whoever asks must cost less than who answers. */
async function openLine(): Promise<Line> {
  const { hostname, port } = new URL(shop.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const answers = { good: 0, sentAway: 0, other: 0 };
  socket.setEncoding('latin1').on('data', (text) => {
    for (const [, status] of String(text).matchAll(/HTTP\/1\.1 (\d{3}) /g))
      answers[status === '200' ? 'good' : status === '503' ? 'sentAway' : 'other'] += 1;
  });
  return {
    answers,
    ask: (path) => socket.write(`GET ${path} HTTP/1.1\r\nhost: shop\r\naccept-encoding: gzip\r\n\r\n`),
    answer: () => once(socket, 'data'),
    close: () => socket.destroy(),
  };
}

const openLines = (many: number) => Promise.all(Array.from({ length: many }, openLine));
const sum = (lines: readonly Line[], kind: keyof Line['answers']) =>
  lines.reduce((total, { answers }) => total + answers[kind], 0);
const answered = (lines: readonly Line[]) => sum(lines, 'good') + sum(lines, 'sentAway') + sum(lines, 'other');

test('R42 many more than it can do: some are served, the rest is sent away, and orders go through', {
  timeout: 60_000,
}, async () => {
  const visitor = await openPage(shop.url);
  const lines = await openLines(40);
  const sent = 800;
  for (let n = 0; n < sent; n += 1) lines[n % lines.length]?.ask(unseen());
  const made = await reserve(visitor, reservationOf(1, { ean: eans.drink }));
  expect(made.status).toBe(201);
  acked.push(made.body.id);
  while (answered(lines) < sent) await sleep(20);
  expect(sum(lines, 'other')).toBe(0);
  expect(sum(lines, 'good')).toBeGreaterThan(0);
  expect(sum(lines, 'sentAway')).toBeGreaterThan(0);
  for (const line of lines) line.close();
  // Afterwards all is as before.
  await expect.poll(async () => (await fetch(shop.url + unseen())).status, { timeout: 30_000 }).toBe(200);
});

test.runIf(isLongLane)(
  'R42 five times what it can do: most of that is still done, the rest is sent away, and orders go through',
  {
    timeout: 180_000,
  },
  async () => {
    const lasts = rounds > 1 ? 10_000 : 4_000;
    const few = await openLines(4);
    const closing = Date.now() + lasts;
    await Promise.all(
      few.map(async (line) => {
        while (Date.now() < closing) {
          line.ask(unseen());
          await line.answer();
        }
      }),
    );
    const peak = sum(few, 'good') / (lasts / 1000);
    expect(peak).toBeGreaterThan(0);
    expect(sum(few, 'sentAway') + sum(few, 'other')).toBe(0);

    // As many as come, whoever waits: five times as many a second as were answered.
    const visitor = await openPage(shop.url);
    let over = false;
    const buying = (async () => {
      const took: number[] = [];
      while (!over) {
        const pressed = performance.now();
        const made = await reserve(visitor, reservationOf(1, { ean: eans.drink }));
        took.push(performance.now() - pressed);
        expect(made.status).toBe(201);
        acked.push(made.body.id);
        await sleep(100);
      }
      return took;
    })();
    const many = await openLines(40);
    const begun = Date.now();
    let sent = 0;
    while (Date.now() - begun < lasts) {
      for (; sent < ((Date.now() - begun) / 1000) * peak * 5; sent += 1) many[sent % many.length]?.ask(unseen());
      await sleep(10);
    }
    while (answered(many) < sent && Date.now() - begun < lasts + 15_000) await sleep(20);
    const spent = (Date.now() - begun) / 1000;
    over = true;
    const took = await buying;
    const share = sum(many, 'good') / spent / peak;
    const slowest = Math.max(...took);
    const figures = `${peak.toFixed(0)} pages a second at best, ${(share * 100).toFixed(0)} % of it at five times as many`;
    note({
      what: `R42 ${figures}, ${sum(many, 'sentAway')} sent away, slowest order ${slowest.toFixed(0)} ms`,
      attempts: sent,
      faults: [],
    });
    expect(answered(many)).toBe(sent);
    expect(sum(many, 'other')).toBe(0);
    expect(sum(many, 'sentAway')).toBeGreaterThan(0);
    expect(share).toBeGreaterThan(rounds > 1 ? 0.8 : 0.5);
    expect(took.length).toBeGreaterThan(0);
    expect(slowest).toBeLessThan(10_000);

    // Afterwards all is as before.
    const after = performance.now();
    let status = 0;
    while (status !== 200) {
      expect(performance.now() - after).toBeLessThan(30_000);
      const page = await fetch(shop.url + unseen());
      status = page.status;
      if (status === 503) expect(page.headers.get('retry-after')).toMatch(/^\d+$/);
      await page.arrayBuffer();
    }
    for (const line of [...few, ...many]) line.close();
  },
);
