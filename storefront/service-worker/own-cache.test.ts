import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachedOwn, cachePicture, clearOwnCache, fetchOwn } from './own-cache.ts';

/** Enough of the browser's box of copies: by url, in the order they came. */
class Box {
  readonly entries = new Map<string, Response>();

  async match(url: string): Promise<Response | undefined> {
    return this.entries.get(url)?.clone();
  }

  async put(url: string, response: Response): Promise<void> {
    this.entries.set(url, response);
  }

  async keys(): Promise<{ url: string }[]> {
    return [...this.entries.keys()].map((url) => ({ url }));
  }
}

let boxes: Map<string, Box>;
const shop = 'https://shop.example/api/v1';
const me = `${shop}/customers/current`;
const code = `${me}/code`;
const bundle = (ids: string) => `${shop}/articles/bundle?articles=${ids}`;

beforeEach(() => {
  boxes = new Map();
  const open = async (name: string) => {
    const box = boxes.get(name) ?? new Box();
    boxes.set(name, box);
    return box;
  };
  vi.stubGlobal('caches', {
    open,
    delete: async (name: string) => boxes.delete(name),
    match: async (url: string, { cacheName }: { cacheName: string }) => boxes.get(cacheName)?.match(url),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answers = (response: () => Response) => vi.stubGlobal('fetch', async () => response());
const ask = (url: string) => fetchOwn(new Request(url));
const cachedText = async (url: string) => (await cachedOwn(url))?.text();

test('what was answered is cached, without what else the answer carried', async () => {
  answers(() => Response.json({ code: 'K1.x' }, { headers: { 'x-csrf-token': 'secret', 'set-cookie': 'a=b' } }));
  await ask(code);
  expect(await cachedText(code)).toBe('{"code":"K1.x"}');
  expect([...((await cachedOwn(code))?.headers.keys() ?? [])]).toEqual(['content-type', 'x-kept-at']);
});

test.each([
  ['nobody is logged in', me, () => new Response(null, { status: 204 })],
  ['the session has ended', code, () => new Response('{}', { status: 401 })],
  ['it is another customer', me, () => Response.json({ id: 2 })],
])('everything is forgotten when %s', async (_, url, response) => {
  answers(() => Response.json({ id: 1 }));
  await ask(me);
  await ask(`${me}/reservations?page=1`);
  answers(response);
  await ask(url);
  expect(await cachedText(`${me}/reservations?page=1`)).toBeUndefined();
  expect(await cachedText(me)).toBe(url === me && response().status === 200 ? '{"id":2}' : undefined);
});

test('a guest, who is nobody at every page, keeps the favourites', async () => {
  answers(() => Response.json([{ ArticleID: 1 }]));
  await ask(bundle('1'));
  answers(() => new Response(null, { status: 204 }));
  await ask(me);
  expect(await cachedText(bundle('1'))).toBeDefined();
});

test('an answer that was asked for before the logout and comes after it is not cached', async () => {
  let arrive: (response: Response) => void = () => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (arrive = resolve)));
  const asked = ask(code);
  await clearOwnCache();
  arrive(Response.json({ code: 'K1.x' }));
  expect((await asked).status).toBe(200);
  expect(await cachedText(code)).toBeUndefined();
});

test('nor is one whose text is still on its way when the shopper logs out', async () => {
  let end: () => void = () => {};
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"code":"K1.x"}'));
      end = () => controller.close();
    },
  });
  answers(() => new Response(body));
  const asked = ask(code);
  await new Promise((resolve) => setTimeout(resolve));
  await clearOwnCache();
  end();
  expect((await asked).status).toBe(200);
  expect(await cachedText(code)).toBeUndefined();
});

test('a failing answer replaces nothing', async () => {
  answers(() => Response.json({ code: 'K1.x' }));
  await ask(code);
  answers(() => new Response('{}', { status: 500 }));
  await ask(code);
  expect(await cachedText(code)).toBe('{"code":"K1.x"}');
});

test('a copy is shown for thirty days', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  answers(() => Response.json({ code: 'K1.x' }));
  await ask(code);
  vi.setSystemTime(Date.now() + 29 * 24 * 3_600_000);
  expect(await cachedText(code)).toBeDefined();
  vi.setSystemTime(Date.now() + 2 * 24 * 3_600_000);
  expect(await cachedText(code)).toBeUndefined();
});

test('favourites that were seen apart are shown together, in the order asked', async () => {
  answers(() => Response.json([{ ArticleID: 1 }, { ArticleID: 2 }]));
  await ask(bundle('1,2'));
  answers(() => Response.json([{ ArticleID: 3 }]));
  await ask(bundle('3'));
  expect(await cachedText(bundle('3,1,9'))).toBe('[{"ArticleID":3},{"ArticleID":1}]');
  expect(await cachedText(bundle('9'))).toBeUndefined();
});

test('a picture is asked for once; one that is shown for now until it is made, and without network it is shown', async () => {
  const request = new Request('https://shop.example/bilder/vare/1001-svart-front-160.webp');
  const picture = async () => (await cachePicture(request)).text();
  const made = (text: string, cacheControl: string) => () =>
    new Response(text, { headers: { 'cache-control': cacheControl } });
  const fails = () => {
    throw new TypeError('Failed to fetch');
  };
  answers(fails);
  await expect(picture()).rejects.toThrow('Failed to fetch');
  answers(made('drawing', 'no-store'));
  expect(await picture()).toBe('drawing');
  answers(fails);
  expect(await picture()).toBe('drawing');
  answers(made('raster', 'public, max-age=31536000, immutable'));
  expect(await picture()).toBe('raster');
  answers(fails);
  expect(await picture()).toBe('raster');
});
