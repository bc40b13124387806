import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/database/connection/client.ts';
import { listen } from '#server/database/connection/listen.ts';
import { type ImportTrial, startImportTrial } from '#tests/import-trial.ts';
import { importKind } from './kinds.ts';

let given: ImportTrial;
beforeAll(async () => {
  given = await startImportTrial();
}, 60_000);
afterAll(() => given.close());
beforeEach(() => given.reset());

async function imported(name: string, content: string | readonly object[], { skipBad = false, csv = false } = {}) {
  const kind = await importKind(name);
  if (kind === null) throw new Error(`No kind ${name}`);
  return given.imported(kind, content, { skipBad, ending: csv ? 'csv' : 'jsonl' });
}

const rows = <Row extends object>(sql: string) => given.database.query<Row>(sql);

describe('postal codes', () => {
  const line = (code: string, place: string, latitude = '59.9', longitude = '10.7') =>
    `NO\t${code}\t${place}\tOslo\t03\tOslo\t0301\t\t\t${latitude}\t${longitude}\t4`;

  test('ENT-56 GeoNames’ file comes in, the second time nothing changes', async () => {
    const file = [line('0155', 'Oslo'), line('0150', 'Oslo'), line('0150', 'Sentrum')].join('\n');
    expect(await imported('postalcodes', file)).toEqual({ rows: 3, added: 1, changed: 1, bad: [] });
    expect(await imported('postalcodes', file)).toMatchObject({ added: 0, changed: 0 });
    expect(await rows('SELECT postal_code, place, latitude FROM postal_codes ORDER BY 1 LIMIT 2')).toEqual([
      { postal_code: '0150', place: 'Oslo', latitude: 59.9 },
      { postal_code: '0155', place: 'Oslo', latitude: 59.9 },
    ]);
  });

  test('one bad row keeps all out, and every bad one is told with its line', async () => {
    const file = [line('0150', 'Oslo'), line('150', 'Oslo'), line('0151', '', '99', '10.7'), 'NO'].join('\n');
    expect(await imported('postalcodes', file)).toEqual({
      rows: 4,
      added: null,
      changed: null,
      bad: [
        '2: postalCode must be four digits',
        '3: placeName is empty; latitude must be degrees from -90 to 90',
        '4: has 1 values, but must have 12, with tabs between',
      ],
    });
    expect(await rows(`SELECT FROM postal_codes WHERE postal_code = '0150'`)).toEqual([]);
  });

  test('--skip-bad takes the good ones', async () => {
    const file = [line('0150', 'Oslo'), line('150', 'Oslo')].join('\n');
    expect(await imported('postalcodes', file, { skipBad: true })).toMatchObject({
      added: 1,
      bad: [expect.any(String)],
    });
  });
});

describe('shops', () => {
  const molde = { id: 7, no: '107', name: 'Molde', fullName: 'Nordvarde Molde', latitude: 62.7, longitude: 7.2 };

  test('a new shop, and a field of an old one: what a line leaves out stays', async () => {
    expect(await imported('shops', [molde, { id: 1, phone: '15 55 77 77' }])).toMatchObject({ added: 1, changed: 1 });
    expect(await rows('SELECT name, phone, address FROM shops WHERE shop_id = 1')).toEqual([
      { name: 'Oslo', phone: '15 55 77 77', address: 'Storgata 12' },
    ]);
    expect(await rows('SELECT opening_hours, chain_id FROM shops WHERE shop_id = 7')).toEqual([
      { opening_hours: '', chain_id: 1 },
    ]);
  });

  test('CSV with semicolons and decimal commas, as a Norwegian spreadsheet writes it', async () => {
    const csv =
      'id;no;name;fullName;openingHours;latitude;longitude\n7;107;Molde;Nordvarde Molde;1-5 1000-1800,6 1000-1600;62,7372;7,1608\n';
    expect(await imported('shops', csv, { csv: true })).toMatchObject({ added: 1, bad: [] });
    expect(await rows('SELECT latitude, longitude FROM shops WHERE shop_id = 7')).toEqual([
      { latitude: 62.7372, longitude: 7.1608 },
    ]);
  });

  test('DEC-125 hours that cannot be read, half a position and a script for a link are refused', async () => {
    const { bad } = await imported('shops', [
      { id: 1, openingHours: '1-5 10-20' },
      { id: 2, latitude: null },
      { id: 3, mapLink: 'javascript:alert(1)' },
      { id: 8, name: 'Ny' },
    ]);
    expect(bad).toEqual([
      "1: openingHours must be as '1-5 1000-2000,6 1000-1800'",
      '2: has one of latitude and longitude, but not the other',
      '3: mapLink must start with http:// or https://',
      '4: is new and lacks no, fullName',
    ]);
  });

  test('single days', async () => {
    const days = [
      { shopId: 1, date: '2026-12-24', hours: '1000-1400', reason: 'Julaften' },
      { shopId: 99, date: '2026-12-24' },
    ];
    expect(await imported('openingdays', days, { skipBad: true })).toMatchObject({
      added: 1,
      bad: ['2: shopId 99 is not known; import shops first'],
    });
  });
});

describe('articles', () => {
  const jacket = {
    ArticleID: 9001,
    ArticleNo: 'A-9001',
    Name: 'Prøvejakke',
    SuggestedPrice: 499.5,
    MainGroupID: 1,
    ArticleGroup2ID: 10,
    ArticleGroup3ID: 100,
    ProductLineID: 1,
    GenderID: 1,
    Genders: [1, 2],
  };

  test('DEC-102 food is taxed as food, unless the file says otherwise', async () => {
    const bar = { ...jacket, NutrientContent: 'Energi 1500 kJ' };
    await imported('articles', [
      { ...bar, ArticleID: 9011, ArticleNo: 'A-9011' },
      { ...bar, ArticleID: 9012, ArticleNo: 'A-9012', VatPercentage: 25 },
      { ...jacket, ArticleID: 9013, ArticleNo: 'A-9013', NutrientContent: '' },
    ]);
    await imported('articles', [{ ArticleID: 9013, NutrientContent: 'Energi 1500 kJ' }]);
    expect(
      await rows(
        'SELECT vat_percentage AS vat FROM articles WHERE article_id BETWEEN 9011 AND 9013 ORDER BY article_id',
      ),
    ).toEqual([{ vat: 15 }, { vat: 25 }, { vat: 25 }]);
  });

  test('DEC-10 a new article gets its slug, genders and first price', async () => {
    expect(await imported('articles', [jacket])).toMatchObject({ added: 1, changed: 0 });
    expect(await rows('SELECT slug, pant, vat_percentage FROM articles WHERE article_id = 9001')).toEqual([
      { slug: 'provejakke', pant: 0, vat_percentage: 25 },
    ]);
    expect(await rows('SELECT gender_id FROM article_genders WHERE article_id = 9001 ORDER BY 1')).toEqual([
      { gender_id: 1 },
      { gender_id: 2 },
    ]);
    expect(await rows('SELECT price, valid_to FROM price_history WHERE article_id = 9001')).toEqual([
      { price: 499.5, valid_to: null },
    ]);
    expect(await imported('articles', [jacket])).toMatchObject({ added: 0, changed: 0 });
  });

  test('DEC-10 a new name gives a new slug, and the old one leads there', async () => {
    await imported('articles', [jacket]);
    await imported('articles', [{ ArticleID: 9001, Name: 'Vinterjakke', Genders: [2] }]);
    expect(await rows('SELECT slug FROM articles WHERE article_id = 9001')).toEqual([{ slug: 'vinterjakke' }]);
    expect(await rows('SELECT slug, article_id FROM slug_history')).toEqual([{ slug: 'provejakke', article_id: 9001 }]);
    expect(await rows('SELECT gender_id FROM article_genders WHERE article_id = 9001')).toEqual([{ gender_id: 2 }]);
  });

  test('DEC-10 two articles may change names with each other', async () => {
    const other = { ...jacket, ArticleID: 9002, ArticleNo: 'A-9002', Name: 'Prøvebukse' };
    await imported('articles', [jacket, other]);
    await imported('articles', [
      { ArticleID: 9001, Name: 'Prøvebukse' },
      { ArticleID: 9002, Name: 'Prøvejakke' },
    ]);
    expect(await rows('SELECT article_id, slug FROM articles WHERE article_id > 9000 ORDER BY 1')).toEqual([
      { article_id: 9001, slug: 'provebukse' },
      { article_id: 9002, slug: 'provejakke' },
    ]);
  });

  test('whatever is wrong is told by line', async () => {
    const { added, bad } = await imported('articles', [
      { ...jacket, SuggestedPrice: 'dyr', Nmae: 'x' },
      { ...jacket, ArticleID: 9002, ArticleNo: 'A-9002', GenderID: 99 },
      { ...jacket, ArticleID: 9003, ArticleNo: 'A-9003', ArticleGroup2ID: 20 },
      { ...jacket, ArticleID: 9004, ArticleNo: 'A-9004', Pant: 600 },
      jacket,
      jacket,
      { ...jacket, ArticleID: 9005, ArticleNo: 'A-9005', Genders: [1, 77] },
      { ArticleID: 9006 },
      { Name: 'Uten id' },
      { ...jacket, ArticleID: 9007, ArticleNo: 'A-9007', SuggestedPrice: 1.234 },
      { ...jacket, ArticleID: 9008 },
      { ...jacket, ArticleID: 9009, ArticleNo: '1001' },
      { ...jacket, ArticleID: 9010, ArticleNo: 'A-9010', SuggestedPrice: 0 },
      { ...jacket, ArticleID: 9011, ArticleNo: 'A-9011', SuggestedPrice: '-10' },
      { ...jacket, ArticleID: 9012, ArticleNo: 'A-9012', VatPercentage: 18 },
    ]);
    expect(added).toBeNull();
    expect(bad).toEqual([
      '1: SuggestedPrice must be kroner, as 1299 or 1299.50; Nmae is no field of articles',
      '2: GenderID 99 is not known; import genders first',
      '3: ArticleGroup2ID 20 in MainGroupID 1 is not known; import subcategories first',
      '4: has more Pant than SuggestedPrice, which includes it',
      '6: ArticleID 9001 stands on line 5 already',
      '7: has an unknown id in Genders; import genders first',
      '8: is new and lacks ArticleNo, Name, SuggestedPrice, MainGroupID',
      '9: ArticleID is missing',
      '10: SuggestedPrice has more than two decimals',
      '11: has an ArticleNo that stands in the file already',
      '12: has the ArticleNo of another article',
      '13: costs nothing: SuggestedPrice is 0; VisibleOnWeb 0 hides it until it has a price',
      '14: SuggestedPrice must not be below 0',
      '15: has a VatPercentage that is none of 0, 12, 15, 25',
    ]);
    expect(await rows('SELECT FROM articles WHERE article_id > 9000')).toEqual([]);
  });

  test('a heading with an unknown column stops at once', async () => {
    await expect(imported('articles', 'ArticleID,Pris\n1,2', { csv: true })).rejects.toThrow(
      'The heading has Pris, but articles have: ArticleID, ArticleNo',
    );
  });

  test('variants with their ean, refused when it is another’s', async () => {
    await imported('articles', [jacket]);
    const variant = { VariantID: 90011, ArticleID: 9001, EanNo: '7000000900111', SizeID: 1, ColorID: 1 };
    const taken = { ...variant, VariantID: 90012, EanNo: '7000000100116' };
    const twice = { ...variant, VariantID: 90013 };
    expect(await imported('variants', [variant, taken, twice], { skipBad: true })).toMatchObject({
      added: 1,
      bad: ['2: has the EanNo of another variant', '3: has an EanNo that stands in the file already'],
    });
  });

  test('pictures by colour and view; a colour may be left open', async () => {
    const front = { ArticleID: 1001, ColorID: '', View: 'prøve', Path: '/bilder/1.webp' };
    expect(await imported('images', [front])).toMatchObject({ added: 1 });
    expect(await imported('images', [{ ...front, Path: '/bilder/2.webp' }])).toMatchObject({ added: 0, changed: 1 });
  });
});

describe('prices', () => {
  test('DEC-70 a new price closes the old one in the history; the same price again does not', async () => {
    const file = 'ArticleID;SuggestedPrice;OriginalPrice\n1001;1199,00;1999\n';
    expect(await imported('prices', file, { csv: true })).toMatchObject({ changed: 1 });
    expect(await imported('prices', file, { csv: true })).toMatchObject({ changed: 0 });
    const history = await rows<{ price: number; open: boolean }>(
      `SELECT price, valid_to IS NULL AS open FROM price_history WHERE article_id = 1001 AND source = 'list' ORDER BY valid_from`,
    );
    expect(history.slice(-2)).toEqual([
      { price: 1299, open: false },
      { price: 1199, open: true },
    ]);
  });

  test('an article that is not there is told', async () => {
    expect((await imported('prices', [{ ArticleID: 4, SuggestedPrice: 1 }])).bad).toEqual([
      '1: ArticleID 4 is not known',
    ]);
  });
});

describe('stock', () => {
  const ean = '7000000100116';
  const qty = async () =>
    (await rows<{ qty: number }>(`SELECT qty FROM stock WHERE ean = '${ean}' AND shop_id = 1`))[0]?.qty;
  const hold = (count: number) =>
    given.database.transaction(async (tx) => {
      await tx.execute(
        `INSERT INTO reservations (status_id, shop_id, customer_name, email, phone, delivery, goods_ore, total_ore,
                                   receipt_token_hash, terms_accepted_at)
         VALUES (2, 1, 'Kari Nordmann', 'kari@example.no', '41234567', false, 0, 0, sha256(gen_random_uuid()::text::bytea), now())`,
      );
      await tx.execute(
        `INSERT INTO stock_holds (reservation_id, ean, shop_id, qty) VALUES (currval('reservations_reservation_id_seq'), $1, 1, $2)`,
        [ean, count],
      );
      await tx.execute(`UPDATE stock SET qty = qty - $2 WHERE ean = $1 AND shop_id = 1`, [ean, count]);
    });

  test('GEN-04 what stands in the shop, less what is held for somebody', async () => {
    await hold(2);
    expect(await imported('stock', [{ EanNo: ean, ShopID: 1, Qty: 10 }])).toMatchObject({ changed: 1 });
    expect(await qty()).toBe(8);
    expect(await imported('stock', [{ EanNo: ean, ShopID: 1, Qty: 10 }])).toMatchObject({ changed: 0 });
    await imported('stock', [{ EanNo: ean, ShopID: 1, Qty: 1 }]);
    expect(await qty()).toBe(0);
  });

  test('a piece taken while the import runs is not sold twice', async () => {
    const other = openDatabase({ url: given.url });
    try {
      const taken = Promise.withResolvers<void>();
      const selling = other.transaction(async (tx) => {
        await tx.execute(`UPDATE stock SET qty = qty - 1 WHERE ean = $1 AND shop_id = 1`, [ean]);
        taken.resolve();
        // The import has to wait for this row; it must then know of the hold as well.
        for (let waiting = 0; waiting === 0; ) {
          const [row] = await given.database.query<{ count: number }>(
            `SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
          );
          waiting = row?.count ?? 0;
        }
        await tx.execute(
          `INSERT INTO reservations (status_id, shop_id, customer_name, email, phone, delivery, goods_ore, total_ore,
                                     receipt_token_hash, terms_accepted_at)
           VALUES (2, 1, 'Kari Nordmann', 'kari@example.no', '41234567', false, 0, 0, sha256('a'), now())`,
        );
        await tx.execute(
          `INSERT INTO stock_holds (reservation_id, ean, shop_id, qty) VALUES (currval('reservations_reservation_id_seq'), $1, 1, 1)`,
          [ean],
        );
      });
      await taken.promise;
      await imported('stock', [{ EanNo: ean, ShopID: 1, Qty: 20 }]);
      await selling;
      expect(await qty()).toBe(19);
    } finally {
      await other.close();
    }
  });

  test('unknown eans and shops, and a figure below nothing, are told', async () => {
    const { bad } = await imported('stock', [
      { EanNo: '1234567890123', ShopID: 1, Qty: 1 },
      { EanNo: ean, ShopID: 99, Qty: 1 },
      { EanNo: ean, ShopID: 1, Qty: -1 },
    ]);
    expect(bad).toEqual([
      '1: EanNo 1234567890123 is not known; import variants first',
      '2: ShopID 99 is not known; import shops first',
      '3: Qty must be a whole number from 0 to 1000000',
    ]);
  });

  test('all processes are told', async () => {
    const messages: string[] = [];
    const connected = Promise.withResolvers<void>();
    const listener = listen({
      url: given.url,
      channels: ['stock'],
      onMessage: (_, payload) => messages.push(payload),
      onConnect: () => connected.resolve(),
      onError: () => {},
    });
    await connected.promise;
    await imported('stock', [{ EanNo: ean, ShopID: 1, Qty: 77 }]);
    await expect.poll(() => messages.map((text) => JSON.parse(text).changes)).toEqual([[{ ean, shopId: 1, qty: 77 }]]);
    await listener.close();
  });
});

describe('campaigns', () => {
  test('ENT-33 content and prices; a price that has been asked stays in the history', async () => {
    const campaign = { id: 50, name: 'Vårslepp', start: '2026-03-01T00:00:00+01:00', end: '2026-04-01T00:00:00+02:00' };
    expect(await imported('campaigns', [campaign])).toMatchObject({ added: 1, bad: [] });
    const price = {
      CampaignArticleID: 500,
      CampaignID: 50,
      ArticleID: 1003,
      Price: 99,
      LabelType: 'price',
      start: '2020-01-01T00:00:00Z',
    };
    expect(await imported('campaignarticles', [price])).toMatchObject({ added: 1 });
    await imported('campaignarticles', [{ CampaignArticleID: 500, Price: 89 }]);
    expect(await rows(`SELECT price FROM price_history WHERE article_id = 1003 AND source = 'campaign'`)).toEqual([
      { price: 99 },
    ]);
    const [next] = await rows<{ id: number }>(
      `INSERT INTO campaign_articles (article_id, price, label_type, starts_at) VALUES (1003, 1, 'price', now())
       RETURNING campaign_article_id AS id`,
    );
    expect(next?.id).toBeGreaterThan(500);
  });

  test('what cannot be is told', async () => {
    const { bad } = await imported('campaignarticles', [
      { CampaignArticleID: 1, LabelType: 'gratis' },
      { CampaignArticleID: 7501, ArticleID: 1003, LabelType: 'price', start: '2026-01-01T00:00:00Z' },
      { CampaignArticleID: 7502, ArticleID: 1003, LabelType: 'multi', start: '2026-01-01' },
    ]);
    expect(bad).toEqual([
      '1: LabelType must be one of price, percent, multi, club',
      '2: has no Price, which only multi may lack',
      '3: start must be a time with its zone, as 2026-01-05T08:00:00+01:00',
    ]);
  });
});

test('an empty shop is filled kind by kind', async () => {
  await given.database.execute(
    'TRUNCATE genders, product_lines, color_groups, colors, sizes, main_groups, shops CASCADE',
  );
  const files: [string, object[]][] = [
    ['shops', [{ id: 1, no: '101', name: 'Oslo', fullName: 'Nordvarde Oslo', latitude: 59.9, longitude: 10.7 }]],
    [
      'addresses',
      [{ id: 1, street: 'Storgata', houseNumber: '12', postcode: '0155', latitude: 59.9, longitude: 10.7 }],
    ],
    ['genders', [{ id: 1, name: 'Herre' }]],
    ['productlines', [{ id: 1, name: 'Heldre' }]],
    ['colorgroups', [{ id: 1, label: 'Svart', name: 'Svart', hex: '#1C1C1E' }]],
    ['colors', [{ id: 1, name: 'Svart', hex: '#1C1C1E', colorCode: '01001', colorGroupId: 1 }]],
    ['colorgroups', [{ id: 1, colorId: 1 }]],
    ['sizes', [{ id: 1, name: 'M', sort: 1 }]],
    ['categories', [{ MainGroupID: 1, Name: 'Tekstil' }]],
    ['subcategories', [{ ArticleGroup2ID: 10, MainGroupID: 1, Name: 'Jakker' }]],
    ['groups', [{ ArticleGroup3ID: 100, ArticleGroup2ID: 10, Name: 'Skalljakker' }]],
    [
      'articles',
      [{ ArticleID: 1, ArticleNo: '1', Name: 'Jakke', SuggestedPrice: 100, MainGroupID: 1, ArticleGroup2ID: 10 }],
    ],
    ['variants', [{ VariantID: 1, ArticleID: 1, EanNo: '7000000000018', SizeID: 1, ColorID: 1 }]],
    ['stock', [{ EanNo: '7000000000018', ShopID: 1, Qty: 3 }]],
    ['bestsellers', [{ article_id: 1, qty_rank: 1, turnover_rank: 1 }]],
  ];
  for (const [name, content] of files) expect((await imported(name, content)).bad, name).toEqual([]);
  expect(await rows('SELECT qty FROM stock')).toEqual([{ qty: 3 }]);
});
