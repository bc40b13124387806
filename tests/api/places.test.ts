import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schemas } from '#contract/schemas.ts';
import type { EmulatorServer } from '#emulators/emulator-server.ts';
import { emulatedDetour, startOsrmEmulator } from '#emulators/osrm/osrm-emulator.ts';
import { startOverpassEmulator, timedOut } from '#emulators/overpass/overpass-emulator.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

const fromPostcode = '10.7461,59.9127;10.7522,59.9139;10.2045,59.744;5.322,60.3943';
const table = (places: string, query = 'annotations=distance') => `/api/v1/osrm/table/v1/car/${places}?${query}`;
const interpreter = (query: Record<string, string>) => `/api/v1/maps/interpreter?${new URLSearchParams(query)}`;

const patterns = ['.*', '.', '%', '_', '\\', '^', 'S.*', 'L.*', 'Stor%', 'Stor_ata', 'Lager%', 'S|L', '[A-Z]'];

describe('without outside services', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop();
  });
  afterAll(() => shop.stop());

  test('API-28 ENT-50 ENT-80 DEC-126 a shop has every field, the web stock is no shop', async () => {
    const { body } = await shop.get('/api/v1/shops');
    expect(schemas.shops.answer.safeParse(body).success).toBe(true);
    expect(Object.keys(body[0]).sort()).toEqual(
      [
        ...['id', 'no', 'name', 'slug', 'fullName', 'orgNo', 'description', 'openingHours', 'openingExceptions'],
        ...[
          'mapLink',
          'postNo',
          'postPlace',
          'address',
          'email',
          'phone',
          'messengerId',
          'chainId',
          'coords',
          'distance',
        ],
      ].sort(),
    );
    expect(body.map(({ id }: { id: number }) => id)).not.toContain(55);
  });

  test('ENT-51 a shop’s own days go out with their hours and reason', async () => {
    await shop.database.execute(
      `INSERT INTO shop_opening_exceptions VALUES (1, current_date + 3, NULL, 'Varetelling'), (1, current_date - 9, NULL, '')`,
    );
    const exceptions = async () =>
      (await shop.get('/api/v1/shops')).body.find(({ id }: { id: number }) => id === 1).openingExceptions;
    await expect.poll(exceptions).toEqual([{ date: expect.any(String), hours: null, reason: 'Varetelling' }]);
  });

  test('API-31 API-32 DEC-127 FIX-05 great-circle distances times 1.3', async () => {
    const { status, body } = await shop.get(table(fromPostcode));
    expect(status).toBe(200);
    expect(body.code).toBe('Ok');
    expect(body.distances[0]).toEqual([0, 475, 46_292, 396_258]);
    expect(body.distances).toHaveLength(4);
  });

  test.each([
    ['another annotation', table(fromPostcode, 'annotations=duration')],
    ['none', table(fromPostcode, '')],
    ['latitude beyond the poles', table('10,95;10,59')],
    ['more than 100 places', table(Array.from({ length: 101 }, () => '10.7,59.9').join(';'))],
  ])('DEC-127 R36 %s: 422', async (_, path) => {
    expect((await shop.get(path)).status).toBe(422);
  });

  test('DEC-127 100 places are measured', async () => {
    const { status, body } = await shop.get(table(Array.from({ length: 100 }, () => '10.7,59.9').join(';')));
    expect([status, body.distances.length]).toEqual([200, 100]);
  });

  test.each([
    '/api/v1/osrm/route/v1/car/10,59;11,60',
    '/api/v1/osrm/table/v1/foot/10,59?annotations=distance',
    table('oslo;bergen'),
    table(Array.from({ length: 500 }, () => '10.7,59.9').join(';')),
  ])('R36 nothing else of OSRM is reachable: %s', async (path) => {
    expect((await shop.get(path)).status).toBe(404);
  });

  test('API-33 DEC-128 FIX-05 the address node by street, house number and postcode', async () => {
    const { body } = await shop.get(interpreter({ street: 'storgata', housenumber: '12', postcode: '0155' }));
    expect(body.elements).toEqual([
      {
        type: 'node',
        id: 1,
        lat: 59.9139,
        lon: 10.7522,
        tags: { 'addr:street': 'Storgata', 'addr:housenumber': '12', 'addr:postcode': '0155' },
      },
    ]);
  });

  test('VAL-12 another postcode is no match', async () => {
    const { body } = await shop.get(interpreter({ street: 'Storgata', housenumber: '12', postcode: '3017' }));
    expect(body).toEqual({ elements: [] });
  });

  test('API-34 DEC-129 by street prefix; points and case do not count', async () => {
    await shop.database.execute(
      `INSERT INTO addresses VALUES (2, 'St. Olavs gate', '3', '0155', 'OSLO', 59.91, 10.74),
                                    (3, 'St. Olavs gate', '3 b', '0155', 'OSLO', 59.91, 10.74),
                                    (4, 'Østre gate', '1', '0155', 'OSLO', 59.91, 10.74)`,
    );
    const found = async (query: Record<string, string>) =>
      (await shop.get(interpreter({ ...query, postcode: '0155' }))).body.elements.map(({ id }: { id: number }) => id);
    expect(await found({ streetprefix: 'st' })).toEqual([2, 3, 1]);
    expect(await found({ streetprefix: 'St Olavs-g' })).toEqual([2, 3]);
    expect(await found({ streetprefix: 'ØST' })).toEqual([4]);
    expect(await found({ street: 'St Olavs gate', housenumber: '3B' })).toEqual([3]);
    expect(await found({ street: '%', housenumber: '3' })).toEqual([]);
  });

  test.each(patterns)('DEC-128 R36 the prefix %s is no pattern: it finds nothing', async (streetprefix) => {
    expect(await shop.get(interpreter({ streetprefix, postcode: '0155' }))).toMatchObject({
      status: 200,
      body: { elements: [] },
    });
  });

  test.each([
    ['no postcode', { street: 'Storgata', housenumber: '12' }],
    ['a postcode that is none', { street: 'Storgata', housenumber: '12', postcode: '155' }],
    ['no house number', { street: 'Storgata', postcode: '0155' }],
    ['free query text', { data: '[out:json];node;out;', postcode: '0155' }],
  ])('DEC-128 R36 %s: 422', async (_, query) => {
    expect((await shop.get(interpreter(query as Record<string, string>))).status).toBe(422);
  });
});

describe('with OSRM_URL and MAPS_URL', () => {
  let shop: TestShop;
  let osrm: EmulatorServer;
  let overpass: EmulatorServer;
  beforeAll(async () => {
    osrm = await startOsrmEmulator();
    overpass = await startOverpassEmulator([
      {
        id: 900_000_000,
        lat: 63.4449,
        lon: 10.4454,
        tags: { 'addr:street': 'Lagerringen', 'addr:housenumber': '44', 'addr:postcode': '7041', 'addr:city': 'X' },
      },
    ]);
    shop = await startTestShop({ OSRM_URL: osrm.url, MAPS_URL: overpass.url });
  });
  afterAll(async () => {
    await shop.stop();
    await osrm.stop();
    await overpass.stop();
  });

  test('DEC-127 distances are those of the OSRM server', async () => {
    const { body } = await shop.get(table(fromPostcode));
    expect(body.distances[0].slice(0, 2)).toEqual([0, Math.round(475 * emulatedDetour)]);
  });

  test('R36 what is no coordinate never reaches it', async () => {
    const before = osrm.requests.length;
    await shop.get(table('10.7,59.9;../../route/v1'));
    await shop.get(table(fromPostcode, 'annotations=distance&sources=0'));
    expect(osrm.requests.slice(before).every(({ url }) => url.startsWith('/table/v1/car/10.7461,'))).toBe(true);
  });

  test('ERR-36 R18 a dead OSRM: 503, and the shop goes on', async () => {
    osrm.faults.plan({ on: 'table', kind: 'cut-before', times: 1 });
    expect((await shop.get(table('10.1,59.1;10.2,59.2'))).status).toBe(503);
    expect((await shop.get('/api/v1/shops')).status).toBe(200);
  });

  test('DEC-128 addresses are those of the interpreter', async () => {
    const { body } = await shop.get(interpreter({ street: 'Lagerringen', housenumber: '44', postcode: '7041' }));
    expect(schemas.addressNodes.answer.safeParse(body).success).toBe(true);
    expect(body.elements[0].tags).toEqual({
      'addr:street': 'Lagerringen',
      'addr:housenumber': '44',
      'addr:postcode': '7041',
    });
  });

  test('ERR-37 a remark with status 200 is a failure: 503', async () => {
    overpass.faults.plan(timedOut);
    expect((await shop.get(interpreter({ streetprefix: 'Dev', postcode: '7041' }))).status).toBe(503);
  });

  test.each(patterns)('DEC-128 R36 nor is it one to the interpreter: %s', async (streetprefix) => {
    expect((await shop.get(interpreter({ streetprefix, postcode: '7041' }))).body).toEqual({ elements: [] });
    expect((await shop.get(interpreter({ streetprefix: 'Lag', postcode: '7041' }))).body.elements).toHaveLength(1);
  });

  test('R36 quotes in a street stay in their string', async () => {
    const typed = { street: '"];way;out;', housenumber: '1"', postcode: '7041' };
    expect((await shop.get(interpreter(typed))).body).toEqual({ elements: [] });
  });
});

test('R36 distances and addresses have a limit of their own', async () => {
  const limited = await startTestShop({ PLACE_LIMIT: '2' });
  try {
    const ask = () => limited.get(table(fromPostcode));
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
    const { status, headers } = await ask();
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await limited.get('/api/v1/shops')).status).toBe(200);
  } finally {
    await limited.stop();
  }
}, 60_000);
