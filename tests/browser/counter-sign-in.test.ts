import { behind, makeClerk, openAs, openCounter, reserveOnline, tablet, unlock } from './counter-steps.ts';
import { expectAccessible } from './expect-accessible.ts';
import { longLane } from './long-lane.ts';
import { expect, test } from './shop-fixture.ts';

test.use({ ownShop: 'counter sign-in' });
test.describe.configure({ timeout: 90_000 });

test(
  'a device is paired once by its code, a clerk signs in by PIN, and an old code is refused',
  longLane,
  async ({ browser, shop }) => {
    await makeClerk(shop, 'Jonas Haug');
    const counter = await openCounter(browser, shop);
    await expectAccessible(counter);
    await counter.getByRole('button', { name: 'Jonas', exact: true }).click();
    for (const digit of '9999') await counter.getByRole('button', { name: digit, exact: true }).click();
    await expect(counter.getByText('Feil PIN. 4 forsøk igjen.').first()).toBeVisible();
    await unlock(counter, 'Jonas');
    await expect(counter.getByRole('heading', { level: 1, name: 'Kø' })).toBeVisible();
    await expectAccessible(counter);

    const other = await (await browser.newContext({ viewport: tablet, baseURL: shop.url })).newPage();
    await other.goto('/disk');
    await expect(other.getByRole('heading', { name: 'Koble enheten til butikken' })).toBeVisible();
    await expectAccessible(other);
    await other.getByLabel(/^Koblingskode/).fill('AAAA2222');
    await other.getByRole('button', { name: 'Koble til', exact: true }).click();
    await expect(other.getByRole('alert').getByText('Koden er brukt eller for gammel. Be om en ny.')).toBeVisible();
  },
);

test(
  'the screen locks after five minutes: names leave the page, and unlocking comes back to the same order',
  longLane,
  async ({ browser, page, shop }) => {
    const counter = await openAs(browser, shop, 'Marte Nes');
    await counter.clock.install();
    const { id } = await reserveOnline(page, shop);
    await counter.getByRole('button', { name: `Plukk ${id}` }).click();
    await expect(counter.getByRole('heading', { name: `Plukk ${id}` })).toBeVisible();
    await expect(counter.getByText('Kari Nordmann')).toBeVisible();
    await counter.clock.runFor('05:02');
    await expect(counter.getByRole('heading', { name: 'Hvem er du?' })).toBeVisible();
    expect(await counter.content()).not.toContain('Nordmann');
    await unlock(counter, 'Marte');
    await expect(counter.getByRole('heading', { name: `Plukk ${id}` })).toBeVisible();
  },
);

test(
  'a device that is unpaired in the middle of work is shut at once and keeps nothing',
  longLane,
  async ({ browser, shop }) => {
    const counter = await openAs(browser, shop, 'Sindre Grov');
    await behind(shop, (database) =>
      database.query(`UPDATE staff_devices SET revoked_at = now() WHERE revoked_at IS NULL`),
    );
    const shut = counter.getByRole('heading', { name: 'Koble enheten til butikken' });
    // The page may have been told already, and the link be gone.
    await Promise.race([counter.getByRole('link', { name: 'Legg tilbake' }).click(), shut.waitFor()]);
    await expect(shut).toBeVisible();
    const stores = await counter.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const request = indexedDB.open('disken', 1);
          request.onsuccess = () => {
            const all = request.result.objectStoreNames.contains('ticks')
              ? request.result.transaction('ticks').objectStore('ticks').count()
              : null;
            if (all === null) resolve(0);
            else all.onsuccess = () => resolve(all.result);
          };
          request.onerror = () => resolve(0);
        }),
    );
    expect(stores).toBe(0);
  },
);
