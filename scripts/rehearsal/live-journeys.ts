import type { PaymentEmulators } from '#emulators/start-payment-emulators.ts';
import type { Journey } from '../../tests/journeys/journeys.ts';
import { goods } from './live-goods.ts';

let shoppers = 0;

/** Somebody who has ordered nothing before. */
export function order(): object {
  shoppers += 1;
  const number = String(shoppers).padStart(7, '0');
  return {
    CustomerName: 'Kari Nordmann',
    Email: `kari-${number}@kunde.example`,
    Phone: `+47 4${number}`,
    terms_conditions: 1,
    Delivery: 0,
    Address: '',
    PostalCode: '',
    City: '',
    ShopID: goods.shop,
    items: [{ EanNo: goods.eans[shoppers % goods.eans.length], Count: 1, CampaignArticleID: null }],
    shipping_method_id: null,
  };
}

const browse: Journey = async (shopper) => {
  await shopper.get('page', '/');
  await shopper.get('page', '/klaer/jakker');
  await shopper.get('page', `/product/${goods.article}`);
  await shopper.get('availability', '/api/v1/articles/availability/9001');
  await shopper.post('search', '/api/v1/articles/search', { query: 'fjelljakke', take: 24 });
};

const reserve: Journey = async (shopper, log) => {
  const made = await shopper.post('reservation', '/api/v1/reservations', order(), 201);
  if (made.status !== 201) return;
  log.reservations.push(made.body.id);
  await shopper.get('receipt', `/api/v1/reservations/${made.body.id}?token=${made.body.receipt_token}`);
};

/** Pays by card at the emulated provider, which calls the shop back through nginx. */
const payWith =
  ({ card }: PaymentEmulators): Journey =>
  async (shopper, log) => {
    const wish = { ...order(), payment_method: 'card', expected_total: goods.price };
    const made = await shopper.post('checkout', '/api/v1/checkout', wish, 201);
    if (made.status !== 201) return;
    log.reservations.push(made.body.reservation_id);
    const back = new URL(await card.decide(made.body.payment_id, 'approve'));
    await shopper.get('page', back.pathname + back.search);
  };

export function liveJourneys(emulators: PaymentEmulators): readonly Journey[] {
  return [browse, browse, reserve, payWith(emulators)];
}
