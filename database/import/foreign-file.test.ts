import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ImportTrial, startImportTrial } from '#tests/import-trial.ts';

let given: ImportTrial;
beforeAll(async () => {
  given = await startImportTrial();
}, 60_000);
afterAll(() => given.close());
beforeEach(() => given.reset());

const rows = <Row extends object>(sql: string) => given.database.query<Row>(sql);

describe('a foreign file with a mapping', () => {
  const mapping = {
    columns: {
      Varenr: 'ArticleNo',
      Varenavn: 'Name',
      'Pris inkl. mva': 'SuggestedPrice',
      Kjønn: 'Gender',
      Hovedgruppe: 'MainGroup',
      Gruppe: 'ArticleGroup2',
      Merke: 'ProductLine',
      Intern: null,
    },
    make: ['ProductLine' as const, 'ArticleGroup2' as const],
  };
  const heading = 'Varenr;Varenavn;Pris inkl. mva;Kjønn;Hovedgruppe;Gruppe;Merke;Intern';
  const csv = (...lines: string[]) => Buffer.from([heading, ...lines].join('\r\n'), 'latin1');

  test('names become ids, articles are known by their number, what may be made is made', async () => {
    const file = csv(
      'X-1;Sjøjakke;"1 299,00";Dame/Herre;tekstil;Regntøy;Nordlys;a',
      'X-2;Sjøbukse;NOK 899;Women;Tekstil;Regntøy;Nordlys;b',
    );
    const first = await given.run('articles', file, { mapping });
    expect(first).toMatchObject({ rows: 2, bad: [], encoding: 'windows-1252', merged: { added: 2 } });
    const found = await rows(
      `SELECT a.article_no, a.name, a.suggested_price AS price, a.gender_id, m.name AS "group", g.name AS sub, p.name AS line,
              ARRAY(SELECT gender_id FROM article_genders x WHERE x.article_id = a.article_id ORDER BY 1) AS genders
         FROM articles a JOIN main_groups m USING (main_group_id) JOIN article_groups2 g USING (article_group2_id)
         JOIN product_lines p USING (product_line_id) WHERE a.article_no LIKE 'X-%' ORDER BY 1`,
    );
    expect(found).toEqual([
      {
        article_no: 'X-1',
        name: 'Sjøjakke',
        price: 1299,
        gender_id: 2,
        group: 'Tekstil',
        sub: 'Regntøy',
        line: 'Nordlys',
        genders: [1, 2],
      },
      {
        article_no: 'X-2',
        name: 'Sjøbukse',
        price: 899,
        gender_id: 2,
        group: 'Tekstil',
        sub: 'Regntøy',
        line: 'Nordlys',
        genders: [2],
      },
    ]);
    expect(await given.run('articles', file, { mapping })).toMatchObject({ merged: { added: 0, changed: 0 } });
  });

  test('a number for a gender is one line of error, and goes by the mapping’s values when those say it', async () => {
    const file = csv('X-1;Sjøjakke;1299;1;Tekstil;;;');
    expect((await given.run('articles', file, { mapping })).bad).toEqual([
      "2: Gender '1' is none of Herre, Dame, Barn, Unisex, Junior; say in the mapping's values which it means",
    ]);
    const said = { ...mapping, values: { Gender: { 1: 'Dame', 2: 'Herre' } } };
    expect((await given.run('articles', file, { mapping: said })).bad).toEqual([]);
    expect(await rows(`SELECT gender_id FROM articles WHERE article_no = 'X-1'`)).toEqual([{ gender_id: 2 }]);
  });

  test('genders are not renumbered by a chain that calls women 1', async () => {
    const { bad, merged } = await given.run('genders', 'id;name\n1;Dame\n2;Herre\n20;Ridning\n');
    expect(merged).toBeNull();
    expect(bad.map((line) => line.slice(0, 40))).toEqual([
      '2: is not as the shop has it: Herre is 1',
      '3: is not as the shop has it: Herre is 1',
    ]);
  });

  test('rows are called by what the file calls them, not by numbers of ours', async () => {
    const file = csv('X-1;Sjøjakke;1299;;Tekstil;;;', 'X-1;Sjøbukse;899;;Tekstil;;;');
    expect((await given.run('articles', file, { mapping })).bad).toEqual(['3: ArticleNo X-1 stands on line 2 already']);
    const [example] = (await given.run('articles', file, { mapping, skipBad: true, dryRun: true })).examples;
    expect(example).toMatchObject({ line: 2, row: 'ArticleNo X-1', isNew: true });
    const first = { ...mapping, repeats: 'first' as const };
    expect((await given.run('articles', file, { mapping: first })).merged?.added).toBe(1);
  });

  test('unknown names, and names that several have, are told', async () => {
    await given.database.execute(`INSERT INTO product_lines VALUES (901, 'Tvilling'), (902, 'tvilling')`);
    const { bad } = await given.run('articles', csv('X-1;A;1;;Hage;;;', 'X-2;B;2;;Tekstil;;Tvilling;'), { mapping });
    expect(bad).toEqual([
      "2: MainGroup 'Hage' is not known; import categories first",
      "3: ProductLine 'Tvilling' is the name of several; say ProductLineID",
    ]);
  });

  test('variants by ean and names, prices by article number, stock by the number of the shop', async () => {
    const variant = { EanNo: '7000000999999', ArticleNo: '1003', Size: 'prøve', Color: 'Svart' };
    await given.database.execute(`INSERT INTO sizes VALUES (900, 'Prøve')`);
    expect((await given.run('variants', [variant])).bad).toEqual([]);
    expect((await given.run('variants', [variant])).merged).toMatchObject({ added: 0, changed: 0 });
    expect((await given.run('prices', [{ ArticleNo: '1003', SuggestedPrice: '1.234,50' }])).merged?.changed).toBe(1);
    expect((await given.run('stock', [{ EanNo: '7000000999999', ShopNo: '101', Qty: 4 }])).merged?.added).toBe(1);
    expect(
      await rows(`SELECT t.qty, s.no, a.suggested_price AS price FROM stock t JOIN shops s USING (shop_id)
        JOIN variants USING (ean) JOIN articles a USING (article_id) WHERE ean = '7000000999999'`),
    ).toEqual([{ qty: 4, no: '101', price: 1234.5 }]);
  });

  test('a heading that the mapping does not know, and one that has gone, stop at once', async () => {
    await expect(given.run('articles', 'Varenr;Lager\n1;2\n', { mapping })).rejects.toThrow(
      'The heading has Lager, which the mapping does not name',
    );
    await expect(given.run('articles', 'Varenr\n1\n', { mapping })).rejects.toThrow(
      'names the column Varenavn, which the file lacks',
    );
  });
});

describe('bad lines', () => {
  test('stand in a file of their own with reasons, and come in from there when they are mended', async () => {
    const csv = 'EanNo;ShopID;Qty\n7000000100116;1;5\n7000000100116;2;mange\n7000000100116;99;1\n7000000100116;3\n';
    const { badLines, merged } = await given.run('stock', csv, { skipBad: true });
    expect(merged).not.toBeNull();
    expect(badLines?.split('\n')).toEqual([
      '_reason;_line;EanNo;ShopID;Qty',
      'Qty must be a whole number from 0 to 1000000;3;7000000100116;2;mange',
      '"ShopID 99 is not known; import shops first";4;7000000100116;99;1',
      'has 2 values, but the heading has 3;5;7000000100116;3',
      '',
    ]);
    const mended = (badLines ?? '').replace('mange', '7').replace(';99;', ';3;').split('\n').slice(0, 3).join('\n');
    expect(await given.run('stock', mended)).toMatchObject({ bad: [], badLines: null, rows: 2 });
    expect(await rows(`SELECT qty FROM stock WHERE ean = '7000000100116' AND shop_id = 2`)).toEqual([{ qty: 7 }]);
  });

  test('of JSON Lines too', async () => {
    const { badLines } = await given.run('stock', [{ EanNo: '7000000100116', ShopID: 99, Qty: 1 }]);
    expect(badLines).toBe(
      '{"_reason":"ShopID 99 is not known; import shops first","_line":1,"EanNo":"7000000100116","ShopID":99,"Qty":1}\n',
    );
    expect(
      (await given.run('stock', (badLines ?? '').replace('"ShopID":99', '"ShopID":1'), { ending: 'jsonl' })).bad,
    ).toEqual([]);
  });

  test('no order of good and bad lines changes what is told of each', async () => {
    const lines = [
      { EanNo: '7000000100116', ShopID: 1, Qty: 1 },
      { EanNo: '7000000100116', ShopID: 99, Qty: 1 },
      { EanNo: 'x', ShopID: 1, Qty: 1 },
      { EanNo: '7000000100116', ShopID: 2, Qty: -1 },
    ];
    const told = new Set<string>();
    for (let turn = 0; turn < lines.length; turn += 1) {
      const { bad, merged } = await given.run('stock', [...lines.slice(turn), ...lines.slice(0, turn)]);
      expect(merged).toBeNull();
      told.add(
        bad
          .map((line) => line.replace(/^\d+: /, ''))
          .sort()
          .join('|'),
      );
    }
    expect(told.size).toBe(1);
  });

  test('an empty file and a heading alone are mistakes', async () => {
    for (const empty of ['', 'EanNo;ShopID;Qty\n', '\n\n']) {
      await expect(given.run('stock', empty)).rejects.toThrow('has no rows: nothing was imported');
    }
  });

  test('warnings let a row in and tell of it', async () => {
    await given.run('sizes', [{ id: 950, name: 'Prøve' }]);
    const variant = { VariantID: 95001, ArticleID: 1001, EanNo: '7000000999990', SizeID: 950 };
    const { warnings, merged } = await given.run('variants', [variant]);
    expect(merged?.added).toBe(1);
    expect(warnings).toEqual(['1: has an EanNo whose check digit is wrong: is a digit mistyped?']);
    expect((await given.run('prices', [{ ArticleID: 1001, SuggestedPrice: 100, OriginalPrice: 50 }])).warnings).toEqual(
      ['1: has an OriginalPrice below its SuggestedPrice'],
    );
  });

  test('twins are refused: in the file, and beside a variant that is shown', async () => {
    await given.run('sizes', [{ id: 950, name: 'Prøve' }]);
    const twin = (id: number, ean: string) => ({ VariantID: id, ArticleID: 1001, EanNo: ean, SizeID: 950, ColorID: 1 });
    const both = [twin(95001, '7000000999914'), twin(95002, '7000000999921')];
    expect((await given.run('variants', both)).bad).toEqual([
      '2: is the twin of a variant above it: same ArticleID, SizeID and ColorID',
    ]);
    await given.run('variants', both.slice(0, 1));
    expect((await given.run('variants', both.slice(1))).bad).toEqual([
      '1: is the twin of a variant of its article: same SizeID and ColorID',
    ]);
    const swapped = [{ VariantID: 95001, VisibleOnWeb: 0 }, ...both.slice(1)];
    expect((await given.run('variants', swapped)).bad).toEqual([]);
  });
});
