import { describe, expect, test } from 'vitest';
import { TaggedCache } from './tagged-cache.ts';

const entry = (value: string, tags: number[] = [], until = Number.POSITIVE_INFINITY) => ({
  value,
  size: 100_000,
  tags,
  until,
});

describe('TaggedCache', () => {
  test('a change of one article drops exactly the entries that show it', () => {
    const store = new TaggedCache<string>(2_000_000);
    store.set('/a', 1, entry('a', [1, 2]));
    store.set('/b', 1, entry('b', [2, 3]));
    store.set('/c', 1, entry('c', [3]));
    store.invalidate([1]);
    expect([store.get('/a', 1, 0), store.get('/b', 1, 0), store.get('/c', 1, 0)]).toEqual([undefined, 'b', 'c']);
  });

  test('a new catalogue version empties it, and an answer made of the old one is not cached', () => {
    const store = new TaggedCache<string>(2_000_000);
    store.set('/a', 1, entry('a'));
    expect(store.get('/a', 2, 0)).toBeUndefined();
    store.set('/a', 1, entry('stale'));
    expect(store.get('/a', 2, 0)).toBeUndefined();
  });

  test('what was begun before a change that touches it is not cached after', () => {
    const store = new TaggedCache<string>(2_000_000);
    store.get('/a', 1, 0);
    const begun = store.moment;
    store.invalidate([1]);
    store.set('/a', 1, entry('stale', [1, 2]), begun);
    store.set('/b', 1, entry('b', [2]), begun);
    expect([store.get('/a', 1, 0), store.get('/b', 1, 0)]).toEqual([undefined, 'b']);
    store.set('/a', 1, entry('a', [1, 2]), store.moment);
    expect(store.get('/a', 1, 0)).toBe('a');
  });

  test('what nobody asked for again has a quarter of its bytes, and the oldest of it goes first', () => {
    const store = new TaggedCache<string>(1_010_000);
    for (const key of ['/1', '/2', '/3']) store.set(key, 1, entry(key));
    expect(store.count).toBe(2);
    expect([store.get('/1', 1, 0), store.get('/2', 1, 0), store.get('/3', 1, 0)]).toEqual([undefined, '/2', '/3']);
  });

  test('what is asked for again stays, however many others are asked for once', () => {
    const store = new TaggedCache<string>(1_010_000);
    store.set('/many', 1, entry('many'));
    store.get('/many', 1, 0);
    for (let i = 0; i < 100; i++) store.set(`/${i}`, 1, entry(String(i)));
    expect(store.get('/many', 1, 0)).toBe('many');
    store.set('/many', 1, entry('made anew'));
    for (let i = 0; i < 100; i++) store.set(`/${i}`, 1, entry(String(i)));
    expect(store.get('/many', 1, 0)).toBe('made anew');
  });

  test('of what is asked for again the least recently used goes first, and all of it stays within its bytes', () => {
    const store = new TaggedCache<string>(1_010_000);
    for (let i = 0; i < 7; i++) {
      store.set(`/${i}`, 1, entry(String(i)));
      store.get(`/${i}`, 1, 0);
    }
    store.get('/0', 1, 0);
    store.set('/new', 1, entry('new'));
    store.get('/new', 1, 0);
    expect([store.get('/0', 1, 0), store.get('/1', 1, 0), store.get('/new', 1, 0)]).toEqual(['0', undefined, 'new']);
    expect(store.count).toBe(7);
  });

  test('R23 small answers under long addresses fill it too', () => {
    const store = new TaggedCache<string>(1_010_000);
    for (let i = 0; i < 1_000; i++) store.set(`/${i}?${'x'.repeat(8_000)}`, 1, { ...entry('a'), size: 10 });
    expect(store.count).toBeGreaterThan(0);
    expect(store.count).toBeLessThan(1_010_000 / 16_000);
  });

  test('an entry ends when a campaign does', () => {
    const store = new TaggedCache<string>(1_010_000);
    store.set('/a', 1, entry('a', [], 500));
    expect(store.get('/a', 1, 499)).toBe('a');
    expect(store.get('/a', 1, 500)).toBeUndefined();
  });
});

test('what has expired is given a little longer, and one of those who find it is told to make it anew', () => {
  const cache = new TaggedCache<string, string>(1_000_000);
  const entry = (value: string) => ({ value, size: 10, tags: ['list'], until: 10_000 });
  cache.set('/a', 1, entry('old'));
  expect(cache.takeDue('/a')).toBe(false);
  cache.expire(['list'], 2_000);
  cache.expire(['list'], 2_500);
  expect(cache.get('/a', 1, 1_999)).toBe('old');
  expect([cache.takeDue('/a'), cache.takeDue('/a')]).toEqual([true, false]);
  cache.set('/a', 1, entry('new'));
  expect(cache.get('/a', 1, 5_000)).toBe('new');
  expect(cache.takeDue('/a')).toBe(false);
  cache.expire(['list'], 6_000);
  expect(cache.get('/a', 1, 6_000)).toBeUndefined();
});

test('what was made while its tag expired is given as long as what was made before', () => {
  const cache = new TaggedCache<string, string>(1_000_000);
  cache.get('/a', 1, 0); // the first version it hears of empties it
  const begun = cache.moment;
  cache.expire(['list'], 2_000);
  expect(cache.set('/a', 1, { value: 'made', size: 10, tags: ['list'], until: 10_000 }, begun)).toBe(true);
  expect(cache.get('/a', 1, 1_000)).toBe('made');
  expect(cache.takeDue('/a')).toBe(true);
  expect(cache.get('/a', 1, 2_000)).toBeUndefined();
});
