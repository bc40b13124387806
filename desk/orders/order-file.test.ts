import { expect, test } from 'vitest';
import type { OrderRow } from '#contract/desk/orders/order-list.ts';
import { orderFile } from './order-file.ts';

const row: OrderRow = {
  id: 20431,
  at: '2026-11-16T13:18:00.000Z',
  name: '=HYPERLINK("https://evil.example")',
  phoneEnd: '18',
  images: [],
  pieces: 1,
  shop: '+Bergen; Åsane',
  delivery: false,
  status: 5,
  isUnsettled: false,
  isWithdrawn: false,
  paymentMethod: null,
  paymentStatus: null,
  total: 129950,
  waitedMinutes: null,
};

test('a name that looks like a formula is text in the file', () => {
  expect(orderFile([row]).split('\r\n')[1]).toBe(
    `20431;2026-11-16;14.18;"'=HYPERLINK(""https://evil.example"")";•• 18;"'+Bergen; Åsane";Klikk & Hent;Hentet;Betalt i butikk;1;1299,5`,
  );
});
