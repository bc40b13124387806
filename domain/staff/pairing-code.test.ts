import { expect, test } from 'vitest';
import { pairingCode, readPairingCode } from './pairing-code.ts';

test('a code is read as it was printed, however it is typed', () => {
  const code = pairingCode([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.999]);
  expect(code).toHaveLength(8);
  expect(readPairingCode(code)).toBe(code);
  expect(readPairingCode(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `)).toBe(code);
});

test.each(['', 'ABC', 'AAAAAAAAA', 'AAAAAAA0', 'AAAA<AAA'])('%j is none', (typed) => {
  expect(readPairingCode(typed)).toBeNull();
});
