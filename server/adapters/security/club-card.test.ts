import { expect, test } from 'vitest';
import { signedClubCard } from './club-card.ts';

test('DEC-119 ENT-63 the code is K, the id and ten characters that follow from id and key', () => {
  const card = signedClubCard('nøkkel');
  expect(card.codeOf(1)).toMatch(/^K1\.[A-Za-z0-9_-]{10}$/);
  expect(card.codeOf(1)).toBe(signedClubCard('nøkkel').codeOf(1));
  expect(card.codeOf(1).slice(-10)).not.toBe(card.codeOf(2).slice(-10));
  expect(card.codeOf(1)).not.toBe(signedClubCard('en annen').codeOf(1));
});
