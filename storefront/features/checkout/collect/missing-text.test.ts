import { expect, test } from 'vitest';
import { eanOf } from '#domain/article/ean.ts';
import { missingText } from './missing-text.ts';

const jacket = { ean: eanOf('1'), name: 'Skalljakke', count: 3 };
const set = { ean: eanOf('2'), name: 'Ull Barnesett', count: 1 };
const boot = { ean: eanOf('3'), name: 'Fjellstøvel', count: 2 };

test('DEC-91 which line is missing, and how much of it', () => {
  expect(missingText([{ ean: set.ean, available: 0 }], [jacket, set])).toBe('Ull Barnesett');
  expect(missingText([{ ean: jacket.ean, available: 2 }], [jacket, set])).toBe('1 av 3 Skalljakke');
});

test('several are joined as one says them', () => {
  const lacking = [
    { ean: jacket.ean, available: 1 },
    { ean: set.ean, available: 0 },
    { ean: boot.ean, available: 0 },
  ];
  expect(missingText(lacking, [jacket, set, boot])).toBe('2 av 3 Skalljakke, Ull Barnesett og Fjellstøvel');
});
