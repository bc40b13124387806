import { expectAccessible } from './expect-accessible.ts';
import { longLane } from './long-lane.ts';
import { acceptCookies, expect, test } from './shop-fixture.ts';

/** What moves is asked for, as on a page that nobody has touched. */
test.use({ startAtOnce: false });

const sweater = '/product/ullgenser-01';

test.beforeEach(async ({ page, shop }) => {
  await acceptCookies(page, shop.url);
  await page.addInitScript(() => localStorage.setItem('myPostcode', '"0155"'));
});

for (const width of [1440, 390]) {
  test(
    `GEN-04 a size that is gone shows others that stand near the shopper in it, and nothing in sight moves, ${width} px`,
    longLane,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.route('**/api/v1/articles/availability/*', async (route) => {
        const answer = await route.fetch();
        const rows: object[] = await answer.json();
        await route.fulfill({ response: answer, json: rows.map((row) => ({ ...row, Availability: 0, Shops: [] })) });
      });
      await page.goto(sweater);
      await expect(page.getByText('Utsolgt').first()).toBeVisible();
      const row = page.getByRole('list', { name: 'Lignende nær deg' });
      await expect(row.getByRole('article')).toHaveCount(8);
      await expect(row.getByRole('article').first()).toContainText('10 i Bergen');
      await expect(row.getByRole('article').first()).toContainText('km');
      await expect(row.getByRole('link', { name: 'Ullgenser 01' })).toHaveCount(0);
      await expectAccessible(page);
      const shifts = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) =>
              resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
            ).observe({ type: 'layout-shift', buffered: true });
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
          }),
      );
      expect(shifts).toBeLessThan(0.02);
    },
  );
}

test('a size that is to be had near the shopper shows nothing of the kind', longLane, async ({ page }) => {
  const fresh = page.waitForResponse('**/api/v1/articles/availability/*');
  await page.goto(sweater);
  await fresh;
  await expect(page.getByText('10 på lager').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Lignende .*nær deg$/ })).toBeHidden();
});
