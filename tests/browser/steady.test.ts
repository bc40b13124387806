import type { Page } from '@playwright/test';
import { longLane } from './long-lane.ts';
import { acceptCookies, expect, test } from './shop-fixture.ts';

/** What is the visitor's own, and the maps, come late on a slow line: nothing that is being read may jump then. */
test.describe('on a phone with a slow line', () => {
  test.use({ viewport: { width: 390, height: 844 }, startAtOnce: false });

  const screens = [
    ['/', 'Kledd for alt vær', {}],
    ['/klaer', 'Klær', {}],
    ['/butikker', 'Finn butikk', longLane],
    ['/butikker/oslo', 'Oslo', longLane],
    ['/favoritter', 'Du har ingen favoritter ennå', longLane],
    ['/checkout', 'Handlekurven er tom', longLane],
  ] as const;
  for (const [path, heading, lane] of screens) {
    test(`nothing on ${path} jumps while it comes`, lane, async ({ page, shop }) => {
      await acceptCookies(page, shop.url);
      await slowDown(page);
      await watchShifts(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await shifted(page)).toBeLessThan(0.02);
    });
  }
});

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 100_000,
    uploadThroughput: 100_000,
  });
}

declare global {
  interface Window {
    layoutShifts: number;
  }
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.layoutShifts += (entry as PerformanceEntry & { value: number }).value;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of what moved, as a share of the window (Cumulative Layout Shift). */
function shifted(page: Page): Promise<number> {
  return page.evaluate(() => window.layoutShifts);
}
