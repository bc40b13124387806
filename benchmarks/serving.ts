/**
 * What a shopper's request costs, over HTTP, each server and the client in a process of its own.
 *
 * What is cached stands beside a bare Fastify route that sends the same bytes, packed as ours are, in turns of a few seconds; where
 * wrk is on the machine, asked by it as well.
 * What is made anew is asked for with a price nobody has asked for before, by one, by a few and by many clients at once:
 * answers that gave what was asked for, and those that told to come back; by one and by a few wrk asks as well. Processor time
 * of the server stands beside each, as it says more than the clock where others want the processor too. Lists as JSON stand
 * beside a bare Fastify, one that finds nothing but writes the same answer and packs it each time: what the machine gives to a
 * route without a catalogue in the same minutes.
 *
 *   node benchmarks/serving.ts [articles] [seconds a round] [rounds]
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { noteFigure } from './figures.ts';
import { acceptEncoding, freshRequests } from './fresh-requests.ts';
import { type Load, type LoadOutcome, requestBytes, runLoad } from './load.ts';
import { type OwnProcess, ownProcess } from './own-process.ts';
import { isWrkHere, runWrk, runWrkAnew } from './wrk.ts';

const articles = Number(process.argv[2] ?? 2400);
const seconds = Number(process.argv[3] ?? 2);
const rounds = Number(process.argv[4] ?? 5);

const warmUpRounds = 4;
const few = 4;

const cached = [
  { title: 'category list as JSON', path: '/api/v1/categories/1/articles?orderBy=BestsellerQty', least: 0.75 },
  { title: 'article as JSON', path: '/api/v1/articles/10001', least: 0.75 },
  { title: 'list page', path: '/klaer', least: 0.6 },
  { title: 'article page', path: '/product/vidda-3-lags-skalljakke', least: 0.6 },
  { title: 'home page', path: '/', least: 0.6 },
];

interface Served {
  readonly url: string;
}
interface Measured extends LoadOutcome {
  /** Processor milliseconds of the server for each answer. */
  readonly cpu: number;
}
type Answers = Pick<Measured, 'good' | 'cpu'>;

const byWrk = isWrkHere();
if (!byWrk) console.log('wrk is not on this machine: our own client alone asks.');
const shop = await ownProcess<Served>('serve-demo-shop.ts', [String(articles)]);
const loads: readonly Turn[] = [few, 32, 128].map((connections) => ({ server: shop, connections }));
const folder = await mkdtemp(path.join(tmpdir(), 'hent-bare-'));
try {
  for (const target of cached) {
    await besideBare(target, acceptEncoding, '', askedByUs);
    if (byWrk) await besideBare(target, { 'accept-encoding': 'gzip' }, ', by wrk', askedByWrk);
  }
  await anew();
} finally {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
}

type Asked = (
  server: OwnProcess<Served>,
  target: string,
  headers: Readonly<Record<string, string>>,
) => Promise<Answers>;

async function besideBare(
  { title, path: target, least }: (typeof cached)[number],
  headers: Readonly<Record<string, string>>,
  how: string,
  asked: Asked,
): Promise<void> {
  const sample = await packedAtLast(shop.told.url + target, headers);
  const file = path.join(folder, 'answer');
  await writeFile(file, sample.bytes);
  const bare = await ownProcess<Served>('serve-bare.ts', [file, sample.type, sample.encoding]);
  const turns: { ours: Answers; theirs: Answers }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const ours = await asked(shop, target, headers);
    const theirs = await asked(bare, target, headers);
    if (round > 0) turns.push({ ours, theirs }); // the first one warms up
  }
  await bare.close();
  const { ours, theirs } = middleOf(turns, ({ ours, theirs }) => ours.good / theirs.good);
  console.log(
    `${title}, cached${how}, ${sample.bytes.length} bytes ${sample.encoding}: ${ours.good.toFixed(0)}/s and ${cpu(ours)} each, ` +
      `bare ${theirs.good.toFixed(0)}/s and ${cpu(theirs)}, ratio ${(ours.good / theirs.good).toFixed(2)}, ` +
      `by processor time ${(theirs.cpu / ours.cpu).toFixed(2)} (least ${least})`,
  );
  note(`${title}, cached${how}, as a share of a bare route`, ours.good / theirs.good, 'x', least, 'least');
}

function askedByUs(
  server: OwnProcess<Served>,
  target: string,
  headers: Readonly<Record<string, string>>,
): Promise<Answers> {
  const request = requestBytes('GET', target, headers);
  return measured(server, { connections: 32, seconds, next: () => request });
}

async function askedByWrk(
  server: OwnProcess<Served>,
  target: string,
  headers: Readonly<Record<string, string>>,
): Promise<Answers> {
  const before = await server.cpuSeconds();
  const load = { url: server.told.url + target, connections: 32, seconds, headers };
  const { good, count } = await runWrk(load);
  return { good, cpu: ((await server.cpuSeconds()) - before) * (1000 / count) };
}

async function anewByWrk(what: string, connections: number, next: () => Buffer, least: number): Promise<void> {
  const runs: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    runs.push((await runWrkAnew({ url: shop.told.url, connections, seconds }, next)).good);
  const good = middleOf(runs, (one) => one);
  console.log(`${what}: ${good.toFixed(0)} good a second`);
  note(what, good, '/s', least, 'least');
}

/** What nobody has asked for: pages, filtered lists with facets, searches. */
async function anew(): Promise<void> {
  const { page, filtered, words, otherWords } = await freshRequests(shop.told.url);
  await warmUp(shop, page);
  const [alone] = await byTurns([{ server: shop, connections: 1 }], page);
  const pages = told('list page', 1, alone?.runs ?? []);
  note('list page rendered anew, processor time', pages.cpu, 'ms', 4, 'most');
  note('list page rendered anew, one client', pages.good, '/s', 250, 'least');
  if (byWrk) await anewByWrk('list page rendered anew, one client, by wrk', 1, page, 250);
  const kinds = [
    { title: 'filtered list with facets', least: 1500, next: filtered, isAlike: true },
    { title: 'search of three words', least: 2000, next: words, isAlike: true },
    { title: 'search of three other words', least: 2000, next: otherWords, isAlike: false },
    { title: 'list page', least: null, next: page, isAlike: false },
  ];
  for (const { title, least, next, isAlike } of kinds) {
    await warmUp(shop, next);
    const turns = await byTurns(loads, next);
    const [withFew] = turns.map(({ connections, runs }) => told(title, connections, runs));
    if (least !== null && withFew !== undefined) {
      note(`${title}, anew, ${few} clients`, withFew.good, '/s', least, 'least');
      if (byWrk) await anewByWrk(`${title}, anew, ${few} clients, by wrk`, few, next, least);
    }
    const answers = turns.map(({ runs }) => runs.reduce((sum, { good }) => sum + good, 0));
    const flat = (answers.at(-1) ?? 0) / Math.max(...answers);
    console.log(`${title}, anew: good answers under the highest load as a share of the best: ${flat.toFixed(2)}`);
    note(`${title}, anew: good answers under the highest load as a share of the best`, flat, 'x', 0.9, 'least');
    if (isAlike) await besideBareThatPacks(title, next);
  }
}

/** Only where all answers are much alike: the bare route always sends the same. */
async function besideBareThatPacks(title: string, next: () => Buffer): Promise<void> {
  const bare = await bareThatPacks(next());
  await warmUp(bare, next);
  const turns = await byTurns(
    [shop, bare].map((server) => ({ server, connections: few })),
    next,
  );
  await bare.close();
  const [ours = [], theirs = []] = turns.map(({ runs }) => runs);
  const share = middleOf(
    ours.map(({ good }, round) => good / (theirs[round]?.good ?? Number.NaN)),
    (one) => one,
  );
  told(`${title}, beside the bare route`, few, ours);
  told(`${title}, only written and packed by a bare route`, few, theirs);
  console.log(`${title}, anew: as a share of that bare route: ${share.toFixed(2)}`);
  const what = `${title}, anew, ${few} clients, as a share of a bare route that only writes and packs it`;
  note(what, share, 'x', null, 'least');
}

interface Turn {
  readonly server: OwnProcess<Served>;
  readonly connections: number;
}
interface Turns extends Turn {
  readonly runs: readonly Measured[];
}

/** One after the other, again and again: a machine that others use is not the same half a minute later. */
async function byTurns(asked: readonly Turn[], next: () => Buffer): Promise<Turns[]> {
  const turns = asked.map((turn) => ({ ...turn, runs: [] as Measured[] }));
  for (let round = 0; round < rounds; round += 1)
    for (const { server, connections, runs } of turns)
      runs.push(await measured(server, { connections, seconds, next }));
  return turns;
}

/** A bare route that answers each request as the shop has answered this one, found at once but written and packed each time. */
async function bareThatPacks(request: Buffer): Promise<OwnProcess<Served>> {
  const [head = '', body] = request.toString().split('\r\n\r\n');
  const [line = '', ...headers] = head.split('\r\n');
  const [method = '', target = ''] = line.split(' ');
  const answer = await fetch(shop.told.url + target, {
    method,
    headers: headers.map((header): [string, string] => {
      const [name = '', value = ''] = header.split(': ');
      return [name, value];
    }),
    ...(body === undefined ? {} : { body }),
  });
  if (!answer.ok) throw new Error(`${target} was answered with ${answer.status}`);
  const file = path.join(folder, 'answer.json');
  await writeFile(file, await answer.text());
  return ownProcess<Served>('serve-bare-anew.ts', [file]);
}

/**
 * V8 compiles what runs often, and until some thousand requests of a kind were made, each takes several times as long. Without
 * this the first load that is measured, that of the fewest clients, seems the slowest.
 */
async function warmUp(server: OwnProcess<Served>, next: () => Buffer): Promise<void> {
  for (let round = 0; round < warmUpRounds; round += 1) await measured(server, { connections: few, seconds, next });
}

function told(title: string, connections: number, runs: readonly Measured[]): Measured {
  const outcome = middleOf(runs, ({ good }) => good);
  console.log(
    `${title}, anew, ${connections} clients: ${outcome.good.toFixed(0)} good and ${outcome.refused.toFixed(0)} refused a second, ` +
      `p50 ${outcome.p50.toFixed(1)} ms, p99 ${outcome.p99.toFixed(1)} ms, ${cpu(outcome)} each`,
  );
  return outcome;
}

function middleOf<One>(all: readonly One[], figure: (one: One) => number): One {
  const middle = all.toSorted((a, b) => figure(a) - figure(b))[Math.floor(all.length / 2)];
  if (middle === undefined) throw new Error('nothing was measured');
  return middle;
}

async function measured(server: OwnProcess<Served>, load: Omit<Load, 'url'>): Promise<Measured> {
  const before = await server.cpuSeconds();
  const outcome = await runLoad({ ...load, url: server.told.url });
  return { ...outcome, cpu: ((await server.cpuSeconds()) - before) * (1000 / outcome.count) };
}

function cpu({ cpu: ms }: Answers): string {
  return `${(ms * 1000).toFixed(0)} µs processor time`;
}

/** A page that is asked for again is packed better meanwhile: the bare route gets the bytes that ours sends from then on. */
async function packedAtLast(url: string, headers: Readonly<Record<string, string>>) {
  for (let time = 0; time < 5; time += 1) await packedAnswer(url, headers);
  await setTimeout(500);
  return packedAnswer(url, headers);
}

/** The answer as it goes over the wire, not unpacked. */
function packedAnswer(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ bytes: Buffer; type: string; encoding: string }> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          bytes: Buffer.concat(chunks),
          type: answer.headers['content-type'] ?? '',
          encoding: answer.headers['content-encoding'] ?? '',
        }),
      );
    }).on('error', reject);
  });
}

function note(what: string, figure: number, unit: string, limit: number | null, bound: 'most' | 'least'): void {
  noteFigure({ what: `${what}, ${articles} articles`, figure, unit, limit, bound });
}
