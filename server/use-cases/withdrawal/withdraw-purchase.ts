import { chargedFreight } from '#domain/cart/freight.ts';
import { type Oere, oere } from '#domain/money/money.ts';
import { refundsWholeItems } from '#domain/payment/refund-manner.ts';
import { planWithdrawal, type Wish, type WishRefusal } from '#domain/withdrawal/plan-withdrawal.ts';
import { freightRefund } from '#domain/withdrawal/refund.ts';
import type { CheckoutTransaction } from '#server/ports/checkout/checkout-transaction.ts';
import type { Claim } from '#server/ports/checkout/claims.ts';
import type { SaleFacts } from '#server/ports/checkout/sale-facts.ts';
import type { StoredReservation } from '#server/ports/checkout/stored-reservation.ts';
import type { StoredWithdrawal } from '#server/ports/checkout/stored-withdrawal.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { CheckoutParts } from '../checkout/checkout-parts.ts';
import { type Asking, mayOpen } from '../reservation/read-reservation.ts';
import { withdrawableLines, withdrawalRightOf } from '../reservation/withdrawable-lines.ts';

export interface WithdrawalRequest extends Asking {
  readonly wishes: readonly Wish[];
  readonly reason: string | null;
  readonly idempotencyKey: string | null;
}

export type WithdrawalRefusal =
  | { readonly reason: 'unknown' | 'other-request' | 'not-bought-online' | 'not-handed-over' }
  | { readonly reason: 'too-late'; readonly until: number }
  | WishRefusal;

/**
 * The customer's own withdrawal (angrerettloven § 20): a plain message is enough, so it is taken down at once, with what goes
 * back counted and the confirmation in the outbox. Pieces and money move when the shop has the goods (receive-withdrawal.ts).
 */
export function withdrawPurchase(
  parts: CheckoutParts,
  request: WithdrawalRequest,
): Promise<Result<StoredReservation, WithdrawalRefusal>> {
  const idempotent = request.idempotencyKey !== null;
  return parts.store.transaction<StoredReservation, WithdrawalRefusal>((tx) => withdraw(tx, parts, request), {
    idempotent,
  });
}

async function withdraw(
  tx: CheckoutTransaction,
  parts: CheckoutParts,
  request: WithdrawalRequest,
): Promise<Result<StoredReservation, WithdrawalRefusal>> {
  const now = parts.now();
  // Whose it is comes first: a key that somebody has heard of opens nothing.
  const reservation = await tx.reservations.lock(request.id);
  if (reservation === null || !mayOpen(parts, reservation, request)) return refused({ reason: 'unknown' });
  const claim = claimOf(parts, request);
  if (claim !== null) {
    const verdict = await tx.claims.make(claim, now);
    if (verdict.kind === 'repeated') {
      return verdict.sameRequest ? done(reservation) : refused({ reason: 'other-request' });
    }
  }
  const right = withdrawalRightOf(reservation, now);
  if (right.kind === 'none') return refused({ reason: 'not-bought-online' });
  if (right.kind === 'not-handed-over') return refused({ reason: 'not-handed-over' });
  if (right.kind === 'over') return refused({ reason: 'too-late', until: right.until });
  const planned = planWithdrawal(withdrawableLines(reservation), request.wishes);
  if (!planned.ok) return refused(planned.refusal);
  const { lines, goods, isWhole } = planned.plan;
  const { reason } = request;
  const freight = isWhole ? await freightBack(tx.facts, parts, reservation) : oere(0);
  const id = await tx.withdrawals.write({ reservationId: reservation.id, reason, goods, freight, lines, now });
  const withdrawal: StoredWithdrawal = {
    id,
    reason,
    goods,
    freight,
    lines,
    createdAt: now,
    receivedAt: null,
    deducted: oere(0),
    settled: oere(0),
    operationId: null,
    isRefunded: false,
    isRefused: false,
  };
  const mail = parts.mails.withdrawn(reservation, withdrawal);
  if (mail !== null) await tx.outbox.queue(mail);
  if (claim !== null) await tx.claims.keepAnswer(claim, { withdrawalId: id });
  return done({ ...reservation, withdrawals: [...reservation.withdrawals, withdrawal] });
}

/** What the cheapest delivery of these goods costs, at most what was paid; one item of an order cannot be split (Qliro). */
async function freightBack(
  facts: Pick<SaleFacts, 'variants'>,
  { published, now }: CheckoutParts,
  { freight, paymentMethod, lines }: StoredReservation,
): Promise<Oere> {
  if (freight === 0 || (paymentMethod !== null && refundsWholeItems(paymentMethod))) return freight;
  const variants = await facts.variants(
    lines.map(({ ean }) => ean),
    now(),
  );
  if (variants.size < lines.length) return freight; // the shop no longer knows what these goods cost to send
  const offered = published.current.shippingMethods.map(({ price }) =>
    chargedFreight('deliver', { price: oere(price) }, [...variants.values()]),
  );
  return freightRefund(freight, offered);
}

function claimOf({ secrets }: CheckoutParts, { idempotencyKey, id, wishes, reason }: WithdrawalRequest): Claim | null {
  if (idempotencyKey === null) return null;
  const requestHash = secrets.fingerprint(JSON.stringify([id, wishes, reason]));
  return { scope: 'withdrawals', key: idempotencyKey, requestHash };
}
