import type { Ean } from '#domain/article/ean.ts';
import { oere } from '#domain/money/money.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';
import type { CheckoutTransaction } from '#server/ports/checkout/checkout-transaction.ts';
import type { CheckoutParts } from '../checkout/checkout-parts.ts';
import { moveReservation } from './move-reservation.ts';

/**
 * A shopper who comes back from the payment page and orders anew meets their own hold, not a wall (R3): what this visit has
 * begun to pay and not paid is let go first. Should the old page be paid after all, the check of payments undoes that. Gives
 * whether there was any.
 */
export async function releaseOwnPending(
  tx: CheckoutTransaction,
  parts: CheckoutParts,
  visitor: string,
  wanted: readonly { readonly ean: Ean; readonly shop: ShopId }[],
): Promise<boolean> {
  const pending = (await tx.reservations.lockAwaitingPayment(visitor)).filter(
    ({ payment }) => payment?.status === 'pending',
  );
  if (pending.length === 0) return false;
  const held = pending.flatMap(({ shop, lines }) => lines.map(({ ean }) => ({ ean, shop })));
  for (const { id } of pending) await tx.promocodes.release(id);
  await tx.stock.lock([...held, ...wanted]);
  for (const reservation of pending) {
    const { payment } = reservation;
    if (payment === null) continue;
    await tx.payments.move(payment.id, 'cancelled', oere(0));
    await tx.payments.noteEvent({ paymentId: payment.id, kind: 'superseded', source: 'shop' });
    await tx.operations.plan({ paymentId: payment.id, operation: 'cancel', amount: null, at: parts.now() });
    await moveReservation(
      tx,
      parts,
      { ...reservation, payment: { ...payment, status: 'cancelled' } },
      {
        event: 'payment-failed',
        tellCustomer: false,
      },
    );
  }
  return true;
}
