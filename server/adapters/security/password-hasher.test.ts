import { expect, test } from 'vitest';
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
    for (let i = 0; i < 9; i++) {
      const begun = performance.now();
      await hasher.matches('feil', stored);
      times.push(performance.now() - begun);
    }
    return times.sort((a, b) => a - b)[4]!;
  };
  const [known, unknown] = [await median(hash), await median(null)];
  expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(2);
});
