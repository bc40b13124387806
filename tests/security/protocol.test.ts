import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openPage } from '../api/test-shop.ts';
import { expectWithin, isLongLane } from '../lane.ts';
import { type RawAnswer, RawConnection } from './fuzz/raw-http.ts';
import { startWatchedShop, type WatchedShop } from './fuzz/watched-shop.ts';

let shop: WatchedShop;
let visitor: { cookie: string; token: string };
beforeAll(async () => {
  shop = await startWatchedShop(inject('postgresUrl'), {});
  const page = await openPage(shop.url);
  visitor = { cookie: page.cookie(), token: page.token };
});
afterAll(() => shop.stop());

const megabyte = 1024 * 1024;

async function ask(bytes: string | Buffer): Promise<RawAnswer | null> {
  const connection = new RawConnection(shop.url);
  const answer = await connection.ask(Buffer.from(bytes as string, 'latin1'));
  connection.close();
  return answer;
}

/** The head of a search, up to but not the empty line. */
function searchHead(...more: readonly string[]): string {
  const lines = ['host: shop', `cookie: ${visitor.cookie}`, `x-csrf-token: ${visitor.token}`, ...more];
  return `POST /api/v1/articles/search HTTP/1.1\r\n${lines.join('\r\n')}\r\n`;
}

function expectTold(answer: RawAnswer | null, ...statuses: readonly number[]): void {
  expect(statuses).toContain(answer?.status);
  expect(JSON.parse(answer?.body.toString() ?? '')).toEqual({ message: expect.any(String) });
  expect(answer?.headers.get('x-content-type-options')).toBe('nosniff');
}

describe('R23 long lists', () => {
  const validate = (items: string) => {
    const body = Buffer.from(`{"items":[${items}],"way":"collect"}`);
    const head = `POST /api/v1/cart/validate HTTP/1.1\r\nhost: shop\r\ncookie: ${visitor.cookie}\r\nx-csrf-token: ${visitor.token}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
    return Buffer.concat([Buffer.from(head), body]);
  };
  test.each([
    ['zeros', '0,'.repeat(125_000)],
    ['empty lists', '[],'.repeat(83_000)],
    ['empty things', '{},'.repeat(83_000)],
    ['lists in lists', `${'['.repeat(120_000)}${']'.repeat(120_000)},`],
  ])('250 kB of %s are refused, quickly and in few words', async (_, items) => {
    const begun = performance.now();
    const answer = await ask(validate(items.slice(0, -1)));
    expect(answer?.status).toBeGreaterThanOrEqual(400);
    expect(answer?.status).toBeLessThan(500);
    expect(answer?.body.length).toBeLessThan(2_000);
    expectWithin(performance.now() - begun, 3_000);
  });
});

describe('R25 size', () => {
  const url = (length: number) => `GET /search/${'x'.repeat(length)} HTTP/1.1\r\nhost: shop\r\n\r\n`;
  const many = (count: number, line: (index: number) => string) =>
    Array.from({ length: count }, (_, i) => line(i)).join('');

  test.each([
    ['an address of 20 kB', () => url(20_000), [431]],
    [
      'a hundred thousand headers',
      () => `GET / HTTP/1.1\r\nhost: shop\r\n${many(100_000, (i) => `x${i}: 1\r\n`)}\r\n`,
      [431],
    ],
    ['a header of 100 kB', () => `GET / HTTP/1.1\r\nhost: shop\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`, [431]],
    ['a cookie of 64 kB', () => `GET / HTTP/1.1\r\nhost: shop\r\ncookie: ${'a=b;'.repeat(16_000)}\r\n\r\n`, [431]],
  ] as const)('%s is refused', async (_, made, statuses) => {
    const answer = await ask(made());
    expect(statuses).toContain(answer?.status);
    expect(answer?.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('as many queries and cookies as fit in a head are answered in no time', async () => {
    const query = many(3_000, (i) => `${(i % 36).toString(36)}=&`);
    const cookie = 'a;'.repeat(2_000);
    const begun = performance.now();
    const list = await ask(
      `GET /api/v1/categories/1/articles?${query} HTTP/1.1\r\nhost: shop\r\ncookie: ${cookie}\r\n\r\n`,
    );
    const page = await ask(`GET /klaer?${query} HTTP/1.1\r\nhost: shop\r\ncookie: ${cookie}\r\n\r\n`);
    expect([list?.status, page?.status]).toEqual([200, 200]);
    expectWithin(performance.now() - begun, 3_000);
  });

  test('a body beyond the limit is 413, said beforehand or found out while it comes', async () => {
    const json = 'content-type: application/json';
    expectTold(await ask(`${searchHead(json, `content-length: ${10 * megabyte}`)}\r\n{"query":"`), 413);
    const chunk = `8000\r\n${'x'.repeat(0x8000)}\r\n`;
    expectTold(await ask(`${searchHead(json, 'transfer-encoding: chunked')}\r\n${chunk.repeat(40)}`), 413);
  });

  test('a packed body is 415: nothing is unpacked; memory stays as it is', { timeout: 60_000 }, async () => {
    const before = await shop.settled();
    const bomb = gzipSync(Buffer.alloc(100 * megabyte, ' '));
    expect(bomb.length).toBeLessThan(256 * 1024);
    for (const encoding of ['gzip', 'br', 'deflate', 'zstd', 'gzip, gzip']) {
      for (let round = 0; round < (isLongLane ? 20 : 4); round += 1) {
        const head = searchHead(
          'content-type: application/json',
          `content-encoding: ${encoding}`,
          `content-length: ${bomb.length}`,
        );
        expectTold(await ask(Buffer.concat([Buffer.from(`${head}\r\n`), bomb])), 415);
      }
    }
    const after = await shop.settled();
    expect((after.inUse - before.inUse) / megabyte).toBeLessThan(50);
  });

  test('ten thousand nested arrays are no way to use up the stack', async () => {
    const body = `{"filters":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
    const answer = await ask(
      `${searchHead('content-type: application/json', `content-length: ${body.length}`)}\r\n${body}`,
    );
    expect([400, 422]).toContain(answer?.status);
  });
});

describe('R23 what is no HTTP', () => {
  const head = 'GET / HTTP/1.1\r\nhost: shop\r\n';
  test.each([
    ['noise', '\x00\x01\x02\x03\r\n\r\n'],
    ['a TLS greeting', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
    ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['two lengths', `${searchLike()}content-length: 2\r\ncontent-length: 3\r\n\r\n{}x`],
    ['length and chunks', `${searchLike()}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['a negative length', `${searchLike()}content-length: -1\r\n\r\n`],
    ['a space before the colon', `${head}x-y : 1\r\n\r\n`],
    ['a NUL in a header', `${head}x-y: a\x00b\r\n\r\n`],
    ['a folded header', `${head} x-y: 1\r\n\r\n`],
    ['a space in the address', 'GET /a b HTTP/1.1\r\nhost: shop\r\n\r\n'],
    ['an unknown method', 'HENT / HTTP/1.1\r\nhost: shop\r\n\r\n'],
  ])('%s is refused in the shape of every error', async (_, bytes) => {
    expectTold(await ask(bytes), 400);
  });

  test('no Host is refused', async () => {
    expect((await ask('GET / HTTP/1.1\r\n\r\n'))?.status).toBe(400);
  });

  test('what comes after a body of unknown length is never taken for a request', async () => {
    const connection = new RawConnection(shop.url);
    const hidden = 'GET /healthz HTTP/1.1\r\nhost: shop\r\n\r\n';
    expectTold(
      await connection.ask(Buffer.from(`${searchLike()}transfer-encoding: xchunked\r\n\r\n${hidden}`)),
      400,
      419,
    );
    const next = await connection.ask(Buffer.alloc(0));
    expect(next === null || next.status === 400).toBe(true);
  });

  test('junk after a request does not spoil the answer before it', async () => {
    const connection = new RawConnection(shop.url);
    const first = await connection.ask(Buffer.from('GET /healthz HTTP/1.1\r\nhost: shop\r\n\r\n\x00junk\r\n\r\n'));
    expect(first?.status).toBe(200);
    expectTold(await connection.ask(Buffer.alloc(0)), 400);
  });

  test('a hundred requests in one breath get a hundred answers', async () => {
    const connection = new RawConnection(shop.url);
    const one = 'GET /healthz HTTP/1.1\r\nhost: shop\r\n\r\n';
    const statuses = [(await connection.ask(Buffer.from(one.repeat(100))))?.status];
    for (let i = 1; i < 100; i += 1) statuses.push((await connection.ask(Buffer.alloc(0)))?.status);
    connection.close();
    expect(statuses).toEqual(Array.from({ length: 100 }, () => 200));
  });

  test.each(['websocket', 'h2c'])('nothing is upgraded to %s', async (protocol) => {
    const upgrade = `connection: Upgrade\r\nupgrade: ${protocol}\r\nsec-websocket-key: dGVzdA==\r\nsec-websocket-version: 13\r\n`;
    const answer = await ask(`GET /healthz HTTP/1.1\r\nhost: shop\r\n${upgrade}\r\n`);
    expect(answer?.status).toBe(200);
    expect(answer?.headers.has('upgrade')).toBe(false);
  });

  test('the shop is no proxy', async () => {
    const tunnel = await ask('CONNECT elsewhere.example:443 HTTP/1.1\r\nhost: elsewhere.example:443\r\n\r\n');
    expect(tunnel === null || tunnel.status >= 400).toBe(true);
    const away = await ask('GET http://elsewhere.example/healthz HTTP/1.1\r\nhost: elsewhere.example\r\n\r\n');
    expect(away?.headers.get('location') ?? '/').toMatch(/^\/(?!\/)/);
  });

  test('after all that the log has nothing unexpected', () => {
    expect(shop.complaints()).toEqual([]);
  });
});

function searchLike(): string {
  return 'POST /api/v1/articles/search HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\n';
}
