import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { deskApi } from '#contract/desk/wire.ts';
import { startSmtp } from '#emulators/smtp.ts';
import { startPaymentEmulators } from '#emulators/start-payment-emulators.ts';
import { openDatabase } from '#server/database/connection/client.ts';
import { freePort } from '#server/database/embedded/free-port.ts';
import { openBooks } from '../tests/books.ts';
import { newJourneyLog, shopUntil } from '../tests/journeys/journeys.ts';
import { buildStorefront } from './build/build-storefront.ts';
import { findDebianPrograms } from './rehearsal/debian-programs.ts';
import { writeGoods } from './rehearsal/live-goods.ts';
import { liveJourneys } from './rehearsal/live-journeys.ts';
import { startLiveNginx } from './rehearsal/live-nginx.ts';
import { startLivePostgres } from './rehearsal/live-postgres.ts';
import { type LiveProcess, runCommand, startLiveProcess } from './rehearsal/live-process.ts';
import { explainMistake } from './terminal/explain-mistake.ts';
import { step } from './terminal/step.ts';
import { textTable } from './terminal/text-table.ts';

/**
 * npm run rehearse:live: goes live on this machine as docs/operations.md says, with Debian's nginx and PostgreSQL, and
 * replaces both processes several times while shoppers order. Ends with 1 when a single request fails. Nothing of it
 * stays, and it speaks to nobody outside.
 */
const rounds = 3;
const shoppers = 4;
const longestMs = 6 * 60_000;
const mostStreamMs = 5_000;

interface Rehearsed {
  readonly checks: readonly (readonly [what: string, figure: string, isWell: boolean])[];
  readonly complaints: readonly string[];
}

try {
  setTimeout(() => {
    console.error('✗ The rehearsal takes too long.');
    process.exit(1);
  }, longestMs).unref();
  const { checks, complaints } = await rehearse();
  for (const complaint of [...new Set(complaints)].slice(0, 20)) console.log(complaint);
  console.log(textTable(checks.map(([what, figure, isWell]) => [isWell ? '✓' : '✗', what, figure])));
  process.exit(checks.every(([, , isWell]) => isWell) ? 0 : 1);
} catch (error) {
  explainMistake(error, 'npm run rehearse:live');
}

async function rehearse(): Promise<Rehearsed> {
  const programs = findDebianPrograms();
  await step('Building the storefront', buildStorefront);
  const folder = await mkdtemp(path.join(tmpdir(), 'hent-live-'));
  await chmod(folder, 0o755);
  const undo: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const postgres = await step("Starting Debian's PostgreSQL", () => startLivePostgres(programs.postgres, folder));
    undo.push(postgres.stop);
    const emulators = await startPaymentEmulators();
    const smtp = await startSmtp();
    undo.push(emulators.stop, smtp.stop);
    const [httpPort, httpsPort, first, second] = [
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
    ];
    const url = `https://localhost:${httpsPort}`;
    const settings = {
      SHOP_MODE: 'live',
      DATABASE_URL: postgres.url,
      PUBLIC_URL: url,
      SESSION_SECRET: 'a secret that is for this rehearsal alone',
      SMTP_URL: smtp.url,
      TRUST_PROXY: '1',
      DESK: 'on',
      DATA_DIR: path.join(folder, 'data'),
      // All shoppers of the rehearsal sit at one address.
      ORDER_LIMIT: '1000000',
      ...emulators.settings,
    };
    await step('Migrating', () => runCommand('migrate.ts', [], settings));
    await step('Importing the goods', async () => {
      for (const [kind, file] of await writeGoods(folder)) await runCommand('import.ts', [kind, file], settings);
    });
    const ports = [first, second] as const;
    const open = (port: number) => startLiveProcess({ ...settings, PORT: String(port) });
    const processes: LiveProcess[] = await step('Opening two processes', () => Promise.all(ports.map(open)));
    const exits: (number | null)[] = [];
    undo.push(async () => {
      await Promise.all(processes.map((one) => one.stop()));
    });
    const nginx = await step('Starting nginx', () =>
      startLiveNginx(programs, { folder, httpPort, httpsPort, shops: ports }),
    );
    undo.push(nginx.stop);
    setDefaultCACertificates([...getCACertificates('default'), nginx.certificate]);
    const closed = await closedPlaces(url);
    const photograph = await photographRefusal(url);
    const moved = (await fetch(`http://127.0.0.1:${httpPort}/butikker`, { redirect: 'manual' })).headers.get(
      'location',
    );

    const database = openDatabase({ url: postgres.url });
    undo.push(database.close);
    const streamMs = await firstOfStream(url, database);
    const books = await openBooks(database, emulators);
    const log = newJourneyLog();
    let over = false;
    const shopping = Array.from({ length: shoppers }, () => shopUntil(url, () => over, log, liveJourneys(emulators)));
    for (let round = 1; round <= rounds; round += 1) {
      await step(`Replacing both processes, ${round} of ${rounds}`, async () => {
        for (const [at, port] of ports.entries()) {
          exits.push((await processes[at]?.stop()) ?? null);
          processes[at] = await open(port);
        }
      });
    }
    over = true;
    await Promise.all(shopping);
    const unpaid = await step('Waiting for the last payments', () => paymentsUnderWay(database));
    const faults = await books.faults({ reservations: log.reservations });
    const requests = [...log.times.values()].reduce((sum, times) => sum + times.length, 0);
    return {
      complaints: [
        ...log.failures.map((failure) => `Failed: ${failure}`),
        ...faults.map((fault) => `The books say: ${fault}`),
      ],
      checks: [
        ['on', postgres.version, true],
        ['requests', String(requests), requests > 0],
        ['failed requests', String(log.failures.length), log.failures.length === 0],
        ['processes replaced', String(exits.length), exits.length === 2 * rounds && exits.every((code) => code === 0)],
        ['orders', String(log.reservations.length), log.reservations.length > 0],
        ['payments under way', String(unpaid), unpaid === 0],
        ['books', faults.length === 0 ? 'add up' : 'do not add up', faults.length === 0],
        ['mails sent', String(smtp.messageIds().length), smtp.messageIds().length > 0],
        ['first of a stream', `${streamMs.toFixed(0)} ms`, streamMs < mostStreamMs],
        ['closed to visitors', closed.join(', ') || 'all that must be', closed.length === 0],
        [
          'a photograph of 20 MB',
          photograph.isOfShop ? 'reaches the shop' : `is answered with ${photograph.status}`,
          photograph.isOfShop,
        ],
        ['http leads to https', moved ?? 'nowhere', moved === `${url}/butikker`],
      ],
    };
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

/** How long the first event of a stream takes through the proxy: one that keeps answers back would have it wait. */
async function firstOfStream(url: string, database: ReturnType<typeof openDatabase>): Promise<number> {
  const [article] = await database.query<{ id: number }>('SELECT article_id AS id FROM articles LIMIT 1');
  const begun = performance.now();
  const ending = new AbortController();
  const { body } = await fetch(`${url}/api/events?article=${article?.id}`, { signal: ending.signal });
  const late = sleep(mostStreamMs, undefined, { ref: false });
  await Promise.race([body?.getReader().read(), late]);
  ending.abort();
  return performance.now() - begun;
}

/** What a live shop must not show, and does. */
async function closedPlaces(url: string): Promise<string[]> {
  const places = ['/dev/post', '/dev/betaling/card/page/1', '/metrics'];
  const answers = await Promise.all(places.map(async (place) => ({ place, ...(await statusOf(url + place)) })));
  return answers.filter(({ status }) => status !== 404).map(({ place, status }) => `${place} is ${status}`);
}

/** Somebody who is not logged in sends a large photograph to the desk: the shop must refuse it, in JSON, and not the proxy for its size. */
async function photographRefusal(url: string): Promise<{ readonly status: number; readonly isOfShop: boolean }> {
  const { status, headers } = await fetch(`${url}${deskApi}/goods/pictures`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg', origin: url },
    body: Buffer.alloc(20 * 1024 * 1024),
  });
  return { status, isOfShop: status < 404 && headers.get('content-type')?.startsWith('application/json') === true };
}

async function statusOf(url: string): Promise<{ status: number }> {
  const { status } = await fetch(url, { redirect: 'manual' });
  return { status };
}

/** Those that are not decided yet, after a while of waiting for the providers' callbacks. */
async function paymentsUnderWay(database: ReturnType<typeof openDatabase>): Promise<number> {
  const count = async () =>
    (await database.query<{ count: number }>("SELECT count(*) AS count FROM payments WHERE status = 'pending'"))[0]
      ?.count ?? 0;
  for (let attempts = 0; attempts < 40 && (await count()) > 0; attempts += 1) await sleep(250);
  return count();
}
