import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EmulatorServer } from '#emulators/emulator-server.ts';
import type { Fault } from '#emulators/faults.ts';
import { startOverpassEmulator, timedOut } from '#emulators/overpass/overpass-emulator.ts';
import { parseOverpassQuery } from '#emulators/overpass/overpass-language.ts';
import { overpassAddresses } from './overpass-addresses.ts';
import { overpassQuery } from './overpass-query.ts';

const node = (id: number, street: string, number: string, postcode: string) => ({
  id,
  lat: 59.9,
  lon: 10.7,
  tags: { 'addr:street': street, 'addr:housenumber': number, 'addr:postcode': postcode, 'addr:city': 'Oslo' },
});
const nodes = [
  node(1, 'Storgata', '12', '0155'),
  node(2, 'Storgata', '12 B', '0155'),
  node(3, 'Storgata', '12', '3017'),
  node(4, 'St. Olavs gate', '3', '0165'),
  node(5, 'Stortingsgata', '4', '0155'),
  { ...node(6, 'Storgata', '99', '0155'), tags: { 'addr:housenumber': '99', 'addr:postcode': '0155' } },
];
const exact = (street: string, houseNumber: string, postcode = '0155') =>
  ({ kind: 'exact', street, houseNumber, postcode }) as const;

let overpass: EmulatorServer;
const failures: unknown[] = [];
const clock = { now: 0 };
const adapter = (timeoutMs = 10_000) =>
  overpassAddresses({
    url: overpass.url,
    timeoutMs,
    onFailure: (error) => {
      failures.push(error);
    },
    now: () => clock.now,
  });
const ids = (found: readonly { id: number }[] | null) => found?.map(({ id }) => id);

beforeEach(async () => {
  overpass = await startOverpassEmulator(nodes);
  failures.length = 0;
  clock.now = 0;
});
afterEach(() => overpass.stop());

describe('addresses from Overpass', () => {
  test('API-33 DEC-128 an exact address, with the three tags alone', async () => {
    expect(await adapter().find(exact('Storgata', '12'))).toEqual([
      {
        type: 'node',
        id: 1,
        lat: 59.9,
        lon: 10.7,
        tags: { 'addr:street': 'Storgata', 'addr:housenumber': '12', 'addr:postcode': '0155' },
      },
    ]);
  });

  test('DEC-129 case, blanks and points do not count', async () => {
    const addresses = adapter();
    expect(ids(await addresses.find(exact('storgata', '12b')))).toEqual([2]);
    expect(ids(await addresses.find(exact('St Olavs gate', '3', '0165')))).toEqual([4]);
    expect(ids(await addresses.find(exact('Storgata', '1')))).toEqual([]);
  });

  test('API-34 addresses by street prefix', async () => {
    const found = await adapter().find({ kind: 'prefix', streetPrefix: 'stor', postcode: '0155' });
    expect(ids(found)).toEqual([1, 2, 5]);
  });

  test('R36 answers are cached, those without a hit for an hour', async () => {
    const addresses = adapter();
    for (const query of [exact('Storgata', '12'), exact('Ingensteds', '1')]) {
      await addresses.find(query);
      await addresses.find(query);
    }
    expect(overpass.requests).toHaveLength(2);
    clock.now = 3_600_000;
    await addresses.find(exact('Storgata', '12'));
    await addresses.find(exact('Ingensteds', '1'));
    expect(overpass.requests).toHaveLength(3);
  });

  const instead = (json: unknown): Fault => ({ ...timedOut, answer: { status: 200, json } });
  const once = { on: 'interpreter', times: 1 } as const;
  const faults: [string, Fault][] = [
    ['a remark with status 200', timedOut],
    ['slow', { ...once, kind: 'slow', ms: 2_000 }],
    ['dead', { ...once, kind: 'cut-before' }],
    ['garbage', { ...once, kind: 'garbage' }],
    ['another shape', instead({ elements: { type: 'node' } })],
    ['too many requests', { ...once, kind: 'busy' }],
  ];
  test.each(faults)('ERR-37 R18 %s: nobody can tell, and it is logged', async (_, fault) => {
    overpass.faults.plan(fault);
    const late = fault.kind === 'slow';
    const addresses = adapter(late ? 100 : 10_000);
    expect(await addresses.find(exact('Storgata', '12'))).toBeNull();
    expect(failures).toHaveLength(1);
    if (!late) expect(ids(await addresses.find(exact('Storgata', '12')))).toEqual([1]);
  });

  test('an odd element spoils nothing', async () => {
    overpass.faults.plan(
      instead({
        elements: [
          { type: 'way', id: 7 },
          { type: 'node', ...nodes[0] },
        ],
      }),
    );
    expect(ids(await adapter().find(exact('Storgata', '12')))).toEqual([1]);
  });
});

describe('the query text', () => {
  test('R36 whatever is typed stays inside its quotes', () => {
    const typed = ['"];node;out;', '\\', '\\"', 'a\nb', '.*', '(', ']["x"~"', '^$', 'Å\\\\"Ø'];
    for (const text of typed) {
      for (const query of [exact(text, text), { kind: 'prefix', streetPrefix: text, postcode: '0155' } as const]) {
        const parsed = parseOverpassQuery(overpassQuery(query, 4));
        expect(parsed?.filters.map(({ key }) => key)[0], text).toBe('addr:postcode');
        expect(parsed?.filters).toHaveLength(query.kind === 'exact' ? 3 : 2);
      }
    }
  });

  test('R36 property: any text gives a query of the one shape', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), (text) => {
        const parsed = parseOverpassQuery(overpassQuery(exact(text, '12'), 4));
        expect(parsed?.filters.map(({ key }) => key)).toEqual(['addr:postcode', 'addr:street', 'addr:housenumber']);
        expect(parsed?.most).toBe(50);
      }),
    );
  });
});
