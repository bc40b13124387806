import { expect, test } from 'vitest';
import { keyedQueue } from './keyed-queue.ts';

function tasks() {
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
  const { begun, end, task } = tasks();
  const enqueue = keyedQueue(() => {}, 2);
  for (const key of ['a', 'b', 'c', 'd']) enqueue(task('klarna', key));
  enqueue(task('card', 'e'));
  await settled();
  expect(begun).toEqual(['klarna a', 'klarna b', 'card e']);
  end('b');
  await settled();
  expect(begun).toEqual(['klarna a', 'klarna b', 'card e', 'klarna c']);
  end('a');
  await settled();
  expect(begun.at(-1)).toBe('klarna d');
});

test('a key that waits is not queued again; one that is under way is, as it may have begun before what has happened since', async () => {
  const { begun, end, task } = tasks();
  const enqueue = keyedQueue(() => {}, 1);
  enqueue(task('klarna', 'a'));
  await settled();
  for (const key of ['b', 'b', 'a', 'a']) enqueue(task('klarna', key));
  for (const key of ['a', 'b', 'a', 'b']) {
    end(key);
    await settled();
  }
  expect(begun).toEqual(['klarna a', 'klarna b', 'klarna a']);
});

test('one that fails is reported, and the next one runs', async () => {
  const errors: unknown[] = [];
  const enqueue = keyedQueue((error) => errors.push(error), 1);
  const done: string[] = [];
  enqueue({ lane: 'card', key: 'a', work: () => Promise.reject(new Error('gone')) });
  enqueue({ lane: 'card', key: 'b', work: async () => done.push('b') });
  await settled();
  expect(errors).toEqual([new Error('gone')]);
  expect(done).toEqual(['b']);
});
