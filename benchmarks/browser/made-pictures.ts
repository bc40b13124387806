import type { Page, Response } from '@playwright/test';

const longestWaitMs = 60_000;

/** Opens the page until all its pictures are made, which begins when they are first asked for: measured is what the next visitor meets. */
export async function openWithMadePictures(page: Page, url: string): Promise<void> {
  const latest = Date.now() + longestWaitMs;
  let notMade = 0;
  const count = (answer: Response) => {
    if (answer.url().includes('/bilder/') && answer.headers()['cache-control'] === 'no-store') notMade += 1;
  };
  page.on('response', count);
  await page.goto(url, { waitUntil: 'networkidle' });
  while (notMade > 0) {
    if (Date.now() > latest) throw new Error(`${notMade} pictures of ${url} are not made yet`);
    await page.waitForTimeout(1_000);
    notMade = 0;
    await page.reload({ waitUntil: 'networkidle' });
  }
  page.off('response', count);
}
