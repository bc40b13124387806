import { expect, test } from 'vitest';
import { ResponseCache } from './response-cache.ts';

function recent(most = 2) {
  const clock = { now: 0 };
  const asked: string[] = [];
  const answers = new ResponseCache<string>({ most, now: () => clock.now });
  const of = (key: string) =>
    answers.of(
      key,
      async () => {
        asked.push(key);
        return `${key}!`;
      },
      () => 1000,
    );
  return { clock, asked, answers, of };
}

test('R36 an answer is cached for its time and then asked for again', async () => {
  const { clock, asked, of } = recent();
  expect([await of('a'), await of('a')]).toEqual(['a!', 'a!']);
  clock.now = 1000;
  await of('a');
  expect(asked).toEqual(['a', 'a']);
});

test('R36 it is bounded; the one not asked for longest goes', async () => {
  const { asked, answers, of } = recent();
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await of(key);
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
  expect(answers.count).toBe(2);
});

test('a question under way is not asked twice', async () => {
  const { asked, of } = recent();
  expect(await Promise.all([of('a'), of('a'), of('a')])).toEqual(['a!', 'a!', 'a!']);
  expect(asked).toEqual(['a']);
});

test('a failure is not cached', async () => {
  const answers = new ResponseCache<string>({ most: 2 });
  const dead = () =>
    answers.of(
      'a',
      () => Promise.reject(new Error('dead')),
      () => 1000,
    );
  await expect(dead()).rejects.toThrow('dead');
  expect(
    await answers.of(
      'a',
      async () => 'fine',
      () => 1000,
    ),
  ).toBe('fine');
});
