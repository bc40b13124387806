import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ImportTrial, startImportTrial } from '#tests/import-trial.ts';

let given: ImportTrial;
beforeAll(async () => {
  given = await startImportTrial();
}, 60_000);
afterAll(() => given.close());
beforeEach(() => given.reset());

const rows = <Row extends object>(sql: string) => given.database.query<Row>(sql);
const pieces = async (shop: number) =>
  (await rows<{ sum: number }>(`SELECT coalesce(sum(qty), 0) AS sum FROM stock WHERE shop_id = ${shop}`))[0]?.sum;

test('a shop that closes has no pieces left, and leads to its heir', async () => {
  expect(await pieces(2)).toBeGreaterThan(0);
  const elsewhere = await pieces(1);
  expect((await given.run('shops', [{ id: 2, closed: 'Ja', heirId: 1 }])).merged?.changed).toBe(1);
  expect([await pieces(2), await pieces(1)]).toEqual([0, elsewhere]);
  expect(await rows('SELECT closed, heir_shop_id AS heir FROM shops WHERE shop_id = 2')).toEqual([
    { closed: 1, heir: 1 },
  ]);
});

test('open reservations are asked about, and go on when somebody says yes', async () => {
  await given.database.execute(
    `INSERT INTO reservations (status_id, shop_id, customer_name, email, phone, delivery, goods_ore, total_ore,
                               receipt_token_hash, terms_accepted_at)
     VALUES (4, 2, 'Kari Nordmann', 'kari@example.no', '41234567', false, 0, 0, sha256('a'), now())`,
  );
  const { held, merged } = await given.run('shops', [{ id: 2, closed: 1 }]);
  expect(merged).toBeNull();
  expect(held).toMatch(/^Drammen has open reservations \(\d+\): hand out, send or cancel them first/);
  expect(await pieces(2)).toBeGreaterThan(0);
  await given.run('shops', [{ id: 2, closed: 1 }], { yes: true });
  expect([await pieces(2), await rows('SELECT status_id FROM reservations WHERE shop_id = 2')]).toEqual([
    0,
    [{ status_id: 4 }],
  ]);
});

test('an heir that is nobody, or the shop itself, is refused; pieces for a closed shop are warned of', async () => {
  expect(
    (
      await given.run('shops', [
        { id: 2, heirId: 99 },
        { id: 3, heirId: 3 },
      ])
    ).bad,
  ).toEqual(['1: heirId 99 is not known; import shops first', '2: has itself as heirId']);
  await given.run('shops', [{ id: 2, closed: 1 }]);
  expect((await given.run('stock', [{ EanNo: '7000000100116', ShopID: 2, Qty: 4 }])).warnings).toEqual([
    '1: has pieces in a shop that is closed for good',
  ]);
});
