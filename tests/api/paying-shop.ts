import { type PaymentEmulators, startPaymentEmulators } from '#emulators/start-payment-emulators.ts';
import type { TestHooks } from '#server/composition/test-hooks.ts';
import { startTestShop, type TestAnswer, type TestShop, type TestVisitor } from './test-shop.ts';

export interface PayingShop extends TestShop {
  readonly emulators: PaymentEmulators;
  stock(ean: string, shop: number): Promise<number>;
}

/** A test shop whose payments are made at emulated providers, over the same adapters as at the real ones. */
export async function startPayingShop(env: Record<string, string> = {}, testHooks?: TestHooks): Promise<PayingShop> {
  const emulators = await startPaymentEmulators();
  const shop = await startTestShop(
    { ORDER_LIMIT: '100000', ...emulators.settings, ...env },
    testHooks === undefined ? {} : { testHooks },
  );
  return {
    ...shop,
    emulators,
    stock: async (ean, id) => {
      const rows = await shop.database.query<{ qty: number }>('SELECT qty FROM stock WHERE ean = $1 AND shop_id = $2', [
        ean,
        id,
      ]);
      return rows[0]?.qty ?? 0;
    },
    stop: async () => {
      await shop.stop();
      await emulators.stop();
    },
  };
}

export const eans = {
  jacketM: '7000000100116', // Oslo 5, 55: 4, Drammen 2, Bergen 1; limit 3; 1299
  jacketL: '7000000100123', // Drammen 2
  down: '7000000100215', // Oslo 3, Bergen 3, 55: 3; campaigns 501 (999), 502 (1199)
  goggles: '7000000100314', // 55: 6, Oslo 4; limit 5; 500
  helmet: '7000000100413', // Drammen 6; 699
  poles: '7000000100512', // Oslo 2; 399
  paddle: '7000000100819', // 55: 4, Oslo 2; freight 49900; 1499
  backpack: '7000000100918', // Oslo 2, Drammen 2; not purchasable on the web; 899
  boots: '7000000101014', // Oslo 3; only click and collect; 1199
  drink: '7000000101113', // Oslo 100, 55: 100; pant 3; limit 24; 30; food
  woolSet: '7000000101212', // Bergen 5; 299
} as const;

export interface Wanted {
  readonly ean: string;
  readonly count?: number;
  readonly campaign?: number | null;
}

const person = {
  CustomerName: 'Kari Nordmann',
  Email: 'kari@example.no',
  Phone: '+47 41234567',
  terms_conditions: 1,
};

const items = (wanted: readonly Wanted[]) =>
  wanted.map(({ ean, count = 1, campaign = null }) => ({ EanNo: ean, Count: count, CampaignArticleID: campaign }));

/** Collect and pay in the shop. */
export function reservationOf(shop: number, ...wanted: readonly Wanted[]) {
  return {
    ...person,
    Delivery: 0,
    Address: '',
    PostalCode: '',
    City: '',
    ShopID: shop,
    items: items(wanted),
    shipping_method_id: null,
  };
}

/** Collect and pay now. */
export function collectPaidOf(shop: number, method: string, total: number, ...wanted: readonly Wanted[]) {
  return { ...reservationOf(shop, ...wanted), payment_method: method, expected_total: total };
}

/** Delivered and paid now, by the method 'delivery'. */
export function deliveryOf(method: string, total: number, ...wanted: readonly Wanted[]) {
  return {
    ...person,
    Delivery: 1,
    Address: 'Storgata 12',
    PostalCode: '0155',
    City: 'OSLO',
    ShopID: 55,
    items: items(wanted),
    shipping_method_id: 'delivery',
    payment_method: method,
    expected_total: total,
  };
}

export function reserve(visitor: TestVisitor, body: object, headers: Record<string, string> = {}): Promise<TestAnswer> {
  return visitor.send('POST', '/api/v1/reservations', body, headers);
}

export function checkout(
  visitor: TestVisitor,
  body: object,
  headers: Record<string, string> = {},
): Promise<TestAnswer> {
  return visitor.send('POST', '/api/v1/checkout', body, headers);
}

/** Asks until it is so; what takes longer is not going to happen. */
export async function until<T>(ask: () => Promise<T>, isSo: (value: T) => boolean, ms = 15_000): Promise<T> {
  const end = Date.now() + ms;
  for (;;) {
    const value = await ask();
    if (isSo(value) || Date.now() > end) return value;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
