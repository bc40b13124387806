import type { CounterRequest } from '#contract/counter/requests.ts';
import { missingProof } from '#domain/counter/proof.ts';
import { isPaid } from '#domain/payment/payment-status.ts';
import type { StoredReservation } from '#server/ports/checkout/stored-reservation.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import { moveReservation } from '../reservation/move-reservation.ts';
import { actOnOrder, type OrderAct } from './act-on-order.ts';
import type { AtCounter, CounterParts, Refusal } from './counter-parts.ts';
import { codesOff, wrongCode } from './pickup-codes.ts';

export type HandOutRequest = Pick<CounterRequest<'handOut'>, 'proof'> & {
  readonly idSeen: boolean;
  readonly tillSlip: string | null;
};

/**
 * The goods go to the customer: shown by one of the proofs, and paid, on the web (drawn now, by a planned step) or at the till,
 * whose slip is written down: order and collection in one act. A wrong code counts against the shop's limit of attempts.
 */
export async function handOut(
  parts: CounterParts,
  at: AtCounter,
  act: OrderAct,
  request: HandOutRequest,
): Promise<Result<null, Refusal>> {
  const off = isGuess(request) ? await codesOff(parts, at.shop) : null;
  if (off !== null) return refused(off);
  const outcome = await actOnOrder<null>(parts, at, act, async (tx, { reservation }) => {
    const refusal = unproven(parts, reservation, request) ?? unpaid(reservation, request);
    if (refusal !== null) return refused(refusal);
    const moved = await moveReservation(tx, parts.checkout, reservation, { event: 'collect' });
    if (!moved.ok) return refused({ code: 'not-allowed' });
    if (request.tillSlip !== null) await tx.setTillSlip(reservation.id, request.tillSlip);
    const { proof, idSeen, tillSlip } = request;
    return done({ action: 'handed-out', after: { proof: proof.kind, idSeen: idSeen ? 1 : 0, tillSlip }, answer: null });
  });
  if (outcome.ok || outcome.refusal.code !== 'wrong-code') return outcome;
  return refused(await wrongCode(parts, at.shop));
}

/** What can be tried again until it fits. */
function isGuess({ proof }: HandOutRequest): boolean {
  return proof.kind === 'code' || proof.kind === 'phone';
}

function unproven(
  { checkout: { secrets }, clubCard, idFrom }: CounterParts,
  reservation: StoredReservation,
  { proof, idSeen }: HandOutRequest,
): Refusal | null {
  const { id, total, phone, paymentMethod, customerId } = reservation;
  if (proof.kind === 'code' && proof.code.toUpperCase() !== secrets.pickupCode(id)) return { code: 'wrong-code' };
  if (proof.kind === 'phone' && phone?.replace(/\D/g, '').slice(-4) !== proof.lastDigits) return { code: 'wrong-code' };
  if (proof.kind === 'receipt' && !secrets.opensReceipt(reservation, proof.token)) return { code: 'wrong-proof' };
  if (proof.kind === 'card' && (customerId === null || proof.card !== clubCard.codeOf(customerId)))
    return { code: 'wrong-proof' };
  const lacking = missingProof({ isPaid: paymentMethod !== null, total, proof: proof.kind, idSeen, idFrom });
  return lacking === null ? null : { code: lacking };
}

/** At the till, with its slip; or on the web, where the money is held or drawn still. */
export function unpaid(
  { paymentMethod, payment }: StoredReservation,
  { tillSlip }: Pick<HandOutRequest, 'tillSlip'>,
): Refusal | null {
  if (paymentMethod === null) return tillSlip === null ? { code: 'slip-needed' } : null;
  if (payment === null || !isPaid(payment.status)) return { code: 'nothing-drawn' };
  return tillSlip === null ? null : { code: 'slip-not-needed' };
}
