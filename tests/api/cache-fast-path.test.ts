import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

interface Wire {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly bytes: Buffer;
}

/** As it goes over the wire, not unpacked. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Wire> {
  return new Promise((resolve, reject) => {
    request(shop.url + path, { method, headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(pieces) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** Every visitor's own, and the time. */
const own = new Set(['date', 'set-cookie', 'content-length']);
const shared = ({ headers }: Wire) => Object.fromEntries(Object.entries(headers).filter(([name]) => !own.has(name)));

test.each([
  ['a page', '/klaer', { 'accept-encoding': 'gzip' }],
  ['a page for a client that takes no gzip', '/sko', {}],
  ['an answer', '/api/v1/categories', { 'accept-encoding': 'br' }],
  ['an answer for a client that takes gzip alone', '/api/v1/shops', { 'accept-encoding': 'gzip' }],
])(
  'DEC-05 R34 %s says the same when it is made, when it is cached and when it leaves first',
  async (_, path, headers) => {
    const made = await ask(path, headers);
    const answers = [await ask(path, headers), await ask(path, headers)];
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(shared(answer)).toEqual(shared(made));
      expect(Object.keys(answer.headers)).toContain('content-length');
    }
  },
);

test('DEC-42 each newcomer gets a session of their own with a cached page, and whoever has one keeps it', async () => {
  await ask('/');
  const [first, second] = [await ask('/'), await ask('/')];
  const session = ({ headers }: Wire) => (headers['set-cookie'] as readonly string[])[0]?.split(';')[0] ?? '';
  expect(session(first)).not.toBe(session(second));
  expect((await ask('/', { cookie: session(first) })).headers).not.toHaveProperty('set-cookie');
});

test('an answer that the client has is 304 without a body', async () => {
  const { headers } = await ask('/api/v1/genders');
  for (let time = 0; time < 3; time += 1) {
    const again = await ask('/api/v1/genders', { 'if-none-match': String(headers.etag) });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  }
});

test('a bearer that is none of the shop’s is refused, also where the answer is cached', async () => {
  for (let time = 0; time < 2; time += 1) await ask('/api/v1/genders');
  expect((await ask('/api/v1/genders', { authorization: 'Bearer wrong' })).status).toBe(401);
});

test('what is cached is measured as every answer is', async () => {
  const times = async () => {
    const { bytes } = await ask('/metrics');
    const lines = bytes.toString().split('\n');
    return lines.filter(
      (line) => line.startsWith('http_request_duration_seconds_count') && line.includes('route="/*"'),
    );
  };
  await ask('/');
  const before = await times();
  for (let time = 0; time < 3; time += 1) await ask('/');
  expect(await times()).not.toEqual(before);
});
