import { type Browser, expect, type Page, test } from '@playwright/test';
import { FakeCounter, fakePin } from '#tests/counter/fake-counter.ts';
import { type ServedFake, serveFakeCounter } from '#tests/counter/serve-fake-counter.ts';
import { expectAccessible } from './expect-accessible.ts';

/** The counter's screens over a counter in memory: what they show and how they are worked, in every brand. */
test.describe.configure({ timeout: 120_000 });

const sizes = [
  { width: 1180, height: 820 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

async function withCounter(counter: FakeCounter, brand: string, work: (served: ServedFake) => Promise<void>) {
  const served = await serveFakeCounter(counter, brand);
  try {
    await work(served);
  } finally {
    served.server.closeAllConnections();
    served.server.close();
  }
}

async function signedIn(browser: Browser, { url }: ServedFake, viewport = sizes[0]): Promise<Page> {
  const page = await (await browser.newContext({ viewport: viewport ?? null, baseURL: url })).newPage();
  await page.goto('/disk');
  await page.getByRole('button', { name: 'Jonas', exact: true }).click();
  for (const digit of fakePin) await page.getByRole('button', { name: digit, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kø' })).toBeVisible();
  return page;
}

const screens = [
  ['/disk/plukk/20429', 'Plukk 20429'],
  ['/disk/utlever', 'Utlever'],
  ['/disk/utlever/20418', 'Utlever 20418'],
  ['/disk/utlever/20412', 'Utlever 20412'],
  ['/disk/ordre/20418', 'Ordre 20418'],
  ['/disk/retur', 'Retur'],
  ['/disk/retur/20377', 'Retur av 20377'],
  ['/disk/legg-tilbake', 'Legg tilbake'],
  ['/disk/oppslag', 'Oppslag'],
  ['/disk/telling', 'Telling'],
  ['/disk/tall', 'Dagens tall'],
  ['/disk/mer', 'Mer'],
] as const;

for (const viewport of sizes) {
  test(`every screen can be used by everybody at ${viewport.width} px`, async ({ browser }) => {
    await withCounter(new FakeCounter(), 'nordvarde', async (served) => {
      const page = await signedIn(browser, served, viewport);
      await expectAccessible(page);
      for (const [path, title] of screens) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
        await expectAccessible(page);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(wide, `${path} does not scroll sideways`).toBeLessThanOrEqual(0);
      }
    });
  });
}

for (const brand of ['stabel', 'tumle']) {
  test(`queue and pick are as readable in ${brand}'s colours`, async ({ browser }) => {
    await withCounter(new FakeCounter(), brand, async (served) => {
      const page = await signedIn(browser, served);
      await expectAccessible(page);
      await page.goto('/disk/plukk/20429');
      await expect(page.getByRole('article').first()).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test('the keyboard is enough: / the field, P pick, U hand out, Esc back', async ({ browser }) => {
  await withCounter(new FakeCounter(), 'nordvarde', async (served) => {
    const page = await signedIn(browser, served);
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Skann eller søk' })).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('u');
    await expect(page.getByRole('heading', { level: 1, name: 'Utlever' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1, name: 'Kø' })).toBeVisible();
    await page.keyboard.press('p');
    await expect(page.getByRole('heading', { level: 1, name: 'Plukk 20431' })).toBeVisible();
    expect(served.counter.calls.filter(({ call }) => call === 'begin')).toHaveLength(1);
  });
});

test('of a queue of three hundred only what is near the view is drawn', async ({ browser }) => {
  await withCounter(new FakeCounter({ many: 300 }), 'nordvarde', async (served) => {
    const page = await signedIn(browser, served);
    const column = page.getByRole('list', { name: 'Nye' });
    await expect(column.getByRole('article').first()).toBeVisible();
    expect(await column.getByRole('article').count()).toBeLessThan(80);
    const first = column.getByRole('article', { name: /^20431 / });
    await expect(first).toHaveCount(1);
    await column.evaluate(async (list) => {
      for (let at = 0; at < list.scrollHeight; at += 700) {
        list.scrollTo(0, at);
        await new Promise(requestAnimationFrame);
      }
      list.scrollTo(0, list.scrollHeight);
    });
    await expect(column.locator('li[aria-posinset="304"]')).toBeInViewport();
    await expect(first).toHaveCount(0);
    expect(await column.getByRole('article').count()).toBeLessThan(80);
    await column.evaluate((list) => list.scrollTo(0, 0));
    await expect(first).toBeInViewport();
  });
});

test('a new order does not move the rows under a finger', async ({ browser }) => {
  await withCounter(new FakeCounter(), 'nordvarde', async (served) => {
    const page = await signedIn(browser, served);
    const column = page.getByRole('region', { name: 'Nye' });
    await expect(column.getByRole('article').first()).toBeVisible();
    const before = await column.getByRole('article').count();
    const touched = column.getByRole('list');
    await touched.dispatchEvent('pointerdown');
    served.counter.place(20440);
    await expect(page.getByRole('button', { name: 'Vis 1 ny' })).toBeVisible();
    expect(await column.getByRole('article').count()).toBe(before);
    await page.getByRole('button', { name: 'Vis 1 ny' }).click();
    await expect(column.getByRole('article', { name: /^20440 / })).toBeVisible();
  });
});
