import type { Page } from '@playwright/test';
import { roleNames } from '#content/nb/desk/roles.ts';
import { openDatabase } from '#server/database/connection/client.ts';
import { expectAccessible } from './expect-accessible.ts';
import { longLane } from './long-lane.ts';
import { expect, test } from './shop-fixture.ts';

/** Campaigns, the home page and files, as the office works with them. The shop is its own: its prices and pages change. */
test.use({
  ownShop: 'desk-campaigns',
  // The tests' own script is refused by a preview, too: nothing runs in there.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names a fixture needs from its first parameter
  expectedConsole: async ({}, use) => {
    await use([/Blocked script execution in '[^']*\/preview\/kontor\//]);
  },
});

async function enter(page: Page, path: string): Promise<void> {
  await page.goto('/kontor');
  await page.getByRole('button', { name: roleNames.administrator, exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Kontoret' })).toBeVisible();
  await page.goto(`/kontor${path}`);
}

async function accessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, { iframes: false });
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

test(
  'a club price 20 days ago blocks a campaign; mended it is seen at its date, and approved',
  longLane,
  async ({ page, shop }) => {
    test.slow();
    const database = openDatabase({ url: shop.databaseUrl });
    await database.execute(
      `INSERT INTO price_history (article_id, source, price, valid_from, valid_to)
     VALUES (1005, 'club', 299, now() - interval '20 days', now() - interval '14 days')`,
    );
    await database.close();
    await enter(page, '/kampanjer');
    await page.getByRole('button', { name: 'Ny kampanje' }).click();
    await page.getByLabel('Navn', { exact: true }).fill('Svarte uka');
    await page.getByRole('button', { name: 'Lag utkast' }).click();
    await expect(page.getByRole('heading', { name: 'Svarte uka', level: 1 })).toBeVisible();

    await page.getByRole('button', { name: 'Lim inn fra regneark' }).click();
    await page.getByLabel('Linjer').fill('1005\t199');
    await page.getByRole('button', { name: 'Les linjene' }).click();
    await page.getByLabel('Førpris for Alpinstaver Race').fill('399');
    await expect(
      page.getByText(/Førprisen kan ikke være 399\. Laveste pris i 30 dager er 299, klubbpris/),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Godkjenn, 1 feil igjen' })).toHaveAttribute('aria-disabled', 'true');
    await accessible(page);

    await page.getByRole('button', { name: 'Bruk 299' }).click();
    await expect(page.getByText(/Rettet til 299, klubbpris/)).toBeVisible();
    await page.getByRole('button', { name: /^Se som kunde/ }).click();
    const shown = page.frameLocator('iframe');
    await expect(shown.getByRole('heading', { name: 'Svarte uka', level: 1 })).toBeVisible();
    await expect(shown.getByText('Alpinstaver Race').first()).toBeVisible();
    await page.getByRole('button', { name: 'Lukk', exact: true }).first().click();

    await page.getByRole('button', { name: 'Godkjenn', exact: true }).click();
    await expect(page.getByText('Godkjent. Prisene skifter av seg selv.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Gjør til utkast igjen' })).toBeVisible();
  },
);

test(
  'a slot of the home page is moved by keys, seen at three widths, planned, and taken back',
  longLane,
  async ({ page }) => {
    test.slow();
    await enter(page, '/forsiden');
    const slot = (name: string) => page.getByRole('button', { name, exact: true });
    await slot('Kampanje').click();
    await page.getByLabel('Tittel').fill('Svarte <b>uka</b>');
    const shown = (title: string) =>
      page.frameLocator(`iframe[title="${title}"]`).getByText('Svarte <b>uka</b>').first();
    await expect(shown('PC, 1440 px')).toBeVisible();
    await expect(shown('Mobil, 390 px')).toBeVisible();
    await slot('Kampanje').press('Alt+ArrowRight');
    await expect(slot('Avis')).toBeFocused();
    await expect(page.getByLabel('Tittel')).toHaveValue('Svarte <b>uka</b>');
    await accessible(page);
    await page.getByLabel('PC og mobil').selectOption('Nettbrett');
    await expect(shown('Nettbrett, 820 px')).toBeVisible();

    await expect(page.getByText(/^Lagret /)).toBeVisible();
    await page.getByLabel('På et tidspunkt').check();
    await page.getByRole('button', { name: 'Publiser', exact: true }).click();
    await expect(page.getByText(/^Planlagt: /)).toBeVisible();
    await page.getByRole('button', { name: 'Ta tilbake' }).click();
    await expect(page.getByText('Den ligger som utkast igjen.')).toBeVisible();
  },
);

test(
  'a file with three bad lines is tried, mended, taken in, and its prices taken back',
  longLane,
  async ({ page }) => {
    test.slow();
    await enter(page, '/import');
    const file = 'ArticleNo;SuggestedPrice\n1003;450\n1004;gratis\nfinnes-ikke;10\n1005;-5\n';
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'priser.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    await expect(page.getByRole('heading', { name: 'Priser stoppet på 3 linjer' })).toBeVisible();
    await expect(page.getByText('SuggestedPrice kan ikke være under 0')).toBeVisible();
    await accessible(page);
    await page.getByLabel('SuggestedPrice på linje 3').fill('600');
    await page.getByLabel('SuggestedPrice på linje 5').fill('350');
    await page.getByRole('button', { name: 'Rett og prøv igjen' }).click();
    await page.getByRole('button', { name: 'Ta inn de andre 3' }).click();
    await expect(page.getByRole('heading', { name: 'Priser er inne' })).toBeVisible();
    await page.goto('/kontor/import');
    await page.getByRole('region', { name: 'Siste kjøringer' }).getByRole('button', { name: 'Angre' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Angre' }).click();
    await expect(page.getByText('Angret. 3 linjer er som før.')).toBeVisible();
  },
);
