import { test as base, expect, type Page, type Response } from '@playwright/test';
import { type RunningShop, type ShopHost, startShopHost } from './shop-host.ts';

export type { RunningShop };

interface Options {
  readonly brand: string;
  /** A shop that only the tests with this name of an owner use: they may order and change its data, and no other notices. */
  readonly ownShop: string | null;
  /** Settings that differ from those of the other shops. */
  readonly settings: Readonly<Record<string, string>>;
  /** False where it is the question what a page is before its code has come (server/http/ssr/deferred-bootstrap.ts). */
  readonly startAtOnce: boolean;
}

interface TestFixtures {
  readonly shop: RunningShop;
  /** Console messages a test expects; any other warning or error fails it. */
  readonly expectedConsole: (string | RegExp)[];
}

export const test = base.extend<TestFixtures & Options, { shopHost: ShopHost }>({
  brand: ['nordvarde', { option: true }],
  ownShop: [null, { option: true }],
  settings: [{}, { option: true }],
  startAtOnce: [true, { option: true }],

  shopHost: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names a fixture needs from its first parameter
    async ({}, use) => {
      const host = startShopHost();
      await use(host);
      await host.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  shop: async ({ shopHost, brand, settings, ownShop }, use) => {
    await use(await shopHost.shop({ brand, settings, owner: ownShop }));
  },

  baseURL: async ({ shop }, use) => {
    await use(shop.url);
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names a fixture needs from its first parameter
  expectedConsole: async ({}, use) => {
    await use([]);
  },

  page: async ({ page, expectedConsole, startAtOnce, javaScriptEnabled }, use) => {
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
    if (startAtOnce && javaScriptEnabled !== false) await beginAtOnce(page);
    waitUntilAlive(page, startAtOnce);
    await use(page);
    expect(stray, 'stray console messages').toEqual([]);
  },
});

export { expect };

/** The visitor has answered the question about cookies before (walks say so of themselves when they have not). */
export async function acceptCookies(page: Page, url: string): Promise<void> {
  await page.context().addCookies([{ name: 'cookiesAccepted', value: 'true', url }]);
}

/** The page is touched as soon as it is there, which brings its code at once: nothing waits for pictures. */
async function beginAtOnce(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => window.dispatchEvent(new Event('focusin')));
  });
}

/**
 * A page's code comes after its first painting (server/http/ssr/deferred-bootstrap.ts). A person is slower than that, and what
 * they press too early is done again; a test says so of itself when it means to be early.
 */
function waitUntilAlive(page: Page, startAtOnce: boolean): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const ways = startAtOnce ? { waitUntil: 'domcontentloaded' as const } : {};
  const open = {
    goto: (url: string, options: object = {}) => goto(url, { ...ways, ...options }),
    reload: (options: object = {}) => reload({ ...ways, ...options }),
  };
  for (const [name, load] of Object.entries(open) as [string, (...args: unknown[]) => Promise<Response | null>][]) {
    Object.assign(page, {
      [name]: async (...args: unknown[]) => {
        const response = await load(...args);
        await page.waitForFunction(() => window.replayQueue === undefined);
        return response;
      },
    });
  }
}

function listen(page: Page, report: (text: string) => void): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      report(`${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => report(`exception: ${error.message}`));
}
