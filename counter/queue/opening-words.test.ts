import { expect, test } from 'vitest';
import { openingWords } from './opening-words.ts';

const evening = Date.parse('2026-11-17T21:30:00+01:00');
const words = (openUntil: string | null, opensAt: string | null) => openingWords({ openUntil, opensAt }, evening);

test('an evening after an open day is not a closed day', () => {
  expect(words('2026-11-17T22:00:00+01:00', null)).toBe('åpent til 22');
  expect(words(null, '2026-11-18T10:00:00+01:00')).toBe('stengt nå, åpner i morgen kl. 10');
  expect(words(null, '2026-11-18T09:30:00+01:00')).toBe('stengt nå, åpner i morgen kl. 09:30');
  expect(words(null, '2026-11-20T10:00:00+01:00')).toBe('stengt nå, åpner fredag kl. 10');
  expect(words(null, null)).toBe('stengt nå');
});
