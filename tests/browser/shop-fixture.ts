import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import path from 'node:path';
import { test as base, expect, type Page, type Response } from '@playwright/test';

export interface RunningShop {
  readonly url: string;
  readonly databaseUrl: string;
}

interface WorkerFixtures {
  /** Configuration of the shops. A file that sets some has shops of its own, where it can order without others noticing. */
  readonly settings: Readonly<Record<string, string>>;
  /** Starts a shop in a brand variant, once for each variant and worker. */
  readonly shopOf: (brand: string) => Promise<RunningShop>;
}

interface TestFixtures {
  readonly shop: RunningShop;
  /** Console messages a test expects; any other warning or error fails it. */
  readonly expectedConsole: (string | RegExp)[];
}

export const test = base.extend<TestFixtures & { brand: string }, WorkerFixtures>({
  brand: ['nordvarde', { option: true }],

  settings: [{}, { option: true, scope: 'worker' }],

  shopOf: [
    async ({ settings }, use) => {
      const shops = new Map<string, Promise<{ shop: RunningShop; child: ChildProcessWithoutNullStreams }>>();
      await use(async (brand) => {
        const started = shops.get(brand) ?? startShop(brand, settings);
        shops.set(brand, started);
        return (await started).shop;
      });
      for (const started of shops.values()) await stopShop((await started).child);
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  shop: async ({ shopOf, brand }, use) => {
    await use(await shopOf(brand));
  },

  baseURL: async ({ shop }, use) => {
    await use(shop.url);
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names a fixture needs from its first parameter
  expectedConsole: async ({}, use) => {
    await use([]);
  },

  page: async ({ page, expectedConsole }, use) => {
    const stray: string[] = [];
    listen(page, (text) => {
      if (
        !expectedConsole.some((expected) =>
          typeof expected === 'string' ? text.includes(expected) : expected.test(text),
        )
      ) {
        stray.push(text);
      }
    });
    waitUntilAlive(page);
    await use(page);
    expect(stray, 'stray console messages').toEqual([]);
  },
});

export { expect };

/** The visitor has answered the question about cookies before (walks say so of themselves when they have not). */
export async function acceptCookies(page: Page, url: string): Promise<void> {
  await page.context().addCookies([{ name: 'cookiesAccepted', value: 'true', url }]);
}

/**
 * A page's code comes after its first painting (server/http/ssr/deferred-bootstrap.ts). A person is slower than that, and what
 * they press too early is done again; a test says so of itself when it means to be early.
 */
function waitUntilAlive(page: Page): void {
  for (const open of ['goto', 'reload'] as const) {
    const wanted = page[open].bind(page) as (...args: unknown[]) => Promise<Response | null>;
    Object.assign(page, {
      [open]: async (...args: unknown[]) => {
        const response = await wanted(...args);
        await page.waitForFunction(() => window.replayQueue === undefined);
        return response;
      },
    });
  }
}

function listen(page: Page, report: (text: string) => void): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) report(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => report(`exception: ${error.message}`));
}

async function startShop(brand: string, settings: Readonly<Record<string, string>>) {
  const script = path.resolve(import.meta.dirname, '../serve-test-shop.ts');
  const child = spawn('node', [script], { env: { ...process.env, ...settings, BRAND_NAME: brand } });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const shop = await new Promise<RunningShop>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const line = String(chunk)
        .split('\n')
        .find((text) => text.startsWith('{"url"'));
      if (line !== undefined) resolve(JSON.parse(line) as RunningShop);
    });
    child.once('exit', (code) => reject(new Error(`The shop ended with code ${code}: ${errors}`)));
  });
  return { shop, child };
}

async function stopShop(child: ChildProcessWithoutNullStreams): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.stdin.end();
  await ended;
}
