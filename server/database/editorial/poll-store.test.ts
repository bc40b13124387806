import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadAcceptance } from '#database/acceptance/load-acceptance.ts';
import { startMigratedDatabase } from '#tests/migrated-database.ts';
import type { ThrowAwayDatabase } from '#tests/throw-away-database.ts';
import { pollStore } from './poll-store.ts';

let given: ThrowAwayDatabase;
beforeAll(async () => {
  given = await startMigratedDatabase();
}, 60_000);
afterAll(() => given.close());
beforeEach(() => loadAcceptance(given.database));

const both = [
  { questionId: 1, optionId: 2 },
  { questionId: 2, optionId: 3 },
];

test('DEC-123 a voter answers once, and another one too', async () => {
  const store = pollStore(given.database);
  expect(await store.answer('v1', both)).toBe('written');
  expect(await store.answer('v1', both)).toBe('answered-before');
  expect(await store.answer('v2', both)).toBe('written');
  expect(await store.answersOf('v1', [1, 2])).toEqual(both);
  expect(await store.participants([1, 2])).toBe(2);
});

test('an option or a question that was taken out a moment ago is no answer, and nothing of it is stored', async () => {
  const store = pollStore(given.database);
  await given.database.execute('DELETE FROM poll_options WHERE option_id = 3');
  expect(await store.answer('v1', both)).toBe('not-asked');
  await given.database.execute('DELETE FROM poll_questions WHERE question_id = 1');
  expect(await store.answer('v1', both.slice(0, 1))).toBe('not-asked');
  expect(await store.answersOf('v1', [1, 2])).toEqual([]);
});
