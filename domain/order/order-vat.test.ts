import { expect, test } from 'vitest';
import { oere } from '#domain/money/money.ts';
import { orderVat } from './order-vat.ts';

const line = (gross: number, vatPercentage: number) => ({ gross: oere(gross), vatPercentage });

test('DEC-102 W19.2 299,00 kr at 25 % is 59,80 VAT and 239,20 net', () => {
  expect(orderVat([line(29900, 25)], oere(0))).toEqual({ vatPercentage: 25, vat: 5980, net: 23920 });
});

test('DEC-102 food carries 15, its freight with it', () => {
  expect(orderVat([line(3000, 15), line(600, 15)], oere(9900))).toEqual({ vatPercentage: 15, vat: 1761, net: 11739 });
});

test('DEC-102 a mixed order carries 25 and each line its own rate', () => {
  expect(orderVat([line(3000, 15), line(29900, 25)], oere(0))).toEqual({
    vatPercentage: 25,
    vat: 391 + 5980,
    net: 32900 - 6371,
  });
});
