import { expect, test } from 'vitest';
import { PopularSearches } from './popular-searches.ts';

test('what is popular is read once in ten minutes, however many ask; a failure shows what was read last', async () => {
  let now = 0;
  let reads = 0;
  let answer: () => Promise<readonly string[]> = async () => ['jakke'];
  const popular = () => {
    reads += 1;
    return answer();
  };
  const searches = new PopularSearches({ popular }, () => now);
  expect(await Promise.all([searches.current(), searches.current()])).toEqual([['jakke'], ['jakke']]);
  now = 599_999;
  expect(await searches.current()).toEqual(['jakke']);
  expect(reads).toBe(1);
  now = 600_000;
  answer = () => Promise.reject(new Error('away'));
  expect(await searches.current()).toEqual(['jakke']);
  now = 1_200_000;
  answer = async () => ['telt'];
  expect(await searches.current()).toEqual(['telt']);
  expect(reads).toBe(3);
});
