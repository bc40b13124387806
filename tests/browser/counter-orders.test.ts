import { behind, openAs, pickAll, reserveOnline, scan } from './counter-steps.ts';
import { expectAccessible } from './expect-accessible.ts';
import { longLane } from './long-lane.ts';
import { expect, test } from './shop-fixture.ts';

test.use({ ownShop: 'counter orders', settings: { HOLD_PIECES_LIMIT: '50' } });
test.describe.configure({ mode: 'default', timeout: 60_000 });

test('an order is seen at once, picked by scan, made ready and paid in the till under one press or two', async ({
  browser,
  page,
  shop,
}) => {
  const counter = await openAs(browser, shop, 'Jonas Haug');
  await expect(counter.getByText('Direkte')).toBeVisible();
  const { id, code } = await reserveOnline(page, shop, 2);
  const begin = counter.getByRole('button', { name: `Plukk ${id}` });
  await expect(begin).toBeVisible();
  await expect(counter).toHaveTitle(/^\(\d+\) Kø/);
  await begin.click();
  await expect(counter.getByRole('heading', { name: `Plukk ${id}` })).toBeVisible();
  await expectAccessible(counter);

  const lines = await behind(shop, (database) =>
    database.query<{ ean: string }>('SELECT ean FROM reservation_lines WHERE reservation_id = $1', [id]),
  );
  const ean = lines[0]?.ean ?? '';
  await scan(counter, '7041890204171');
  await expect(counter.getByText(/er ikke i denne ordren\./).first()).toBeVisible();
  await scan(counter, ean);
  await expect(counter.getByText('Skannet nå, 1 av 2.', { exact: false }).first()).toBeVisible();
  await scan(counter, ean);
  await expect(counter.getByRole('checkbox', { name: /: plukket$/ }).first()).toBeChecked();
  await scan(counter, 'D9');
  const ready = counter.getByRole('button', { name: 'Klar', exact: true });
  await ready.click();
  await expect(counter.getByRole('heading', { level: 1, name: 'Kø' })).toBeVisible();
  await counter.getByRole('button', { name: /^Se \d+ klar/ }).click();
  await expect(counter.getByRole('link', { name: new RegExp(`D9.*${id}`) })).toBeVisible();

  await counter.getByRole('link', { name: 'Utlever' }).click();
  await expect(counter.getByRole('heading', { name: 'Hentekoden til kunden' })).toBeVisible();
  await expectAccessible(counter);
  for (const letter of code) await counter.getByRole('button', { name: letter, exact: true }).click();
  await expect(counter.getByText('Riktig hentekode')).toBeVisible();
  await expectAccessible(counter);
  await counter.getByLabel('Bongnummer').fill('4471 0093');
  await counter.getByRole('button', { name: 'Betalt i kassen, lever ut' }).dblclick();
  await expect(counter.getByText(`${id} er utlevert.`).first()).toBeVisible();
  const moves = await behind(shop, (database) =>
    database.query(`SELECT to_status FROM reservation_status_changes WHERE reservation_id = $1 AND to_status = 5`, [
      id,
    ]),
  );
  expect(moves).toHaveLength(1);
});

test(
  'two clerks take the same order: one has it, the other sees who, and may take over',
  longLane,
  async ({ browser, page, shop }) => {
    const jonas = await openAs(browser, shop, 'Amina Eide');
    const ingrid = await openAs(browser, shop, 'Ingrid Moe');
    const { id } = await reserveOnline(page, shop);
    const first = jonas.getByRole('button', { name: `Plukk ${id}` });
    const second = ingrid.getByRole('button', { name: `Plukk ${id}` });
    await expect(first).toBeVisible();
    await expect(second).toBeVisible();
    // The second one's screen has not heard of it when they press.
    let stale: Buffer | null = null;
    await ingrid.route('**/disk/api/v1/shops/*/queue', async (route) => {
      stale ??= await (await route.fetch()).body();
      await route.fulfill({ body: stale, contentType: 'application/json' });
    });
    await ingrid.getByRole('link', { name: 'Kø' }).click();
    await ingrid.reload();
    await expect(second).toBeVisible();
    await first.click();
    await expect(jonas.getByRole('heading', { name: `Plukk ${id}` })).toBeVisible();
    await second.click();
    const dialog = ingrid.getByRole('dialog', { name: `Amina tok ${id} først` });
    await expect(dialog).toBeVisible();
    await expectAccessible(ingrid);
    await dialog.getByRole('button', { name: 'Ta over fra Amina' }).click();
    await expect(ingrid.getByRole('heading', { name: `Plukk ${id}` })).toBeVisible();
    await expect(jonas.getByText(`Ingrid har tatt over ${id}`).first()).toBeVisible();
  },
);

test(
  'the network goes in the middle of a pick: ticks outlive it, are sent once, and Klar waits',
  longLane,
  async ({ browser, page, shop }) => {
    const counter = await openAs(browser, shop, 'Ola Kvam');
    const { id } = await reserveOnline(page, shop);
    await counter.getByRole('button', { name: `Plukk ${id}` }).click();
    await expect(counter.getByRole('checkbox', { name: /: plukket$/ })).toBeVisible();
    await counter.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    let sent = 0;
    counter.on('requestfinished', (request) => {
      if (request.url().endsWith('/picks')) sent += 1;
    });
    await counter.context().setOffline(true);
    await expect(counter.getByText(/^Uten nett siden \d\d:\d\d\.$/)).toBeVisible();
    await counter.getByRole('checkbox', { name: /: plukket$/ }).click();
    await expect(counter.getByText('1 avkryssing sendes når nettet er tilbake.', { exact: false })).toBeVisible();
    await expect(counter.getByRole('button', { name: 'Klar: trenger nett' })).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(counter);
    await counter.reload();
    await expect(counter.getByRole('heading', { name: 'Får ikke kontakt med butikken.' })).toBeVisible();
    await expect(counter.getByText('1 avkryssing sendes når nettet er tilbake.', { exact: false })).toBeVisible();
    await counter.context().setOffline(false);
    await expect(counter.getByRole('button', { name: 'Klar', exact: true })).toBeVisible({ timeout: 20_000 });
    await expect.poll(() => sent).toBe(1);
    const picked = await behind(shop, (database) =>
      database.query<{ picked: number }>('SELECT picked FROM reservation_lines WHERE reservation_id = $1', [id]),
    );
    expect(picked[0]?.picked).toBe(1);
  },
);

test(
  'the answer to Lever ut is lost: the same act again, one hand-out, and the clerk knows',
  longLane,
  async ({ browser, page, shop }) => {
    const counter = await openAs(browser, shop, 'Tove Lie');
    const { id, code } = await reserveOnline(page, shop);
    await counter.getByRole('button', { name: `Plukk ${id}` }).click();
    await pickAll(counter);
    await counter.getByRole('button', { name: 'Klar', exact: true }).click();
    await counter.getByRole('link', { name: 'Utlever' }).click();
    await expect(counter.getByRole('heading', { name: 'Hentekoden til kunden' })).toBeVisible();
    for (const letter of code) await counter.getByRole('button', { name: letter, exact: true }).click();
    await counter.getByLabel('Bongnummer').fill('77');
    const keys: string[] = [];
    await counter.route('**/hand-out', async (route) => {
      keys.push(route.request().headers()['idempotency-key'] ?? '');
      if (keys.length > 2) return route.continue();
      if (keys.length === 1) await route.fetch();
      await route.abort();
    });
    await counter.getByRole('button', { name: 'Betalt i kassen, lever ut' }).click();
    await expect(counter.getByText('Usikker på om det gikk. Sjekker …')).toBeVisible();
    await expect(counter.getByText(`${id} er utlevert.`).first()).toBeVisible();
    expect(new Set(keys).size).toBe(1);
  },
);

/** The last: after it the shop has none of them left. */
test(
  'one of two is missing: the stock is put right at once and the sum is smaller',
  longLane,
  async ({ browser, page, shop }) => {
    const counter = await openAs(browser, shop, 'Sindre Grov');
    const { id } = await reserveOnline(page, shop, 2);
    await counter.getByRole('button', { name: `Plukk ${id}` }).click();
    await counter.getByRole('button', { name: /^Mangler / }).click();
    const dialog = counter.getByRole('dialog', { name: 'Hva mangler?' });
    await dialog.getByRole('group', { name: 'Fant jeg' }).getByRole('button', { name: 'Én til' }).click();
    await dialog.getByRole('radio', { name: 'Skadet eller brukt' }).check();
    await expectAccessible(counter);
    await dialog.getByRole('button', { name: 'Meld 1 mangler' }).click();
    // The button itself says '1 mangler': what is waited for is the answer, which closes the dialog.
    await expect(dialog).toBeHidden();
    await expect(counter.getByText('1 mangler', { exact: true })).toBeVisible();
    await pickAll(counter);
    await counter.getByRole('button', { name: 'Klar', exact: true }).click();
    await expect(counter.getByText(`${id} er klar på plass`, { exact: false }).first()).toBeVisible();
    await counter.goto(`/disk/ordre/${id}`);
    await expect(counter.getByText('Delvis: 1 mangler')).toBeVisible();
    await expect(counter.getByText('1 mangler, skadet eller brukt')).toBeVisible();
    await expectAccessible(counter);
  },
);
