import { expect, test } from 'vitest';
import { keepTogether } from './keep-together.ts';

test.each([
  ['vask på 30 grader', 'vask på 30\u00a0grader'],
  ['5 års garanti', '5\u00a0års garanti'],
  ['under −5 °C', 'under −5\u00a0°C'],
  ['sist endret 2. november 2026', 'sist endret 2.\u00a0november 2026'],
  ['99 kroner, 2 kg', '99\u00a0kroner, 2\u00a0kg'],
  ['Furet, værbitt – Vikafjell', 'Furet, værbitt\u00a0– Vikafjell'],
])('%s stays on one line', (text, kept) => {
  expect(keepTogether(text)).toBe(kept);
});

test.each(['uke 1 og 2', 'punkt 10. Den', '3 for 2', 'fra 9 til 16', '2 lange votter', 'to–tre ganger'])(
  '%s breaks where it likes',
  (text) => {
    expect(keepTogether(text)).toBe(text);
  },
);
