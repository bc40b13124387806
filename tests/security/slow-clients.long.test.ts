import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openPage } from '../api/test-shop.ts';
import { RawConnection } from './fuzz/raw-http.ts';
import { startWatchedShop, type WatchedShop } from './fuzz/watched-shop.ts';

/** The gate holds the same rule on one connection with a shorter time: server/http/resilience/idle-timeout.test.ts. */
let shop: WatchedShop;
let visitor: { cookie: string; token: string };
beforeAll(async () => {
  shop = await startWatchedShop(inject('postgresUrl'), {});
  const page = await openPage(shop.url);
  visitor = { cookie: page.cookie(), token: page.token };
});
afterAll(() => shop.stop());

const megabyte = 1024 * 1024;

/** The head of a search, up to but not the empty line. */
function searchHead(...more: readonly string[]): string {
  const lines = ['host: shop', `cookie: ${visitor.cookie}`, `x-csrf-token: ${visitor.token}`, ...more];
  return `POST /api/v1/articles/search HTTP/1.1\r\n${lines.join('\r\n')}\r\n`;
}

/** Opens a connection, says the first words, then goes on as told. Gives how long it was let live. */
function lifeOf(first: string, then: (socket: Socket) => void = () => {}): Promise<number> {
  const { hostname, port } = new URL(shop.url);
  return new Promise((resolve) => {
    const begun = performance.now();
    const socket = connect(Number(port), hostname, () => {
      socket.write(first, 'latin1');
      then(socket);
    });
    socket.on('error', () => {});
    socket.resume();
    socket.on('close', () => resolve((performance.now() - begun) / 1000));
  });
}

const drip = (text: string) => (socket: Socket) => {
  const timer = setInterval(() => socket.write(text), 400);
  socket.on('close', () => clearInterval(timer));
};

describe('R26 slow clients', () => {
  test('are cut within 15 seconds however they dawdle, and the others notice nothing', {
    timeout: 60_000,
  }, async () => {
    const heads = Array.from({ length: 400 }, () => lifeOf('GET / HTTP/1.1\r\nhost: shop\r\n', drip('x-slow: 1\r\n')));
    const bodies = Array.from({ length: 50 }, () =>
      lifeOf(`${searchHead('content-type: application/json', 'content-length: 5000')}\r\n{"query":"`, drip('a')),
    );
    const chunks = Array.from({ length: 50 }, () =>
      lifeOf(`${searchHead('content-type: application/json', 'transfer-encoding: chunked')}\r\n`, drip('1\r\na\r\n')),
    );
    const silent = Array.from({ length: 20 }, () => lifeOf(''));
    const times: number[] = [];
    let over = false;
    const others = (async () => {
      while (!over) {
        const begun = performance.now();
        expect((await fetch(`${shop.url}/api/v1/genders`)).status).toBe(200);
        times.push(performance.now() - begun);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    })();
    const lives = await Promise.all([...heads, ...bodies, ...chunks, ...silent]);
    over = true;
    await others;
    // A second or two for a machine that has other things to do.
    expect(Math.max(...lives)).toBeLessThan(18);
    expect(times.length).toBeGreaterThan(20);
    expect(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]).toBeLessThan(1_000);
  });

  test('one that asks on and on and takes no answer is cut as soon, and one that reads slowly is not', {
    timeout: 60_000,
  }, async () => {
    const ask = 'GET /klaer HTTP/1.1\r\nhost: shop\r\n\r\n';
    const { hostname, port } = new URL(shop.url);
    const slow = connect(Number(port), hostname, () => slow.write(ask.repeat(200)));
    let taken = 0;
    let cut = false;
    slow.on('error', () => {});
    slow.on('close', () => {
      cut = true;
    });
    slow.on('data', (bytes) => {
      taken += bytes.length;
      slow.pause();
      setTimeout(() => slow.resume(), 200);
    });
    // Enough to fill what the system buffers between two processes, and no more work than that for the shop.
    const life = await lifeOf(ask.repeat(200), (socket) => {
      socket.pause();
      drip(ask)(socket);
    });
    expect(life).toBeLessThan(18);
    expect([cut, taken > megabyte]).toEqual([false, true]);
    slow.destroy();
  });

  test('a slow one is told why', { timeout: 40_000 }, async () => {
    const connection = new RawConnection(shop.url);
    const answer = await connection.ask(Buffer.from('GET / HTTP/1.1\r\nhost: sh'));
    expect(answer?.status).toBe(408);
    expect(JSON.parse(answer?.body.toString() ?? '')).toEqual({ message: expect.any(String) });
  });
});
