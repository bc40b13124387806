import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { FakeCounter, fakePin } from '#tests/counter/fake-counter.ts';
import { type ServedFake, serveFakeCounter } from '#tests/counter/serve-fake-counter.ts';
import { pickAll } from './counter-steps.ts';
import { expectAccessible } from './expect-accessible.ts';
import { longLane } from './long-lane.ts';
import { sweep, sweptBrands } from './sweep.ts';

/** The counter's screens over a counter in memory: what they show and how they are worked, in every brand. */
test.describe.configure({ timeout: 120_000 });

const tablet = { width: 1180, height: 820 };

async function withCounter(counter: FakeCounter, brand: string, work: (served: ServedFake) => Promise<void>) {
  const served = await serveFakeCounter(counter, brand);
  try {
    await work(served);
  } finally {
    served.server.closeAllConnections();
    served.server.close();
  }
}

async function signedIn(browser: Browser, { url }: ServedFake, viewport = tablet): Promise<Page> {
  const page = await (await browser.newContext({ viewport, baseURL: url })).newPage();
  await unlockFake(page);
  return page;
}

async function unlockFake(page: Page): Promise<void> {
  await page.goto('/disk');
  await page.getByRole('button', { name: 'Jonas', exact: true }).click();
  for (const digit of fakePin) await page.getByRole('button', { name: digit, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kø' })).toBeVisible();
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

for (const width of [1440, 1180, 390]) {
  test(`every screen can be used by everybody at ${width} px`, longLane, async ({ browser }) => {
    const viewport = { width, height: 840 };
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

for (const brand of sweptBrands) {
  test(`queue and pick are readable in ${brand}'s colours`, sweep, async ({ browser }) => {
    await withCounter(new FakeCounter(), brand, async (served) => {
      const page = await signedIn(browser, served);
      await expectAccessible(page);
      await page.goto('/disk/plukk/20429');
      await expect(page.getByRole('article').first()).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test('the keyboard is enough: / the field, P pick, U hand out, Esc back', longLane, async ({ browser }) => {
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

test('of a queue of three hundred only what is near the view is drawn', longLane, async ({ browser }) => {
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

test('what it starts with is below 60 kB', async () => {
  const folder = path.resolve(import.meta.dirname, '../../dist/counter');
  const manifest = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')) as Record<
    string,
    { readonly file: string; readonly imports?: readonly string[] }
  >;
  const files = new Set<string>();
  const collect = (source: string) => {
    const found = manifest[source];
    if (found === undefined || files.has(found.file)) return;
    files.add(found.file);
    found.imports?.forEach(collect);
  };
  collect('counter/entry.tsx');
  const sizes = await Promise.all(
    [...files].map(async (file) => gzipSync(await readFile(path.join(folder, file)), { level: 9 }).length),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000);
});

test('a new order does not move the rows under a finger', longLane, async ({ browser }) => {
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

test(
  'the stream is cut for an hour: news are asked for, nothing is missed, and it is live again',
  longLane,
  async ({ browser }) => {
    await withCounter(new FakeCounter(), 'nordvarde', async (served) => {
      const page = await signedIn(browser, served);
      await expect(page.getByText('Direkte')).toBeVisible();
      await page.clock.install();
      served.cutStreams(true);
      // Somebody works there all the while, else the screen would lock.
      for (let minute = 0; minute < 60; minute += 4) {
        await page.keyboard.press('Shift');
        await page.clock.fastForward('04:00');
        if (minute === 20) served.counter.place(20440);
      }
      await expect(page.getByText('Spør hvert 10. sekund')).toBeVisible();
      await page.clock.runFor('00:11');
      await expect(page.getByRole('article', { name: /^20440 / })).toBeVisible();
      served.cutStreams(false);
      await page.clock.runFor('00:30');
      await expect(page.getByText('Direkte')).toBeVisible();
    });
  },
);

test(
  'the clock of the device is three hours wrong: promises are counted by the shop’s',
  longLane,
  async ({ browser }) => {
    await withCounter(new FakeCounter(), 'nordvarde', async (served) => {
      const context = await browser.newContext({ baseURL: served.url });
      const page = await context.newPage();
      await page.clock.install({ time: Date.now() + 3 * 3_600_000 });
      await unlockFake(page);
      await expect(page.getByRole('article', { name: /^20433 / })).toContainText('24 min igjen');
      await expect(page.getByRole('article', { name: /^20431 / })).toContainText(/1[23] min over/);
    });
  },
);

test(
  'Klar is pressed and the clerk goes on before the ticks are sent: it is done all the same',
  longLane,
  async ({ browser }) => {
    await withCounter(new FakeCounter(), 'nordvarde', async (served) => {
      const page = await signedIn(browser, served);
      await page.goto('/disk/plukk/20429');
      let goOn = () => {};
      const gone = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      await page.route('**/picks', async (route) => {
        await gone;
        await route.continue();
      });
      await pickAll(page);
      await page.getByRole('button', { name: 'Klar', exact: true }).click();
      await page.getByRole('link', { name: 'Utlever' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Utlever' })).toBeVisible();
      goOn();
      await expect(page.getByText('20429 er klar på plass', { exact: false }).first()).toBeVisible();
      expect(served.counter.orders.get(20429)?.status).toBe(4);
    });
  },
);

test(
  'the browser’s database does not answer: ticks are sent, and Klar does not flicker away under the finger',
  longLane,
  async ({ browser }) => {
    await withCounter(new FakeCounter(), 'nordvarde', async (served) => {
      const page = await signedIn(browser, served);
      await page.goto('/disk/plukk/20429');
      await expect(page.getByRole('checkbox').first()).toBeVisible();
      await page.evaluate(() => {
        IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
      });
      const sent = page.waitForResponse('**/picks');
      await pickAll(page);
      await sent;
      const ready = page.getByRole('button', { name: 'Klar', exact: true });
      await expect(ready).toBeVisible();
      await ready.click();
      await expect(page.getByRole('heading', { level: 1, name: 'Kø' })).toBeVisible();
      expect(served.counter.orders.get(20429)?.status).toBe(4);
    });
  },
);

test('what cannot be read says so, and is there when it is tried again', longLane, async ({ browser }) => {
  await withCounter(new FakeCounter(), 'nordvarde', async (served) => {
    const page = await signedIn(browser, served);
    for (const [call, path, then] of [
      ['queue', '/disk', '20431'],
      ['put-back', '/disk/legg-tilbake', 'Myr turbukse'],
      ['figures', '/disk/tall', 'Dagene før'],
      ['orders/20418', '/disk/ordre/20418', 'Sunniva Brekke'],
    ] as const) {
      const address = `**/disk/api/v1/shops/*/${call}`;
      await page.route(address, (route) => route.fulfill({ status: 500, body: '' }));
      await page.goto(path);
      await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
      await expectAccessible(page);
      await page.unroute(address);
      await page.getByRole('button', { name: 'Prøv igjen' }).first().click();
      await expect(page.getByText(then).first()).toBeVisible();
    }
  });
});

test(
  'dialogs can be used by everybody and are left by Esc; long names stay in their place; nothing moves for whom it must not',
  longLane,
  async ({ browser }) => {
    await withCounter(new FakeCounter(), 'nordvarde', async (served) => {
      const page = await signedIn(browser, served);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      served.counter.place(20440, 'Åse-Ragnhild Østgård-Bjørnæs Wølstad');
      await expect(page.getByRole('article', { name: /^20440 Åse-Ragnhild/ })).toBeVisible();
      const open = async (path: string, button: string | RegExp, title: string) => {
        await page.goto(path);
        await page.getByRole('button', { name: button }).first().click();
        await expect(page.getByRole('dialog', { name: title })).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      };
      await open('/disk/plukk/20429', /^Mangler /, 'Hva mangler?');
      await open('/disk/ordre/20418', 'Avbestill', 'Avbestill 20418');
      await open('/disk/ordre/20418', 'Flytt plass', 'Flytt til hvilken plass?');
      const moving = await page.evaluate(() => document.getAnimations().length);
      expect(moving).toBe(0);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/disk/plukk/20440');
      await expect(page.getByRole('heading', { level: 1, name: 'Plukk 20440' })).toBeVisible();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    });
  },
);
