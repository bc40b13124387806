import { expect, test } from 'vitest';
import { postalCodePlaces } from './postal-codes.ts';

const places = new Map(
  postalCodePlaces(new Map([['7092', { latitude: 63.35, longitude: 10.38 }]])).map((place) => [place.code, place]),
);

test('ENT-56 every code has a place in Norway or on Svalbard, and keeps its zero (TRAP-50)', () => {
  expect(places.size).toBeGreaterThan(5000);
  expect(places.get('0155')).toEqual({ code: '0155', place: 'OSLO', latitude: 59.9127, longitude: 10.7461 });
  for (const { latitude, longitude } of places.values()) {
    expect(latitude).toBeGreaterThan(57);
    expect(latitude).toBeLessThan(81);
    expect(longitude).toBeGreaterThan(4);
    expect(longitude).toBeLessThan(32);
  }
});

test.each([
  ['5239', 60.39, 5.32], // Rådal by Bergen, not its namesake in the east
  ['9510', 69.97, 23.27], // Alta
  ['9170', 78.22, 15.65], // Longyearbyen
  ['4632', 58.15, 8.0], // 'KRISTIANSAND S'
  ['7092', 63.35, 10.38], // surveyed
])('%s lies where it should', (code, latitude, longitude) => {
  expect(places.get(code)?.latitude).toBeCloseTo(latitude, 0);
  expect(places.get(code)?.longitude).toBeCloseTo(longitude, 0);
});
