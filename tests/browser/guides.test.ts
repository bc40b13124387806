import { openDatabase } from '#server/database/connection/client.ts';
import { expectAccessible } from './expect-accessible.ts';
import { longLane } from './long-lane.ts';
import { acceptCookies, expect, test } from './shop-fixture.ts';
import { sweptBrands } from './sweep.ts';

/** Two guides one can shop from. The shop of this file is its own: its stock is changed here. */
test.use({ ownShop: 'guides' });

test.beforeEach(async ({ page, shop }) => {
  await acceptCookies(page, shop.url);
});

const kindergarten = '/dette-trenger-barnet-til-barnehagestart';
const dressing = '/hvordan-kle-barna';
const woolInBergen = (qty: number) => `UPDATE stock SET qty = ${qty} WHERE ean = '7000000101212' AND shop_id = 3`;

async function change(databaseUrl: string, ...statements: readonly string[]): Promise<void> {
  const database = openDatabase({ url: databaseUrl });
  for (const statement of statements) await database.execute(statement);
  await database.close();
}

test('CONTENT-12 CART-01 the kit, as one shop holds it, goes into the cart with one button', async ({ page }) => {
  await page.goto(kindergarten);
  await expect(page.getByRole('button', { name: 'Velg butikk først' })).toBeDisabled();
  await expect(page.getByRole('radio', { name: /^Bergen Har hele pakken/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Oslo Mangler ullsett/ })).toBeVisible();

  await page.getByRole('radio', { name: /^Bergen/ }).check();
  const list = page.getByRole('list', { name: 'Pakkelista' });
  await expect(list.getByText('5 i Bergen')).toBeVisible();
  await expect(list.getByText('Vi har ikke noe som passer i denne størrelsen nå.')).toHaveCount(11);
  await expect(page.getByText('Sum, 2 varer')).toBeVisible();
  await page.getByRole('button', { name: 'Legg hele pakken i handlekurven' }).click();

  const cart = page.getByRole('dialog', { name: 'Min Handlekurv' });
  await expect(cart.getByRole('group', { name: 'Ull Barnesett' })).toHaveText('2');
  await cart.getByRole('button', { name: 'Lukk' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'handlekurven' })).toHaveText(
    '2 varer ligger i handlekurven, til henting i Bergen.',
  );
  await page.goto('/checkout');
  await expect(page.getByRole('combobox', { name: 'Velg butikk' })).toHaveValue('3');
});

test('CONTENT-12 what the family has is ticked off, and nothing is left to buy', longLane, async ({ page }) => {
  await page.goto(kindergarten);
  await page.getByRole('radio', { name: /^Bergen/ }).check();
  await page.getByRole('checkbox', { name: 'Har vi Ullsett' }).check();
  await expect(page.getByRole('link', { name: 'Ull Barnesett' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ingenting å legge i kurven' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Har vi Ullsett' }).uncheck();
  await expect(page.getByRole('button', { name: 'Legg hele pakken i handlekurven' })).toBeEnabled();
});

test(
  'DEC-81 what was sold in the meantime is said plainly, the rest is put in the cart',
  longLane,
  async ({ page, shop }) => {
    await page.goto(kindergarten);
    await page.getByRole('radio', { name: /^Bergen/ }).check();
    await change(shop.databaseUrl, woolInBergen(1));
    await page.getByRole('button', { name: 'Legg hele pakken i handlekurven' }).click();
    const cart = page.getByRole('dialog', { name: 'Min Handlekurv' });
    await expect(cart).toContainText('Ull Barnesett (1 stk.) ble ikke lagt i.');
    await expect(cart.getByRole('group', { name: 'Ull Barnesett' })).toHaveText('1');
    await change(shop.databaseUrl, woolInBergen(5));
  },
);

test(
  'CONTENT-12 a thing is swapped for another of its kind, and shops say what they lack',
  longLane,
  async ({ page, shop }) => {
    await change(
      shop.databaseUrl,
      "INSERT INTO article_groups3 (article_group3_id, article_group2_id, name, sort) VALUES (111, 11, 'Luer', 2)",
      `INSERT INTO articles (article_id, article_no, name, slug, suggested_price, gender_id, main_group_id, article_group2_id, article_group3_id)
     VALUES (1990, '1990', 'Rev ullsett, barn', 'rev-ullsett', 199, 4, 1, 11, 110),
            (1991, '1991', 'Rev lue, barn', 'rev-lue', 99, 4, 1, 11, 111)`,
      `INSERT INTO variants (variant_id, article_id, ean, size_id, color_id)
     VALUES (99001, 1990, '7000000199019', 3, 2), (99002, 1991, '7000000199118', 3, 2)`,
      "INSERT INTO stock (ean, shop_id, qty) VALUES ('7000000199019', 1, 1), ('7000000199019', 3, 3), ('7000000199118', 1, 4)",
    );
    const other = page.getByRole('radio', { name: /^Rev ullsett, barn 3 i Bergen/ });
    await expect(async () => {
      await page.goto(kindergarten);
      await expect(page.getByRole('radio', { name: /^Bergen Mangler lue/ })).toBeVisible({ timeout: 2000 });
      await page.getByRole('radio', { name: /^Bergen/ }).check();
      await page.getByText('Bytt, 1 annen').click();
      await expect(other).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(page.getByRole('radio', { name: /^Oslo Mangler ullsett/ })).toBeVisible();
    await expect(page.getByText('Bergen mangler lue. Det blir ikke lagt i kurven.')).toBeVisible();

    await other.check();
    await expect(page.getByRole('link', { name: 'Rev ullsett, barn' })).toBeVisible();
    await expect(page.getByText('398,00 kr')).toBeAttached();
    await page.getByRole('button', { name: 'Legg det butikken har i handlekurven' }).click();
    const cart = page.getByRole('dialog', { name: 'Min Handlekurv' });
    await expect(cart.getByRole('group', { name: 'Rev ullsett, barn' })).toHaveText('2');
    await expect(cart.getByRole('listitem')).toHaveCount(1);
    await change(shop.databaseUrl, 'DELETE FROM articles WHERE article_id IN (1990, 1991)');
  },
);

test('CONTENT-12 the age is in the address', longLane, async ({ page }) => {
  await page.goto(kindergarten);
  await page.getByRole('link', { name: '4 år str. 104' }).click();
  await expect(page).toHaveURL(/\?storrelse=104$/);
  await expect(page.getByText('Barn på denne alderen bruker ofte str. 104 i klær og 27 i sko.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: '4 år str. 104' })).toHaveAttribute('aria-current', 'true');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('CONTENT-12 the list reads as a list of links, for each age', longLane, async ({ page }) => {
    await page.goto(kindergarten);
    const list = page.getByRole('list', { name: 'Pakkelista' });
    await expect(list.getByRole('heading', { name: 'Gummistøvler' })).toBeVisible();
    await expect(list.getByText('Finnes i 1 butikk')).toBeVisible();
    await page.getByRole('link', { name: '5 år str. 110' }).click();
    await expect(page).toHaveURL(/\?storrelse=110$/);
    await list.getByRole('link', { name: 'Ull Barnesett' }).click();
    await expect(page).toHaveURL(/\/product\/ull-barnesett$/);
  });

  test('CONTENT-13 the weather is a form', longLane, async ({ page }) => {
    await page.goto(`${dressing}?temperatur=18`);
    await expect(page.getByRole('heading', { name: 'Softshell' })).toBeVisible();
    await page.getByRole('radio', { name: 'Vått' }).check();
    await page.getByRole('button', { name: 'Vis' }).click();
    await expect(page.getByRole('heading', { name: 'Regnjakke' })).toBeVisible();
  });
});

test('CONTENT-13 the weather is set by keys and by typing, and stands in the address', async ({ page }) => {
  await page.goto(dressing);
  const slider = page.getByRole('slider', { name: 'Temperatur' });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(page.getByRole('heading', { name: 'Vinterdress', exact: true })).toBeVisible();
  await expect(slider).toHaveAttribute('aria-valuetext', '−20 °C');

  const typed = page.getByRole('textbox', { name: 'Grader' });
  await typed.fill('mye');
  await typed.press('Enter');
  await expect(page.getByText('Skriv et tall fra -20 til 25')).toBeVisible();
  await typed.fill('18');
  await typed.press('Enter');
  await expect(page.getByText('Bare hender holder.')).toBeVisible();
  await page.getByRole('radio', { name: 'Vått' }).check();
  await expect(page.getByRole('heading', { name: 'Regnjakke' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Det blåser' }).check();
  await expect(page.getByText('Kle på som om gradestokken viste 5 til 15 °C.')).toBeVisible();
  await expect(page).toHaveURL(/\?storrelse=92&temperatur=18&vaer=vatt,vind$/);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Vått' })).toBeChecked();
  await expect(page.getByRole('img', { name: /^Barnet har på seg tynn ulltrøye, .* og lue\.$/ })).toBeVisible();
});

test(
  'CONTENT-13 CART-01 an article of a layer goes into the cart in the size that fits',
  longLane,
  async ({ page }) => {
    await page.goto(`${dressing}?temperatur=0`);
    await page.getByRole('button', { name: 'Legg i handlekurv Ull Barnesett, str. One size' }).click();
    await expect(page.getByRole('dialog', { name: 'Min Handlekurv' }).getByRole('group')).toHaveText('1');
  },
);

for (const brand of sweptBrands) {
  test.describe(brand, () => {
    test.use({ brand });

    for (const path of [kindergarten, `${dressing}?temperatur=-10&vaer=vatt`]) {
      test(`L2 ${brand}: axe finds nothing in ${path}, and nothing sticks out`, longLane, async ({ page }) => {
        test.slow(); // axe looks at a hundred things, at two widths
        await page.goto(path);
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 900 });
          await expect(page.getByText('Finnes i 1 butikk').first()).toBeVisible();
          await expectAccessible(page);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        }
      });
    }
  });
}
