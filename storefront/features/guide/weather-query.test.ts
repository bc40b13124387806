import { expect, test } from 'vitest';
import { childOf } from '#domain/guide/child.ts';
import { weatherOf, weatherSearch } from './weather-query.ts';

const read = (search: string) => weatherOf(new URLSearchParams(search));

test('CONTENT-13 an address that says nothing is a raw day in October', () => {
  expect(read('')).toEqual({ temperature: 4, wet: false, windy: false, still: false });
  expect(read('?temperatur=varmt&vaer=fint').temperature).toBe(4);
});

test('what is shared comes back the same', () => {
  const weather = { temperature: -7, wet: true, windy: true, still: false };
  const search = weatherSearch(weather, childOf(98));
  expect(search).toBe('?storrelse=98&temperatur=-7&vaer=vatt,vind');
  expect(read(search)).toEqual(weather);
});

test('a form without script sends each mark by itself; zero is a temperature, and out of range is the nearest', () => {
  expect(read('?temperatur=0&vaer=vatt&vaer=stille')).toEqual({ temperature: 0, wet: true, windy: false, still: true });
  expect(read('?temperatur=-90').temperature).toBe(-20);
});
