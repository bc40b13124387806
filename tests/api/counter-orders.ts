import type { PaymentMethod } from '#domain/payment/payment-status.ts';
import type { Seen, StaffedDevice } from './counter-client.ts';
import { checkout, collectPaidOf, type PayingShop, reservationOf, reserve, until, type Wanted } from './paying-shop.ts';
import type { TestVisitor } from './test-shop.ts';

export interface MadeOrder {
  readonly id: number;
  readonly code: string;
}

export interface BoughtOrder extends MadeOrder {
  readonly paymentId: string;
  readonly token: string;
  readonly visitor: TestVisitor;
}

export async function reserved(shop: PayingShop, at: number, ...wanted: readonly Wanted[]): Promise<MadeOrder> {
  const made = await reserve(await shop.visitor(), reservationOf(at, ...wanted));
  if (made.status !== 201) throw new Error(`not reserved: ${made.status} ${JSON.stringify(made.body)}`);
  return { id: made.body.id, code: made.body.pickup_code };
}

/** Bought, paid at the emulated provider and received by the shop. */
export async function bought(
  shop: PayingShop,
  method: PaymentMethod,
  { at = 1, total }: { readonly at?: number; readonly total: number },
  ...wanted: readonly Wanted[]
): Promise<BoughtOrder> {
  const visitor = await shop.visitor();
  const made = await checkout(visitor, collectPaidOf(at, method, total, ...wanted));
  if (made.status !== 201) throw new Error(`not bought: ${made.status} ${JSON.stringify(made.body)}`);
  const { payment_id: paymentId, receipt_token: token, reservation_id: id } = made.body;
  await shop.emulators[method].decide(paymentId, 'approve');
  const status = async () => (await shop.get(`/api/v1/payments/${paymentId}?token=${token}`)).body.status;
  await until(status, (now) => now !== 'pending');
  const receipt = await shop.get(`/api/v1/reservations/${id}?token=${token}`);
  return { id, paymentId, token, code: receipt.body.pickup_code, visitor };
}

export async function seen(device: StaffedDevice, id: number, shop = 1) {
  return (await device.get(`/shops/${shop}/orders/${id}`)).body;
}

/** Begun by this clerk. */
export async function begun(device: StaffedDevice, id: number, shop = 1) {
  return (await device.act(await seen(device, id, shop), 'begin')).body;
}

export async function pickAll(
  device: StaffedDevice,
  order: Seen & { lines: { line: number; count: number; missing: number }[] },
) {
  const lines = order.lines.map(({ line, count, missing }) => ({ line, picked: count - missing }));
  return (await device.act(order, 'picks', { lines })).body;
}

export async function madeReady(device: StaffedDevice, id: number, place = 'A1') {
  return (await device.act(await pickAll(device, await begun(device, id)), 'ready', { place })).body;
}

/** Handed out to whoever has the code, and drawn by the jobs. */
export async function handedOut(device: StaffedDevice, { id, code }: MadeOrder) {
  const ready = await madeReady(device, id);
  return (await device.act(ready, 'hand-out', { proof: { kind: 'code', code } })).body;
}
