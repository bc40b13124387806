import { openPage } from '../../api/test-shop.ts';
import { bytesOf, type HostileRequest, hostileRequest, type Sender } from './hostile-request.ts';
import { faultsOf } from './judge.ts';
import { RawConnection } from './raw-http.ts';

export interface FuzzOptions {
  readonly url: string;
  readonly seed: number;
  /** The numbers of the requests: from, up to but not, end. */
  readonly from: number;
  readonly end: number;
  readonly connections: number;
  /** What takes longer is asked again alone, and is a fault if it is as slow then. */
  readonly slowMs: number;
  readonly onProgress?: (done: number, faults: number) => void;
}

export interface FoundFault {
  readonly request: HostileRequest;
  readonly status: number;
  readonly why: string;
  readonly answer: string;
}

export interface FuzzResult {
  readonly faults: readonly FoundFault[];
  /** How often each status was answered; 0 when the server closed without an answer. */
  readonly statuses: ReadonlyMap<number, number>;
  /** How many requests each kind had. */
  readonly kinds: ReadonlyMap<string, number>;
  /** Milliseconds, sorted. */
  readonly times: readonly number[];
}

interface Given {
  readonly cookie: string;
  readonly token: string;
}

const stranger: Given = { cookie: '', token: '' };
/** A customer is logged out now and then by what is sent in their name. */
const requestsPerLogin = 500;
/** Of those that were slow among others, so many of the slowest are tried alone. */
const askedAgain = 50;

/** Sends the requests of these numbers and looks at every answer. */
export async function fuzzShop(options: FuzzOptions): Promise<FuzzResult> {
  const { url, seed } = options;
  const { host } = new URL(url);
  const visitor = await openPage(url);
  let customer: Given = await loggedIn(url);
  const given = (sender: Sender): Given =>
    sender === 'visitor' ? visitorGiven : sender === 'customer' ? customer : stranger;
  const visitorGiven = { cookie: visitor.cookie(), token: visitor.token };

  const faults: FoundFault[] = [];
  const statuses = new Map<number, number>();
  const kinds = new Map<string, number>();
  const times: number[] = [];
  const slow: { request: HostileRequest; ms: number }[] = [];
  let next = options.from;
  let renewed: Promise<void> = Promise.resolve();

  const timed = async (connection: RawConnection, request: HostileRequest) => {
    const bytes = bytesOf(request, { host, ...given(request.sender) });
    const begun = performance.now();
    const answer = await connection.ask(bytes, request.method === 'HEAD');
    return { answer, ms: performance.now() - begun };
  };

  const work = async () => {
    let connection = new RawConnection(url);
    while (next < options.end) {
      const number = next;
      next += 1;
      if ((number - options.from) % requestsPerLogin === requestsPerLogin - 1) {
        renewed = loggedIn(url).then((fresh) => {
          customer = fresh;
        });
      }
      await renewed;
      const request = hostileRequest(seed, number);
      const { answer, ms } = await timed(connection, request);
      times.push(ms);
      if (ms > options.slowMs) slow.push({ request, ms });
      count(kinds, request.kind);
      count(statuses, answer?.status ?? 0);
      if (answer === null) {
        faults.push({ request, status: 0, why: 'cut off without an answer', answer: '' });
      } else {
        const text = answer.body.toString('utf8').slice(0, 400);
        for (const why of faultsOf(request, answer)) faults.push({ request, status: answer.status, why, answer: text });
      }
      if (answer === null || answer.closes || !connection.usable) {
        connection.close();
        connection = new RawConnection(url);
      }
      options.onProgress?.(times.length, faults.length);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: options.connections }, work));

  for (const { request } of slow.sort((a, b) => b.ms - a.ms).slice(0, askedAgain)) {
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 5 && best > options.slowMs; round += 1) {
      const connection = new RawConnection(url);
      best = Math.min(best, (await timed(connection, request)).ms);
      connection.close();
    }
    if (best > options.slowMs)
      faults.push({ request, status: 0, why: `slow: ${best.toFixed(0)} ms alone`, answer: '' });
  }
  times.sort((a, b) => a - b);
  return { faults, statuses, kinds, times };
}

export function timeAt(times: readonly number[], share: number): number {
  return times[Math.min(Math.floor(times.length * share), times.length - 1)] ?? 0;
}

/** A fault and the request that shows it, as something to look at and to send again. */
export function describeFault(seed: number, { request, status, why, answer }: FoundFault): string {
  const shown = bytesOf(request, { host: 'shop', cookie: '...', token: '...' }).toString('latin1');
  return [
    `${why} (status ${status}) at request ${request.number}, ${request.kind}, as ${request.sender}`,
    `  again: npm run fuzz -- --seed ${seed} --only ${request.number}`,
    `  ${JSON.stringify(shown.slice(0, 1_200))}`,
    ...(answer === '' ? [] : [`  answered: ${JSON.stringify(answer)}`]),
  ].join('\n');
}

async function loggedIn(url: string): Promise<Given> {
  const visitor = await openPage(url);
  const body = { email: 'kari@example.no', password: 'Passord123!' };
  const { status } = await visitor.send('POST', '/api/v1/customers/login', body);
  if (status !== 200) throw new Error(`Kari could not log in: ${status}`);
  return { cookie: visitor.cookie(), token: visitor.token };
}

function count<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
