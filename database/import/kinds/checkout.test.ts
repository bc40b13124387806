import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ImportTrial, startImportTrial } from '#tests/import-trial.ts';
import type { ImportKind } from '../import-kind.ts';
import { promocodes, shippingMethods } from './checkout.ts';

let given: ImportTrial;
beforeAll(async () => {
  given = await startImportTrial();
}, 60_000);
afterAll(() => given.close());
beforeEach(() => given.reset());

const imported = (kind: ImportKind, content: string) => given.imported(kind, content);

test('DEC-101 GEN-24 ways of delivery come in with their price in øre; again, nothing changes', async () => {
  const file =
    'id;name;description;price;sort\ndelivery;Hjemlevering;På døra;24900;1\nbring_express;Ekspress;;29900;3\n';
  expect(await imported(shippingMethods, file)).toMatchObject({ added: 1, changed: 1, bad: [] });
  expect(await imported(shippingMethods, file)).toMatchObject({ added: 0, changed: 0 });
  const rows = await given.database.query(
    'SELECT shipping_method_id AS id, price_ore FROM shipping_methods ORDER BY sort',
  );
  expect(rows).toEqual([
    { id: 'delivery', price_ore: 24900 },
    { id: 'pickup_point', price_ore: 9900 },
    { id: 'bring_express', price_ore: 29900 },
  ]);
});

test('DEC-101 a price in kroner and an id that no order could name are refused', async () => {
  const file = 'id,name,price\nEkspress Post,Ekspress,199\nexpress,Ekspress,199.50\n';
  expect((await imported(shippingMethods, file)).bad).toEqual([
    '2: id must be small letters, digits, _ and -, as pickup_point',
    '3: price must be a whole number from 0 to 10000000',
  ]);
});

const heading = 'id,name,valid_from,valid_to,fixed,amount,type,max_uses,max_uses_per_customer\n';

test('ENT-81 GEN-21 promo codes of both kinds come in, and one is taken back by its last day', async () => {
  const file = `${heading}901,HØST20,2026-09-01,2026-11-30,0,"0,2",public,,\n902,TAKK100,,,1,100,code,500,1\n`;
  expect(await imported(promocodes, file)).toMatchObject({ added: 2, bad: [] });
  expect(await imported(promocodes, 'id,valid_to\n902,2026-01-31\n')).toMatchObject({ changed: 1, bad: [] });
  const rows = await given.database.query(
    `SELECT name, fixed, amount::float8 AS amount, valid_to::text AS valid_to, max_uses FROM promocodes
      WHERE promocode_id > 900 ORDER BY promocode_id`,
  );
  expect(rows).toEqual([
    { name: 'HØST20', fixed: 0, amount: 0.2, valid_to: '2026-11-30', max_uses: null },
    { name: 'TAKK100', fixed: 1, amount: 100, valid_to: '2026-01-31', max_uses: 500 },
  ]);
});

test('TRAP-01 a share of more than everything, and every other mistake, is told by line', async () => {
  await given.database.execute('UPDATE promocodes SET uses = 3 WHERE promocode_id = 1');
  const rows = [
    '901,A,,,0,20,public,,',
    '902,B,,,1,0,public,,',
    '903,C,2026-02-01,2026-01-01,1,5,public,,',
    '904,sommer20,,,1,5,public,,',
    '905,D,,,1,5,staff,,',
    '906,E,,,1,5,code,,',
    '907,e,,,1,5,code,,',
    '1,SOMMER20,,,0,0.2,public,2,',
  ];
  expect((await imported(promocodes, heading + rows.join('\n'))).bad).toEqual([
    '2: takes off more than everything: amount 0.2 is 20 %, and kroner are fixed 1',
    '3: amount must be above 0, with at most four decimals: kroner, or 0.2 for 20 %',
    '4: ends before it starts',
    '5: has the name of another code',
    '6: type must be one of public, code',
    '8: has the name of another code',
    '9: has been used more often than max_uses',
  ]);
});
