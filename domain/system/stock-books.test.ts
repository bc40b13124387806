import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookActed, bookStock, type StockBook, type StockSaid } from './stock-books.ts';

const empty: StockBook = { qty: 0, held: 0, debt: 0, lastSet: null, adds: new Map() };
const all = (said: readonly StockSaid[], from = empty) => said.reduce((book, one) => bookStock(book, one).book, from);

test('a whole figure includes what is held for somebody; a change moves what is for sale', () => {
  const counted = bookStock({ ...empty, held: 2 }, { seq: 1, set: 5 });
  expect(counted).toMatchObject({ outcome: 'applied', book: { qty: 3, lastSet: 1 } });
  expect(bookStock(counted.book, { seq: 2, add: -1 })).toMatchObject({ outcome: 'applied', book: { qty: 2 } });
});

test('what is said twice counts once; what a later figure includes does not count', () => {
  const book = all([
    { seq: 2, add: -1 },
    { seq: 3, set: 7 },
    { seq: 4, add: 1 },
  ]);
  expect(book.qty).toBe(8);
  expect(bookStock(book, { seq: 4, add: 1 }).outcome).toBe('unchanged');
  expect(bookStock(book, { seq: 3, set: 7 }).outcome).toBe('unchanged');
  expect(bookStock(book, { seq: 2, set: 70 }).outcome).toBe('superseded');
  expect(bookStock(book, { seq: 1, add: 70 }).outcome).toBe('superseded');
  expect(bookStock(book, { seq: 3, add: 70 }).outcome).toBe('superseded');
});

test('more gone than there was: none for sale, and what comes in pays for it first', () => {
  const short = bookStock({ ...empty, qty: 1 }, { seq: 1, add: -3 });
  expect(short).toMatchObject({ outcome: 'short', book: { qty: 0, debt: 2 } });
  expect(bookStock(short.book, { seq: 2, add: 3 })).toMatchObject({ outcome: 'applied', book: { qty: 1, debt: 0 } });
  const counted = { ...short.book, qty: 4 };
  expect(bookStock(counted, { seq: 3, add: 1 }).book.qty, 'counted by hand since: the debt is gone').toBe(5);
});

test('the order of arrival does not matter, nor do repetitions', () => {
  const said = fc.oneof(
    fc.record({ seq: fc.integer({ min: 1, max: 12 }), set: fc.integer({ min: 0, max: 9 }) }),
    fc.record({ seq: fc.integer({ min: 1, max: 12 }), add: fc.integer({ min: -4, max: 4 }) }),
  );
  const story = fc.uniqueArray(said, { minLength: 1, maxLength: 8, selector: ({ seq }) => seq }).chain((lines) =>
    fc.record({
      lines: fc.constant(lines),
      shuffled: fc.shuffledSubarray([...lines, ...lines], { minLength: lines.length * 2 }),
      held: fc.integer({ min: 0, max: 3 }),
      qty: fc.integer({ min: 0, max: 5 }),
    }),
  );
  fc.assert(
    fc.property(story, ({ lines, shuffled, held, qty }) => {
      const start = { ...empty, held, qty };
      const inOrder = all(
        [...lines].sort((a, b) => a.seq - b.seq),
        start,
      );
      const arrived = all(shuffled, start);
      expect(arrived).toEqual({ ...inOrder, adds: arrived.adds });
      expect([...arrived.adds].sort()).toEqual([...inOrder.adds].sort());
    }),
  );
});

test('orders that are handed out and come back meanwhile: counted once, whatever arrives first', () => {
  type Told =
    | StockSaid
    | { readonly seq: number; readonly out: number }
    | { readonly seq: number; readonly back: number };
  const told = (seq: number): fc.Arbitrary<Told> =>
    fc.oneof(
      fc.record({ seq: fc.constant(seq), set: fc.integer({ min: 0, max: 9 }) }),
      fc.record({ seq: fc.constant(seq), add: fc.integer({ min: -4, max: 4 }) }),
      fc.record({ seq: fc.constant(seq), out: fc.integer({ min: 1, max: 2 }) }),
      fc.record({ seq: fc.constant(seq), back: fc.integer({ min: 1, max: 2 }) }),
    );
  // As the shop does it: an order that is handed out takes off what is held, one that comes back is on sale again.
  const hear = (book: StockBook, one: Told): StockBook => {
    if ('out' in one) return bookActed({ ...book, held: book.held - one.out }, { seq: one.seq, pieces: -one.out });
    if (!('back' in one)) return bookStock(book, one).book;
    const there = (book.qty > 0 ? book.qty : -book.debt) + one.back;
    const back = { ...book, qty: Math.max(0, there), debt: Math.max(0, -there) };
    return bookActed(back, { seq: one.seq, pieces: one.back });
  };
  const story = fc.tuple(...[1, 2, 3, 4, 5, 6, 7].map(told)).chain((lines) =>
    fc.record({
      lines: fc.constant(lines),
      shuffled: fc.shuffledSubarray(lines, { minLength: lines.length }),
      qty: fc.integer({ min: 0, max: 5 }),
    }),
  );
  fc.assert(
    fc.property(story, ({ lines, shuffled, qty }) => {
      const start = { ...empty, held: 14, qty };
      const [inOrder, arrived] = [lines, shuffled].map((heard) => heard.reduce(hear, start));
      expect([arrived?.qty, arrived?.debt, arrived?.held]).toEqual([inOrder?.qty, inOrder?.debt, inOrder?.held]);
    }),
  );
});
