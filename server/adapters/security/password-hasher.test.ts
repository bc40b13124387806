import { expect, test } from 'vitest';
import { expectWithin, isLongLane } from '#tests/lane.ts';
import { hashPassword } from './password-hash.ts';
import { passwordHasher } from './password-hasher.ts';

test('FIX-15 a password matches its own hash and no account matches nothing', async () => {
  const hasher = await passwordHasher({ concurrency: 2, maxWaiting: 4 });
  const hash = await hasher.hash('Passord123!');
  expect(await hasher.matches('Passord123!', hash)).toBe(true);
  expect(await hasher.matches('passord123!', hash)).toBe(false);
  expect(await hasher.matches('Passord123!', null)).toBe(false);
});

test('R33 what is beyond the queue is turned away at once, and the queue serves on', async () => {
  const hasher = await passwordHasher({ concurrency: 1, maxWaiting: 2 });
  const hash = await hashPassword('Passord123!');
  const answers = await Promise.all(Array.from({ length: 6 }, () => hasher.matches('Passord123!', hash)));
  expect(answers).toEqual([true, true, true, 'busy', 'busy', 'busy']);
  expect(await hasher.matches('Passord123!', hash)).toBe(true);
});

test('R32 no account takes as long as one', async () => {
  const hasher = await passwordHasher({ concurrency: 1, maxWaiting: 1 });
  const hash = await hashPassword('Passord123!');
  const median = async (stored: string | null) => {
    const times: number[] = [];
    for (let i = 0; i < (isLongLane ? 9 : 1); i++) {
      const begun = performance.now();
      expect(await hasher.matches('feil', stored)).toBe(false);
      times.push(performance.now() - begun);
    }
    return times.sort((a, b) => a - b)[times.length >> 1]!;
  };
  const [known, unknown] = [await median(hash), await median(null)];
  expectWithin(Math.max(known, unknown), 2 * Math.min(known, unknown));
});
