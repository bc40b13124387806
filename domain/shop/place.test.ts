import { describe, expect, test } from 'vitest';
import { expectWithin } from '#tests/lane.ts';
import { comparableStreet, isStreetBeginning, parseAddress, sameAddress } from './address.ts';
import { pickNode, readLookup } from './address-lookup.ts';
import { formatDistance, osrmPlaces, roadEstimate, sortShops } from './distance.ts';
import { findKnownAddress, rememberAddress } from './known-addresses.ts';
import { InternalPositionError, PositionError, positionSource } from './position.ts';
import { isPostcode } from './postcode.ts';
import { shopId, webStockShop } from './shop-id.ts';

const postcode0155 = { latitude: 59.9127, longitude: 10.7461 };
const oslo = { latitude: 59.9139, longitude: 10.7522 };
const drammen = { latitude: 59.744, longitude: 10.2045 };
const bergen = { latitude: 60.3943, longitude: 5.322 };

describe('shop id', () => {
  test('ENT-53 CONST-19 the web stock is shop 55', () => {
    expect(webStockShop).toBe(55);
    expect(() => shopId(0)).toThrow(RangeError);
    expect(() => shopId(1.5)).toThrow(RangeError);
  });
});

describe('distance', () => {
  test.each([
    [oslo, 475, '0,5 km'],
    [drammen, 46292, '46,3 km'],
    [bergen, 396258, '396,3 km'],
  ])('FIX-05 DEC-127 from 0155 to %o is %i m, %s', (to, metres, text) => {
    expect(roadEstimate(postcode0155, to)).toBe(metres);
    expect(formatDistance(metres)).toBe(text);
  });

  test('distances round to a tenth', () => {
    expect(formatDistance(0)).toBe('0,0 km');
    expect(formatDistance(949)).toBe('0,9 km');
    expect(formatDistance(950)).toBe('1,0 km');
    expect(roadEstimate(oslo, oslo)).toBe(0);
  });

  test('API-32 TRAP-49 longitude first, the client before the shops', () => {
    expect(osrmPlaces(postcode0155, [oslo])).toBe('10.7461,59.9127;10.7522,59.9139');
  });

  test('DEC-26 TRAP-04 nearest first, then by name, on a copy', () => {
    const shops = [
      { id: 1, name: 'Ålesund', distance: null },
      { id: 2, name: 'Bergen', distance: 9 },
      { id: 3, name: 'Asker', distance: null },
      { id: 4, name: 'Oslo', distance: 5 },
    ];
    expect(sortShops(shops).map((entry) => entry.name)).toEqual(['Oslo', 'Bergen', 'Asker', 'Ålesund']);
    expect(shops.map((entry) => entry.id)).toEqual([1, 2, 3, 4]);
  });
});

describe('address', () => {
  test.each([
    ['VAL-06', 'Storgata 12', 'Storgata', '12'],
    ['VAL-07', 'Storgata 12B', 'Storgata', '12B'],
    ['DEC-129', 'Storgata 12 B', 'Storgata', '12B'],
    ['DEC-129', 'storgata 12b', 'storgata', '12B'],
    ['VAL-08', 'St. Olavs-gate 3', 'St Olavs gate', '3'],
    ['VAL-08', '  Bjørn  Farmanns/gate,  3 ', 'Bjørn Farmanns gate', '3'],
    ['DEC-129', 'Storgata', 'Storgata', ''],
    ['DEC-129', '', '', ''],
    ['DEC-129', '12', '', '12'],
    ['VAL-06', '17. mai-gata 5', '17 mai gata', '5'],
  ])('%s %j', (_id, text, street, houseNumber) => {
    expect(parseAddress(text)).toEqual({ street, houseNumber });
  });

  test('R24 a hostile address is read in no time', () => {
    const started = performance.now();
    expect(parseAddress(`${'1'.repeat(1_000_000)}xx`)).toBeDefined();
    expectWithin(performance.now() - started, 200);
  });

  const shop = { street: 'Storgata', houseNumber: '12B', postcode: '0155' };

  test('VAL-09 VAL-12 house number, postcode and street must all agree', () => {
    expect(sameAddress(shop, { street: 'STORGATA', houseNumber: '12b', postcode: '0155' })).toBe(true);
    expect(sameAddress(shop, { ...shop, houseNumber: '12' })).toBe(false);
    expect(sameAddress(shop, { ...shop, postcode: '3017' })).toBe(false);
    expect(sameAddress(shop, { ...shop, street: 'Storgaten' })).toBe(false);
  });

  test('DEC-129 a street is compared by its words', () => {
    expect(comparableStreet('St. Olavs-gate')).toBe('st olavs gate');
    expect(comparableStreet('ÅSGÅRDSTRANDA')).toBe('åsgårdstranda');
  });

  test('DEC-128 the beginning of a street is words, never a pattern', () => {
    for (const text of ['St', 'St. Olavs-g', 'ØST', "Jakob Dahl's", '7. juni', 'C/O']) {
      expect(isStreetBeginning(text), text).toBe(true);
    }
    for (const text of ['.*', '%', '_', '\\', '.', ' - ', 'Sto.*', 'Stor%', 'S_', '^S', 'S|A', '(S)', 'S?', 'a\nb']) {
      expect(isStreetBeginning(text), text).toBe(false);
    }
  });

  test('TRAP-50 a postcode is four digits, as text', () => {
    expect(['0155', '5013'].every(isPostcode)).toBe(true);
    expect(['155', '01555', 'O155', ''].some(isPostcode)).toBe(false);
  });
});

describe('address lookup', () => {
  const node = (postcode: string) => ({
    lat: 59.9,
    lon: 10.7,
    tags: { 'addr:street': 'Storgata', 'addr:housenumber': '12', 'addr:postcode': postcode },
  });

  test('VAL-10 VAL-11 without a house number it fails before any call', () => {
    expect(readLookup('Storgata', '0155')).toEqual({
      ok: false,
      status: 'ADDRESS_NOT_FOUND',
      reason: 'noHouseNumber',
    });
    expect(readLookup('12', '0155').ok).toBe(false);
    expect(readLookup('Storgata 12', '0155')).toEqual({
      ok: true,
      address: { street: 'Storgata', houseNumber: '12', postcode: '0155' },
    });
  });

  test('VAL-12 VAL-13 a node with another postcode is no match', () => {
    const address = { street: 'Storgata', houseNumber: '12', postcode: '0155' };
    expect(pickNode(address, [node('3017'), node('0155')])).toEqual({
      ok: true,
      coords: { latitude: 59.9, longitude: 10.7 },
    });
    expect(pickNode(address, [node('3017')])).toMatchObject({ ok: false, reason: 'noneFound' });
    expect(pickNode(address, [])).toMatchObject({ status: 'ADDRESS_NOT_FOUND' });
  });

  test('ENT-55 DEC-82 a known address is found again, however it is written', () => {
    const address = { street: 'Storgata', houseNumber: '12', postcode: '0155' };
    const known = rememberAddress({}, address, oslo);
    expect(Object.keys(known)).toEqual(['Storgata|12|0155']);
    expect(findKnownAddress(known, { ...address, street: 'storgata' })).toEqual(oslo);
    expect(findKnownAddress(known, { ...address, postcode: '3017' })).toBeNull();
  });
});

describe('position', () => {
  test('DEC-130 a postcode first, else the device', () => {
    expect(positionSource(' 0155 ', true)).toEqual({ kind: 'postcode', postcode: '0155' });
    expect(positionSource('', true)).toEqual({ kind: 'device' });
  });

  test('VAL-34 DEC-130 neither is an internal position error', () => {
    expect(() => positionSource('', false)).toThrow(InternalPositionError);
    expect(new InternalPositionError()).toMatchObject({
      name: 'InternalPositionError',
      message: 'internal position error',
    });
  });

  test('API-74 a failed lookup carries the provider’s message and code', () => {
    const error = new PositionError({ message: 'User denied Geolocation', code: 1 });
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ name: 'PositionError', message: 'User denied Geolocation', code: 1 });
  });
});
