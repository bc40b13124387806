import { expect, test } from 'vitest';
import { unsubscribeLink } from './unsubscribe-link.ts';

const token = `${'aB3_-'.repeat(8)}xyz`;

test('the way out at the foot of a mail is found, and nothing else is taken for it', () => {
  const end = `https://butikk.example/varsel/avslutt/${token}`;
  const text = `Hei\n\nSe varen:\nhttps://butikk.example/product/jakke\n\n--\nAvslutt dem her:\n${end}\nSpørsmål?`;
  expect(unsubscribeLink(text)).toBe(end);
  expect(unsubscribeLink(`http://localhost:3000/varsel/avslutt/${token}`)).toBe(
    `http://localhost:3000/varsel/avslutt/${token}`,
  );
  for (const other of [
    `https://butikk.example/nullstill-passord/${token}`,
    `https://butikk.example/varsel/bekreft/${token}`,
    'https://butikk.example/varsel/avslutt/kort',
    `https://butikk.example/varsel/avslutt/${token}enda-mer`,
    '',
  ]) {
    expect(unsubscribeLink(other), other).toBeNull();
  }
});
