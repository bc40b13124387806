import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { startPaymentEmulators } from '#emulators/start-payment-emulators.ts';
import { openDatabase } from '#server/database/connection/client.ts';
import { checkout, collectPaidOf, eans, reservationOf, reserve } from '../api/paying-shop.ts';
import { openPage, type TestAnswer, type TestVisitor } from '../api/test-shop.ts';
import { openBooks } from '../books.ts';
import { randomIntegers } from '../random-integers.ts';
import { runSeed } from '../run-seed.ts';
import { shopJobs } from '../shop-jobs.ts';
import { copyOfAcceptance } from '../test-postgres.ts';
import { closeBooks, hasTime, note, rounds, timeIsUpAt } from './rounds.ts';
import { type DyingShop, startDyingShop } from './start-dying-process.ts';

const methods = ['card', 'klarna', 'qliro', 'vipps'] as const;
const minute = 60_000;
/** The time that `npm run faults` has for it, and at most this long. */
const lastsMs = rounds > 1 ? 30 * minute : 10_000;
const buyers = 6;
const random = randomIntegers(runSeed);

/**
 * Two processes under load, one of which is killed at a moment nobody has chosen, again and again (R9). Who hears nothing
 * presses again at the other process, with the key of the first press; who is told that it is done must find it afterwards.
 */
test(`R9 kill -9 at any moment, again and again: nothing is lost, doubled or held for ever`, {
  timeout: lastsMs + 5 * minute,
}, async () => {
  if (!hasTime()) return;
  const databaseUrl = await copyOfAcceptance(inject('postgresUrl'), `kills_${randomBytes(6).toString('hex')}`);
  const emulators = await startPaymentEmulators();
  const database = openDatabase({ url: databaseUrl });
  await database.execute('UPDATE stock SET qty = 1000000 WHERE ean = $1', [eans.drink]);
  const books = await openBooks(database, emulators);
  const start = () => startDyingShop({ databaseUrl, settings: emulators.settings });
  const shops: DyingShop[] = await Promise.all([start(), start()]);
  const begunAt = Date.now();
  const end = Math.min(begunAt + lastsMs, timeIsUpAt);
  const goesOn = () => Date.now() < end;
  const acked: number[] = [];
  let presses = 0;
  let unanswered = 0;

  /** The same press until it is answered; a dead process answers nothing, a shop that is busy says so. */
  async function insist(press: (visitor: TestVisitor) => Promise<TestAnswer>): Promise<TestAnswer> {
    for (let attempts = 0; ; attempts += 1) {
      expect(attempts).toBeLessThan(200);
      presses += 1;
      try {
        const answer = await press(await openPage(shops[attempts % 2]?.url ?? ''));
        if (answer.status !== 503) return answer;
      } catch {
        unanswered += 1;
      }
      await sleep(50);
    }
  }

  async function buy(n: number): Promise<void> {
    const key = { 'idempotency-key': randomUUID() };
    const method = methods[n % (methods.length + 1)];
    if (method === undefined) {
      const made = await insist((visitor) => reserve(visitor, reservationOf(1, { ean: eans.drink }), key));
      expect(made.status).toBe(201);
      acked.push(made.body.id);
      return;
    }
    const body = collectPaidOf(1, method, 3_000, { ean: eans.drink });
    const { status, body: begun } = await insist((visitor) => checkout(visitor, body, key));
    expect(status).toBe(201);
    acked.push(begun.reservation_id);
    await emulators[method].decide(begun.payment_id, n % 5 === 0 ? 'decline' : 'approve');
  }

  const buying = Array.from({ length: buyers }, async (_, buyer) => {
    for (let n = buyer; goesOn(); n += buyers) await buy(n);
  });
  let kills = 0;
  do {
    await sleep(300 + random(2_700));
    const victim = random(2);
    shops[victim]?.kill();
    expect(await shops[victim]?.end).toBe('SIGKILL');
    shops[victim] = await start();
    kills += 1;
  } while (goesOn());
  await Promise.all(buying);
  for (const shop of shops) shop.kill();
  await Promise.all(shops.map((shop) => shop.end));

  const jobs = await shopJobs(database, emulators.settings);
  for (const later of [1, 31, 32, 60]) await jobs.runAt(Date.now() + later * minute);
  expect(kills).toBeGreaterThanOrEqual(1);
  expect(acked.length).toBeGreaterThan(0);
  expect(new Set(acked).size).toBe(acked.length);
  const lasted = ((end - begunAt) / minute).toFixed(1);
  const now = Date.now() + 61 * minute;
  await closeBooks(books, { what: 'R9 kill -9 at any moment', attempts: kills, reservations: acked, now });
  note({
    what: `R9 orders placed in ${lasted} minutes of kills, ${unanswered} of ${presses} presses unanswered`,
    attempts: acked.length,
    faults: [],
  });
  const [row] = await database.query<{ n: number }>('SELECT count(*) AS n FROM reservations');
  expect(row?.n).toBe(acked.length);
  await database.close();
  await emulators.stop();
});
