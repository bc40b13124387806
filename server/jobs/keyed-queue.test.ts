import { expect, test } from 'vitest';
import { keyedQueue } from './keyed-queue.ts';

function errands() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (lane: string, key: string) => ({
    lane,
    key,
    work: () => {
      begun.push(`${lane} ${key}`);
      return new Promise<void>((resolve) => ends.set(key, resolve));
    },
  });
  return { begun, end: (key: string) => ends.get(key)?.(), task };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('some of a lane at once, the others in their order when one is done; another lane does not wait', async () => {
  const { begun, end, task } = errands();
  const look = keyedQueue(() => {}, 2);
  for (const key of ['a', 'b', 'c', 'd']) look(task('klarna', key));
  look(task('card', 'e'));
  expect(begun).toEqual(['klarna a', 'klarna b', 'card e']);
  end('b');
  await settled();
  expect(begun).toEqual(['klarna a', 'klarna b', 'card e', 'klarna c']);
  end('a');
  await settled();
  expect(begun.at(-1)).toBe('klarna d');
});

test('what waits already is not put in again; what is under way is, as it may be older than what has happened', async () => {
  const { begun, end, task } = errands();
  const look = keyedQueue(() => {}, 1);
  for (const key of ['a', 'b', 'b', 'a', 'a']) look(task('klarna', key));
  for (const key of ['a', 'b', 'a', 'b']) {
    end(key);
    await settled();
  }
  expect(begun).toEqual(['klarna a', 'klarna b', 'klarna a']);
});

test('one that fails is told of, and the next one goes', async () => {
  const errors: unknown[] = [];
  const look = keyedQueue((error) => errors.push(error), 1);
  const done: string[] = [];
  look({ lane: 'card', key: 'a', work: () => Promise.reject(new Error('gone')) });
  look({ lane: 'card', key: 'b', work: async () => done.push('b') });
  await settled();
  expect(errors).toEqual([new Error('gone')]);
  expect(done).toEqual(['b']);
});
