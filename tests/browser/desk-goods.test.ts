import sharp from 'sharp';
import { importRows } from '#database/import/import-rows.ts';
import { importKind } from '#database/import/kinds.ts';
import { openDatabase } from '#server/database/connection/client.ts';
import { behind } from './counter-steps.ts';
import { expectAccessible } from './expect-accessible.ts';
import { longLane } from './long-lane.ts';
import { expect, type RunningShop, test } from './shop-fixture.ts';

// Chromium tells of every file that is refused.
test.use({ ownShop: 'desk goods', expectedConsole: [/status of 422/] });
test.describe.configure({ timeout: 90_000 });

async function imported(shop: RunningShop, row: Record<string, unknown>): Promise<void> {
  const single = openDatabase({ url: shop.databaseUrl, poolSize: 1, statementTimeoutMs: 0 });
  const kind = await importKind('articles');
  if (kind === null) throw new Error('No articles');
  await importRows(single, kind, { name: 'test', rows: [row] }, { actor: 'test', onRefused: () => {} });
  await single.close();
}

test.beforeEach(async ({ page }) => {
  await page.goto('/kontor');
  await page.getByRole('button', { name: 'Administrator', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Varer' })).toBeVisible();
});

test(
  'a picture is dragged in, told what it shows, moved by keys, and the shop shows it',
  longLane,
  async ({ page }) => {
    await page.goto('/kontor/varer/1001');
    const picture = (color: string) =>
      sharp({ create: { width: 1400, height: 1000, channels: 3, background: color } })
        .jpeg()
        .toBuffer();
    const files = [
      { name: 'hel.jpg', base64: (await picture('#7a4a20')).toString('base64') },
      { name: 'nær.jpg', base64: (await picture('#20507a')).toString('base64') },
      { name: 'ødelagt.jpg', base64: Buffer.from('ikke et bilde').toString('base64') },
    ];
    const dropped = await page.evaluateHandle((given) => {
      const transfer = new DataTransfer();
      for (const { name, base64 } of given)
        transfer.items.add(new File([Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))], name));
      return transfer;
    }, files);
    await page.getByText('Slipp bilder her').dispatchEvent('drop', { dataTransfer: dropped });
    await expect(page.getByRole('alert').getByText(/ødelagt\.jpg: Filen er ikke et bilde/)).toBeVisible();
    const tiles = page.getByRole('list', { name: 'Bilder' }).getByRole('button');
    await expect(tiles).toHaveCount(2);
    await page.getByRole('button', { name: /^Publiser/ }).click();
    await expect(page.getByText('Skriv hva bildet viser. Alle bilder')).toBeVisible();
    const alt = page.getByRole('textbox', { name: /^Alt-tekst/ });
    await tiles.nth(0).click();
    await alt.fill('Hele jakka');
    await tiles.nth(1).click();
    await alt.fill('Glidelåsen, nært');
    await page.getByRole('button', { name: /^Det viktigste i bildet/ }).press('ArrowLeft');
    await tiles.nth(1).focus();
    await tiles.nth(1).press('ArrowLeft');
    await expect(tiles.nth(0)).toHaveAccessibleName('Forfra: Glidelåsen, nært');
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Publiser/ }).click();
    await expect(page.getByText('Publisert. Butikken viser det nå.')).toBeVisible();
    await expect(async () => {
      await page.goto('/product/heldre-jan-mayen-skalljakke');
      await expect(page.getByRole('img', { name: 'Glidelåsen, nært' }).first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
  },
);

test('a name that is held is left by the import; released it is written', longLane, async ({ page, shop }) => {
  await page.goto('/kontor/varer/1003');
  const name = page.getByRole('textbox', { name: /^Navn/ });
  await name.fill('Brillene våre');
  await page.getByRole('button', { name: 'Publiser 1 endring' }).click();
  await expect(page.getByText('Publisert. Butikken viser det nå.')).toBeVisible();
  await imported(shop, { ArticleID: 1003, Name: 'ALPINBR PRO 2' });
  await page.reload();
  await expect(name).toHaveValue('Brillene våre');
  await expect(page.getByText('Importen sier «ALPINBR PRO 2».')).toBeVisible();
  await page.getByRole('button', { name: 'Slipp til importen: Navn' }).click();
  await expect(name).toHaveValue('ALPINBR PRO 2');
});

test('a review is read, answered and approved by keyboard alone', longLane, async ({ page, shop }) => {
  await behind(shop, (database) =>
    database.query(
      `INSERT INTO reviews (article_id, author_name, rating, content) VALUES
       (1001, 'Marte', 2, 'Lekker i sømmen. Hva skal jeg gjøre nå?'), (1003, 'Ola', 5, 'Sitter som støpt.')`,
    ),
  );
  await page.goto('/kontor/omtaler');
  // The one that is open, not its row in the list: keys pressed before it is there are another one's.
  const opened = page.getByRole('blockquote');
  await expect(opened).toContainText('Lekker i sømmen.');
  await expectAccessible(page);
  await page.keyboard.press('j');
  await expect(opened).toHaveText('Sitter som støpt.');
  await page.keyboard.press('k');
  await expect(opened).toContainText('Lekker i sømmen.');
  const answer = page.getByRole('textbox', { name: /^Svar fra/ });
  await expect(answer).toBeVisible();
  for (let n = 0; n < 40 && !(await answer.evaluate((field) => field === document.activeElement)); n++)
    await page.keyboard.press('Tab');
  await page.keyboard.type('Ta med jakka til butikken, så ordner vi det.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Svaret er lagret')).toBeVisible();
  await expect(opened).toHaveText('Sitter som støpt.');
  await page.keyboard.press('Escape');
  await page.locator('main').focus();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Hvorfor avvises den?' });
  await dialog.getByRole('radio', { name: 'Reklame' }).press('Space');
  await dialog.getByRole('button', { name: 'Avvis', exact: true }).press('Enter');
  await expect(page.getByText('Alle omtaler er lest.')).toBeVisible();
});
