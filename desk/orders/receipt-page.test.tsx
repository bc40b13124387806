// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { OrderAnswer } from '#contract/desk/orders/order-detail.ts';
import { find, type Mounted, mount } from '#ui/components/testing/mount.ts';
import { forgetRead } from '../state/use-query.ts';
import { ReceiptPage } from './receipt-page.tsx';

let shown: Mounted;
afterEach(() => {
  shown.unmount();
  forgetRead();
  vi.unstubAllGlobals();
});

const line = { articleId: 1, image: null, missing: 0, discount: 0, told: 0, returned: 0, gives: [] };
const money = {
  provider: 'card',
  status: 'captured',
  reserved: 154900,
  reservedAt: null,
  captured: 154900,
  capturedAt: null,
  refunded: 0,
  refundedAt: null,
  refundable: 154900,
  underWay: 0,
  isUnsettled: false,
  wholeItemsOnly: false,
  checkedAt: '2026-11-18T10:00:00.000Z',
} as const;
const order: OrderAnswer = {
  id: 100071,
  version: 1,
  status: 5,
  at: '2026-11-16T09:30:00.000Z',
  delivery: true,
  shop: { id: 1, name: 'Nordvarde Oslo' },
  promocode: null,
  paymentMethod: 'card',
  expiresAt: null,
  lines: [
    {
      ...line,
      ean: '7000000000011',
      name: 'Skalljakke',
      size: 'M',
      color: 'Blå',
      count: 1,
      price: 129900,
      sum: 129900,
    },
    { ...line, ean: '7000000000028', name: 'Lue', size: null, color: null, count: 2, price: 15000, sum: 30000 },
  ],
  seller: { name: 'Nordvarde AS', orgNo: '999 888 777', address: 'Storgata 1, 0155 Oslo' },
  goods: 159900,
  discount: 10000,
  freight: 5000,
  total: 154900,
  vat: { percentage: 25, amount: 30980 },
  money,
  awaited: null,
  rightUntil: null,
  customer: null,
  history: [],
  note: { text: '', version: 0, by: null, at: null },
  canCancel: false,
  terms: null,
};

async function receiptOf(change: Partial<OrderAnswer> = {}): Promise<HTMLElement> {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ ...order, ...change }), { status: 200 }));
  shown = mount(<ReceiptPage params={{ id: '100071' }} />);
  return vi.waitFor(async () => {
    await act(async () => {});
    return find(shown.container, 'article');
  });
}

const sums = (receipt: HTMLElement) =>
  Object.fromEntries(
    [...receipt.querySelectorAll('dl > div')].map((one) => [
      one.querySelector('dt')?.textContent,
      one.querySelector('dd')?.textContent?.replaceAll('\u00a0', ' '),
    ]),
  );

test('a paid order: whose receipt it is, what was bought, and the tax and discount in it', async () => {
  const receipt = await receiptOf();
  expect(receipt.textContent).toContain('Nordvarde AS');
  expect(receipt.textContent).toContain('Org.nr. 999 888 777 MVA');
  const cells = [...receipt.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
  );
  expect(cells).toEqual([
    ['Skalljakke, M, Blå7000000000011', '1', '1 299,00', '1 299,00'],
    ['Lue7000000000028', '2', '150,00', '300,00'],
  ]);
  expect(sums(receipt)).toEqual({
    Varer: '1 599,00',
    Rabatt: '−100,00',
    Frakt: '50,00',
    Sum: '1 549,00 kr',
    'herav mva. 25 %': '309,80',
    Betalt: '1 549,00',
  });
});

test('what was given back is on it', async () => {
  const receipt = await receiptOf({ money: { ...money, refunded: 15000 } });
  expect(sums(receipt)).toMatchObject({ Betalt: '1 549,00', 'Betalt tilbake': '−150,00' });
});

test('an order that is paid in the shop has no payment, and says so', async () => {
  const receipt = await receiptOf({ money: null, delivery: false, discount: 0, freight: 0, total: 159900 });
  expect(Object.keys(sums(receipt))).toEqual(['Varer', 'Henting i butikk', 'Sum', 'herav mva. 25 %']);
  expect(receipt.textContent).toContain('Klikk & Hent i Nordvarde Oslo');
  expect(receipt.textContent).toContain('Betales i butikken. Kvittering for betalingen gis der.');
});
