// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failure, success } from '#contract/reply.ts';
import type { ShopApi } from '#contract/shop-api.ts';
import { provideApi } from '#storefront/data/shop-api.ts';
import { shopperPlace } from '#storefront/data/shopper-place.ts';
import { startLists } from '#storefront/data/start-lists.ts';
import { byDevice, findPlace } from './find-place.ts';

const oslo = { latitude: 59.9139, longitude: 10.7522 };
const node = {
  type: 'node' as const,
  id: 1,
  lat: oslo.latitude,
  lon: oslo.longitude,
  tags: { 'addr:street': 'Storgata', 'addr:housenumber': '12', 'addr:postcode': '0155' },
};
const addressNodes = vi.fn<ShopApi['addressNodes']>();

beforeEach(() => {
  provideApi({ addressNodes } as unknown as ShopApi);
  addressNodes.mockReset().mockResolvedValue(success({ elements: [node] }));
  localStorage.clear();
  shopperPlace.set(null);
  startLists.postalCodes.set([{ PostalCode: '0155', PostalPlace: 'OSLO', CoordLat: 59.9127, CoordLong: 10.7461 }]);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function deviceSays(geolocation: object | undefined): void {
  vi.stubGlobal('navigator', geolocation === undefined ? {} : { geolocation });
}

describe('by address', () => {
  test('VAL-10 VAL-11 without a house number the fixed text is shown and nobody is asked', async () => {
    expect(await findPlace('Storgata', '0155')).toEqual({
      kind: 'done',
      errors: {
        address: "Ingen husnummer oppgitt - addresse må være på format: 'gateaddresse husnummer'",
      },
    });
    expect(addressNodes).not.toHaveBeenCalled();
  });

  test('API-33 DEC-26 the address node’s place is the shopper’s', async () => {
    expect(await findPlace('storgata 12', '0155')).toEqual({ kind: 'done', errors: {} });
    expect(addressNodes).toHaveBeenCalledWith({ street: 'storgata', housenumber: '12', postcode: '0155' });
    expect(shopperPlace.get()).toEqual({ coords: oslo, postcode: '0155', postPlace: 'OSLO' });
    expect(localStorage.getItem('myPostcode')).toBe('"0155"');
  });

  test('ENT-55 a known address is stored under knownAddresses and answers without a call', async () => {
    await findPlace('Storgata 12', '0155');
    expect(JSON.parse(localStorage.getItem('knownAddresses') ?? '')).toEqual({ 'Storgata|12|0155': oslo });
    await findPlace('STORGATA 12', '0155');
    expect(addressNodes).toHaveBeenCalledTimes(1);
  });

  test('VAL-12 VAL-13 a node with another postcode is none', async () => {
    expect(await findPlace('Storgata 12', '3017')).toEqual({
      kind: 'done',
      errors: { address: 'Ingen addresser funnet' },
    });
    expect(shopperPlace.get()).toBeNull();
  });

  test('ERR-37 DEC-41 a failure of ours is only logged; the postcode serves instead', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    addressNodes.mockResolvedValue(failure(503, 'Addresses are not available.'));
    expect(await findPlace('Storgata 12', '0155')).toEqual({ kind: 'postcode', postcode: '0155' });
    expect(warn).toHaveBeenCalledOnce();
  });

  test('TXT-54 an address needs its postcode', async () => {
    const wrong = { kind: 'done', errors: { postcode: 'Ugyldig postnummer' } };
    expect(await findPlace('Storgata 12', '')).toEqual(wrong);
    expect(await findPlace('', '155')).toEqual(wrong);
  });
});

describe('by postcode, else by the device', () => {
  test('DEC-130 a postcode comes first', async () => {
    deviceSays({ getCurrentPosition: () => expect.unreachable() });
    expect(await findPlace('', ' 0155 ')).toEqual({ kind: 'postcode', postcode: '0155' });
  });

  test('DEC-130 ENT-54 without one the device is asked, and no more than needed is stored', async () => {
    deviceSays({
      getCurrentPosition: (found: (position: object) => void) =>
        found({ coords: { latitude: 59.912_723, longitude: 10.746_121 } }),
    });
    expect(await findPlace('', '')).toEqual({ kind: 'done', errors: {} });
    expect(shopperPlace.get()).toEqual({
      coords: { latitude: 59.913, longitude: 10.746 },
      postcode: null,
      postPlace: '',
    });
    expect(localStorage.getItem('myPostcode')).toBeNull();
  });

  test('API-74 a refusal is told under the button', async () => {
    deviceSays({
      getCurrentPosition: (_: unknown, refuse: (error: object) => void) => refuse({ message: 'User denied', code: 1 }),
    });
    expect(await byDevice()).toEqual({
      kind: 'done',
      errors: { position: 'Vi fikk ikke posisjonen din. Skriv inn postnummeret i stedet.' },
    });
    expect(shopperPlace.get()).toBeNull();
  });

  test('VAL-34 neither is an internal position error, and logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    deviceSays(undefined);
    expect(await findPlace('', '')).toMatchObject({ errors: { position: expect.any(String) } });
    expect(warn).toHaveBeenCalledWith('internal position error');
  });
});
