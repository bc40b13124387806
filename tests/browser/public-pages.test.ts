import { openAs } from './account-steps.ts';
import { longLane } from './long-lane.ts';
import { acceptCookies, expect, test } from './shop-fixture.ts';

test.use({ settings: { PUBLIC_PAGES: '1' } });

test(
  'API-01 DEC-105 a page as a CDN gives it asks for its token once, sends it with every call, and a login passes',
  longLane,
  async ({ page, context, shop }) => {
    await acceptCookies(page, shop.url);
    const asked: { path: string; token: string | undefined }[] = [];
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname;
      if (path.startsWith('/api/v1/')) asked.push({ path, token: request.headers()['x-csrf-token'] });
    });
    const current = page.waitForResponse('**/api/v1/customers/current');
    const answer = await page.goto('/klaer/jakker');
    expect(answer?.headers()['set-cookie']).toBeUndefined();
    await current;
    const token = await page.locator('meta[name="csrf-token"]').getAttribute('content');
    expect(token).toMatch(/^[\w-]{43}$/);
    const [first, ...others] = asked;
    expect(first?.path).toBe('/api/v1/session');
    for (const { path, token: sent } of others) expect([path, sent]).toEqual([path, token]);
    expect((await context.cookies()).map(({ name }) => name).sort()).toEqual([
      'XSRF-TOKEN',
      'cookiesAccepted',
      'shop_session',
    ]);

    await openAs(page, 'kari@example.no', '/min-side');
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(asked.filter(({ path }) => path === '/api/v1/session')).toHaveLength(1);
  },
);
