import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Followed, ShopperHub, type ShopperStream } from './shopper-hub.ts';

const limits = { perProcess: 10, perVisitor: 3, perAddress: 5 };
let hub: ShopperHub;
let now = 0;

beforeEach(() => {
  vi.useFakeTimers();
  now = 0;
  hub = new ShopperHub(limits, () => now);
});
afterEach(() => {
  hub.close();
  vi.useRealTimers();
});

let numbered = 0;
function stream(follows: Followed, more: Partial<ShopperStream> = {}) {
  numbered += 1;
  const told: string[] = [];
  const one: ShopperStream & { readonly told: string[] } = {
    follows,
    visitor: `v${numbered}`,
    address: `a${numbered}`,
    openedAt: now,
    told,
    send: (event) => void told.push(event),
    end: () => {
      told.push('end');
      hub.leave(one);
    },
    ...more,
  };
  return one;
}
const heard = (order: number, customer: number | null) =>
  hub.hear(JSON.stringify({ shop: 1, order, version: 2, customer }));

test('an order is told to who follows it and to its customer, and to nobody else', () => {
  const [order, other, customer, stranger] = [
    stream('order:7'),
    stream('order:8'),
    stream('customer:3'),
    stream('customer:4'),
  ];
  for (const one of [order, other, customer, stranger]) hub.open(one);
  heard(7, 3);
  heard(9, null);
  expect([order.told, other.told, customer.told, stranger.told]).toEqual([['order'], [], ['order'], []]);
});

test('what is no message is none', () => {
  const order = stream('order:7');
  hub.open(order);
  for (const payload of ['', '{', '[]', 'null', '{"device":7}', '{"order":"7"}']) hub.hear(payload);
  expect(order.told).toEqual([]);
});

test('greeted when there is something to hear from, and again after a break', () => {
  const early = stream('order:7');
  hub.open(early);
  expect(early.told).toEqual([]);
  hub.listening();
  hub.deaf();
  const late = stream('order:7');
  hub.open(late);
  expect(late.told).toEqual([]);
  hub.listening();
  expect([early.told, late.told]).toEqual([['hello', 'hello'], ['hello']]);
});

test('what sells fast is told of once a second, and never not at the end', () => {
  const one = stream('article:5');
  hub.open(one);
  for (let n = 0; n < 50; n += 1) hub.articlesChanged([5, 6]);
  expect(one.told).toEqual(['stock']);
  vi.advanceTimersByTime(1_000);
  expect(one.told).toEqual(['stock', 'stock']);
  vi.advanceTimersByTime(10_000);
  expect(one.told).toEqual(['stock', 'stock']);
  hub.catalogueReplaced();
  expect(one.told).toHaveLength(3);
});

test('so many of a visitor, of an address and in all; the last of them for orders; who leaves makes room', () => {
  const visitor = { visitor: 'me' };
  const mine = [1, 2, 3].map(() => stream('article:5', visitor));
  expect(mine.map((one) => hub.open(one))).toEqual(['opened', 'opened', 'opened']);
  expect(hub.open(stream('order:7', visitor))).toBe('too-many-of-visitor');
  mine[0]?.end();
  expect(hub.open(stream('order:7', visitor))).toBe('opened');
  const office = { address: 'office' };
  for (let n = 0; n < 5; n += 1) expect(hub.open(stream('article:5', office))).toBe('opened');
  expect(hub.open(stream('order:7', office))).toBe('too-many-of-visitor');
  expect(hub.size).toBe(8);
  expect(hub.open(stream('article:5'))).toBe('full');
  expect([hub.open(stream('order:7')), hub.open(stream('order:7'))]).toEqual(['opened', 'opened']);
  expect(hub.open(stream('order:7'))).toBe('full');
});

test('after a quarter of an hour it ends, and whoever may comes back', () => {
  const [old, young] = [stream('order:7'), stream('order:7', { openedAt: 10 * 60_000 })];
  hub.open(old);
  hub.open(young);
  now = 16 * 60_000;
  vi.advanceTimersByTime(60_000);
  expect([old.told.includes('end'), young.told.includes('end')]).toEqual([true, false]);
});

test('closed it says goodbye and opens no more', () => {
  const one = stream('order:7');
  hub.open(one);
  hub.close();
  expect(one.told).toEqual(['bye', 'end']);
  expect(hub.open(stream('order:7'))).toBe('stopping');
});
