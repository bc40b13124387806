import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inspectFile } from './inspect-file.ts';
import { readCsv } from './read-csv.ts';
import { readGeonames } from './read-geonames.ts';
import { readJsonLines } from './read-json-lines.ts';
import { readText } from './read-text.ts';

async function* pieces(...texts: readonly string[]): AsyncGenerator<string> {
  yield* texts;
}

const all = <T>(found: AsyncIterable<T>) => Array.fromAsync(found);

describe('CSV', () => {
  test('quotes hold separators, quotes and line ends; a record has the line it begins at', async () => {
    const text = 'a,b\r\n1,"x, ""y"""\r\n2,"one\ntwo"\n\n3,z';
    expect(await all(readCsv(pieces(text)))).toEqual([
      { line: 2, values: { a: '1', b: 'x, "y"' } },
      { line: 3, values: { a: '2', b: 'one\ntwo' } },
      { line: 6, values: { a: '3', b: 'z' } },
    ]);
  });

  test.each([',', ';', '\t'])('the heading tells the separator: %j', async (separator) => {
    expect(await all(readCsv(pieces(['a', 'b'].join(separator), '\n', ['1,5', '2'].join(separator))))).toEqual(
      separator === ','
        ? [{ line: 2, problem: 'has 3 values, but the heading has 2', cells: ['1', '5', '2'] }]
        : [{ line: 2, values: { a: '1,5', b: '2' } }],
    );
  });

  test('a heading alone, or nothing, has no records', async () => {
    expect(await all(readCsv(pieces('a,b')))).toEqual([]);
    expect(await all(readCsv(pieces()))).toEqual([]);
  });

  test('a heading with a name twice, and a quote never closed, are said', async () => {
    await expect(all(readCsv(pieces('a,a\n1,2')))).rejects.toThrow("'a' twice");
    await expect(all(readCsv(pieces('a\n"never')))).rejects.toThrow('never closed');
  });

  test('property: what is written is read again, wherever the pieces are cut', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'ø', '"', ',', ';', '\n', ' ', '1') });
    const file = fc.record({
      rows: fc.array(fc.tuple(cell, cell), { minLength: 1 }),
      cut: fc.nat(),
      crlf: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(file, async ({ rows, cut, crlf }) => {
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const end = crlf ? '\r\n' : '\n';
        const text = ['a,b', ...rows.map((row) => row.map(quoted).join(','))].join(end);
        const at = cut % (text.length + 1);
        const found = await all(readCsv(pieces(text.slice(0, at), text.slice(at))));
        expect(found.map((record) => ('values' in record ? Object.values(record.values) : record.problem))).toEqual(
          rows.map((row) => row.map((value) => value.trim())),
        );
      }),
    );
  });
});

describe('JSON Lines', () => {
  test('an object on each line; anything else is a problem of its line', async () => {
    expect(await all(readJsonLines(pieces('{"a":1}\n\n[1]\n{"a"', ':2}\r\nx')))).toEqual([
      { line: 1, values: { a: 1 } },
      { line: 3, problem: 'is no JSON object' },
      { line: 4, values: { a: 2 } },
      { line: 5, problem: 'is no JSON' },
    ]);
  });
});

describe('GeoNames', () => {
  const row = 'NO\t0155\tOslo\tOslo\t03\tOslo\t0301\t\t\t59.9127\t10.7461\t4';

  test('ENT-56 code, place, municipality and coordinates, as text', async () => {
    expect(await all(readGeonames(pieces(`${row}\n`)))).toEqual([
      {
        line: 1,
        values: {
          postalCode: '0155',
          placeName: 'Oslo',
          municipality: 'Oslo',
          latitude: '59.9127',
          longitude: '10.7461',
        },
      },
    ]);
  });

  test('another country and a row cut short are told', async () => {
    const problems = await all(readGeonames(pieces(`${row.replace('NO', 'SE')}\nNO\t0155`)));
    expect(problems).toEqual([
      { line: 1, problem: "is of the country 'SE', not NO" },
      { line: 2, problem: 'has 2 values, but must have 12, with tabs between' },
    ]);
  });
});

describe('encodings', () => {
  const text = 'id;name\n1;Tromsø';
  const withMark = (mark: number[], encoding: 'utf8' | 'utf16le') =>
    Buffer.concat([Buffer.from(mark), Buffer.from(text, encoding)]);
  const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();

  test.each([
    ['UTF-8', Buffer.from(text), 'utf-8'],
    ['UTF-8 with its mark', withMark([0xef, 0xbb, 0xbf], 'utf8'), 'utf-8'],
    ['what Windows in Norway writes', Buffer.from(text, 'latin1'), 'windows-1252'],
    ['UTF-16 with its mark', withMark([0xff, 0xfe], 'utf16le'), 'utf-16le'],
    ['UTF-16 without it', Buffer.from(text, 'utf16le'), 'utf-16le'],
    ['UTF-16, the other way round', swapped(withMark([0xff, 0xfe], 'utf16le')), 'utf-16be'],
  ])('%s is found out and read', async (_, bytes, encoding) => {
    await inFile(bytes, async (file) => {
      expect((await inspectFile(file)).encoding).toBe(encoding);
      expect((await all(readText(file, (await inspectFile(file)).encoding))).join('')).toBe(text);
    });
  });

  test('a letter cut in two by the pieces of a large file is one letter', async () => {
    const large = `${'a'.repeat(256 * 1024 - 1)}ø`;
    await inFile(Buffer.from(large), async (file) => {
      expect((await inspectFile(file)).encoding).toBe('utf-8');
      expect((await all(readText(file, 'utf-8'))).join('')).toBe(large);
    });
  });

  test('a spreadsheet, a picture, a folder and no file at all are said in one line', async () => {
    await inFile(Buffer.from('PK\u0003\u0004'), async (file) => {
      await expect(inspectFile(file)).rejects.toThrow('Save the sheet as CSV');
    });
    await inFile(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3, 4, 5, 6]), async (file) => {
      await expect(inspectFile(file)).rejects.toThrow('is no text');
      await expect(inspectFile(path.dirname(file))).rejects.toThrow('it is a folder');
    });
    await expect(inspectFile('/nowhere/stock.csv')).rejects.toThrow('there is no such file');
  });

  async function inFile(bytes: Buffer, work: (file: string) => Promise<void>): Promise<void> {
    const folder = await mkdtemp(path.join(tmpdir(), 'hent-read-'));
    const file = path.join(folder, 'shops.csv');
    try {
      await writeFile(file, bytes);
      await work(file);
    } finally {
      await rm(folder, { recursive: true });
    }
  }
});
