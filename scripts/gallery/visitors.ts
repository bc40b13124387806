import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { demoEmail, demoPassword } from '#demo/demo-login.ts';

/** Who looks: for the first time; before anything is chosen; with a full cart; logged in with a past; logged in without. */
export type VisitorName = 'stranger' | 'guest' | 'shopper' | 'member' | 'newcomer';

type Remembered = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface Visitors {
  /** A window of that visitor, with what the browser remembers of the visits before. */
  window(visitor: VisitorName, script: boolean): Promise<Page>;
  /** Where the member's order ended. */
  readonly receipt: string;
  close(): Promise<void>;
}

const article = '/product/vidda-3-lags-skalljakke';
const list = '/klaer/jakker';

/** They come by what is looked at: what a visitor remembers is what they did in the shop, not what we wrote into storage. */
export async function openVisitors(browser: Browser, url: string, wanted: ReadonlySet<VisitorName>): Promise<Visitors> {
  const remembered = new Map<VisitorName, Remembered>();
  const windows = new Map<string, Page>();
  let receipt = '/checkout/kvittering/1';
  if (wanted.has('shopper')) await visit('shopper', fillCart);
  if (wanted.has('newcomer')) await visit('newcomer', (page) => logIn(page, 'ny@hent.example'));
  if (wanted.has('member')) {
    await visit('member', async (page) => {
      await logIn(page, demoEmail);
      await fillCart(page);
      receipt = await reserve(page);
      await watchPrice(page);
    });
  }
  return {
    receipt,
    window: async (visitor, script) => {
      const key = `${visitor} ${script}`;
      const window = windows.get(key) ?? (await openWindow(visitor, script));
      windows.set(key, window);
      return window;
    },
    close: async () => {
      for (const page of windows.values()) await page.context().close();
    },
  };

  async function openWindow(visitor: VisitorName, javaScriptEnabled = true): Promise<Page> {
    const options: BrowserContextOptions = {
      baseURL: url,
      locale: 'nb-NO',
      timezoneId: 'Europe/Oslo',
      javaScriptEnabled,
    };
    const storageState = remembered.get(visitor);
    const context = await browser.newContext({ ...options, ...(storageState === undefined ? {} : { storageState }) });
    if (visitor !== 'stranger') await context.addCookies([{ name: 'cookiesAccepted', value: 'true', url }]);
    return context.newPage();
  }

  async function visit(visitor: VisitorName, act: (page: Page) => Promise<void>): Promise<void> {
    const page = await openWindow(visitor);
    await act(page);
    remembered.set(visitor, await page.context().storageState());
    await page.context().close();
  }
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/logg-inn');
  await page.getByLabel('E-post eller telefonnummer').fill(email);
  await page.getByLabel('Passord', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Logg inn' }).click();
  await page.waitForURL('**/min-side');
}

async function fillCart(page: Page): Promise<void> {
  await page.goto(list);
  for (const _ of [1, 2, 3]) {
    await page.getByRole('button', { name: 'Legg til i favoritter' }).first().click();
  }
  const fresh = page.waitForResponse('**/api/v1/articles/availability/*');
  await page.goto(article);
  await fresh;
  for (const choice of [/farge/i, /størrelse/i]) {
    const inStock = page.getByRole('group', { name: choice }).getByRole('radio', { name: /^(?!.*utsolgt)/ });
    if ((await inStock.count()) > 0) await inStock.first().check({ force: true });
  }
  await page.getByRole('button', { name: 'Legg i handlekurv' }).first().click();
  await page.getByRole('dialog', { name: 'Min Handlekurv' }).waitFor();
}

/** The path of the receipt. */
async function reserve(page: Page): Promise<string> {
  const checked = page.waitForResponse('**/api/v1/cart/validate');
  await page.goto('/checkout');
  await checked;
  await page.getByLabel('Velg butikk').selectOption({ index: 1 });
  await page.getByLabel('Jeg godtar kjøpsvilkårene').check();
  await page.getByRole('button', { name: 'Reserver', exact: true }).click();
  await page.waitForURL('**/checkout/kvittering/*');
  return new URL(page.url()).pathname;
}

/** Pressed once the page knows its customer: to anyone else it offers a field for the address. */
async function watchPrice(page: Page): Promise<void> {
  await page.goto(article);
  await page.getByRole('banner').getByRole('link', { name: 'Min side' }).waitFor();
  await page.getByRole('button', { name: 'Si fra når prisen går ned' }).click();
  await page.getByText('Vi sier fra på e-post.').waitFor();
}
