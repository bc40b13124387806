import { afterEach, expect, test, vi } from 'vitest';
import type { ShopRecord } from '#contract/place.ts';
import { failure, success } from '#contract/reply.ts';
import { measureDistances } from './measure-distances.ts';

const client = { latitude: 59.9127, longitude: 10.7461 };
const shop = (id: number, latitude: number, longitude: number) =>
  ({ id, coords: { latitude, longitude } }) as unknown as ShopRecord;

afterEach(() => vi.restoreAllMocks());

test('API-32 TRAP-49 the client’s place first, longitude before latitude; the first row is read', async () => {
  const distances = vi.fn(async () => success({ code: 'Ok' as const, distances: [[0, 475, null]] }));
  const measured = await measureDistances({ distances }, client, [shop(1, 59.9139, 10.7522), shop(2, 70, 30)]);
  expect(distances).toHaveBeenCalledWith({
    places: '10.7461,59.9127;10.7522,59.9139;30,70',
    annotations: 'distance',
  });
  expect(measured).toEqual(new Map([[1, 475]]));
});

test('ERR-36 a failure is only logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const distances = async () => failure(503, 'Distances are not available.');
  expect(await measureDistances({ distances }, client, [shop(1, 59, 10)])).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
});

test('DEC-127 a larger chain asks for its 99 nearest', async () => {
  const asked: string[] = [];
  const distances = async ({ places }: { places: string }) => {
    asked.push(places);
    return success({ code: 'Ok' as const, distances: [[0]] });
  };
  const shops = Array.from({ length: 140 }, (_, index) => shop(index, 71 - index * 0.08, 10));
  await measureDistances({ distances }, client, shops);
  expect(asked[0]?.split(';')).toHaveLength(100);
  expect(asked[0]).not.toContain('10,71;');
});
