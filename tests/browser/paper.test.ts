import type { Page } from '@playwright/test';
import { openDatabase } from '#server/database/connection/client.ts';
import { expectAccessible } from './expect-accessible.ts';
import { longLane } from './long-lane.ts';
import { acceptCookies, expect, type RunningShop, test } from './shop-fixture.ts';

/** A shop of its own: its weekly campaign has articles. Pages are turned as they are for most, moving. */
test.use({ ownShop: 'paper', contextOptions: { reducedMotion: 'no-preference' } });

async function open(page: Page, shop: RunningShop): Promise<void> {
  const database = openDatabase({ url: shop.databaseUrl });
  try {
    await database.execute(
      `INSERT INTO campaign_articles (campaign_article_id, campaign_id, article_id, price, label_type, starts_at)
       SELECT 8000 + article_id, 1, article_id, 55, 'price', now() - interval '1 day'
         FROM articles WHERE article_id BETWEEN 1101 AND 1117 ON CONFLICT DO NOTHING`,
    );
  } finally {
    await database.close();
  }
  await acceptCookies(page, shop.url);
  await expect
    .poll(async () => (await page.request.get('/kundeavis')).text(), { timeout: 10_000 })
    .toContain('Sidene i annonsen');
  await page.goto('/kundeavis');
}

const place = (page: Page) => page.getByRole('status').filter({ hasText: 'Side ' });
const pages = (page: Page) => page.getByRole('list', { name: 'Sidene i annonsen' });

test(
  'ENT-36 DEC-135 UI-03 the weekly paper is leafed through with keys and buttons, with real prices',
  longLane,
  async ({ page, shop }) => {
    await open(page, shop);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ukens annonse!');
    await expect(place(page)).toHaveText('Side 1 og 2 av 6');
    await expect(pages(page).getByText('55,00 kr').first()).toBeAttached();

    await pages(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(place(page)).toHaveText('Side 3 og 4 av 6');
    await page.keyboard.press('End');
    await expect(place(page)).toHaveText('Side 5 og 6 av 6');
    await expect(page.getByRole('link', { name: 'Finn din butikk' })).toBeInViewport();
    await page.keyboard.press('ArrowRight');
    await expect(place(page)).toHaveText('Side 5 og 6 av 6');
    await page.keyboard.press('Home');
    await expect(place(page)).toHaveText('Side 1 og 2 av 6');
    await page.getByRole('button', { name: 'Bla videre' }).click();
    await expect(place(page)).toHaveText('Side 3 og 4 av 6');
    await page.getByRole('button', { name: 'Bla tilbake' }).click();
    await expect(place(page)).toHaveText('Side 1 og 2 av 6');

    await pages(page).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/product\//);
  },
);

test('the weekly paper: axe finds nothing', longLane, async ({ page, shop }) => {
  await open(page, shop);
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the weekly paper is leafed through by finger, a page at a time', longLane, async ({ page, shop }) => {
    await open(page, shop);
    await expect(place(page)).toHaveText('Side 1 av 6');
    const client = await page.context().newCDPSession(page);
    const swipe = async (distance: number) => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 520 }] });
      const from = 195 - distance / 2;
      await touch('touchStart', from);
      for (let step = 1; step <= 12; step += 1) await touch('touchMove', from + (distance * step) / 12);
      await touch('touchEnd');
    };
    await swipe(-240);
    await expect(place(page)).toHaveText('Side 2 av 6');
    await swipe(240);
    await expect(place(page)).toHaveText('Side 1 av 6');
  });
});

test.describe('with stillness', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the weekly paper turns its pages without moving them', longLane, async ({ page, shop }) => {
    await open(page, shop);
    await pages(page).focus();
    await page.keyboard.press('End');
    await expect(pages(page)).toHaveCSS('scroll-behavior', 'auto');
    await expect(place(page)).toHaveText('Side 5 og 6 av 6');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the weekly paper is a plain sequence', longLane, async ({ page, shop }) => {
    await open(page, shop);
    await expect(page.getByRole('button', { name: 'Bla videre' })).toBeHidden();
    const tops = await pages(page)
      .locator(':scope > li')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(tops).toHaveLength(6);
    expect(tops.toSorted((a, b) => a - b)).toEqual(tops);
    expect(new Set(tops).size).toBe(6);
  });
});
