import type { OrderMove, OrderStatusRequest } from '#contract/system/order-status.ts';
import { type ReservationEvent, type ReservationStatus, reservationStatus } from '#domain/reservation/status.ts';
import type { StoredReservation } from '#server/ports/checkout/stored-reservation.ts';
import type { CounterState, CounterTransaction } from '#server/ports/counter.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { CheckoutParts } from '../checkout/checkout-parts.ts';
import { unpaid } from '../counter/hand-out.ts';
import { moveReservation } from '../reservation/move-reservation.ts';
import type { OrderMoveRefusal } from './receive-return.ts';

export type PlainMove = Exclude<OrderMove, 'returned'>;

const s = reservationStatus;

/** What each word means in the table of moves; picking goes on within a status. */
export const plainMoves: Readonly<
  Record<PlainMove, { readonly event: ReservationEvent | null; readonly to: ReservationStatus }>
> = {
  begin: { event: 'begin', to: s.inProgress },
  picked: { event: null, to: s.inProgress },
  ready: { event: 'ready', to: s.readyToCollect },
  collected: { event: 'collect', to: s.collected },
  shipped: { event: 'send', to: s.sent },
  delivered: { event: 'deliver', to: s.delivered },
  cancelled: { event: 'cancel', to: s.cancelled },
};

interface PickedOrder {
  readonly reservation: StoredReservation;
  readonly state: CounterState;
}

/** Does what goes with a move, as the counter's act of the same meaning does, and moves the order. Gives its status then. */
export async function preparePlainMove(
  tx: CounterTransaction,
  checkout: CheckoutParts,
  { reservation, state }: PickedOrder,
  { status, tracking, place, slip }: OrderStatusRequest & { readonly status: PlainMove },
): Promise<Result<ReservationStatus, OrderMoveRefusal>> {
  const { id } = reservation;
  const { event } = plainMoves[status];
  if (event === null) return pickAll(tx, reservation, state);
  const needsAll = status === 'ready' || status === 'shipped';
  if (needsAll && reservation.status === s.inProgress && !state.lines.every(({ picked, count }) => picked === count))
    return refused('not-all-picked');
  const owed =
    status === 'collected' && reservation.status === s.readyToCollect
      ? unpaid(reservation, { tillSlip: slip ?? null })
      : null;
  if (owed !== null) return refused(owed.code);
  if (tracking !== undefined && reservation.status === s.inProgress) await tx.reservations.setTracking(id, tracking);
  const moved = await moveReservation(
    tx,
    checkout,
    { ...reservation, trackingUrl: tracking ?? reservation.trackingUrl },
    { event },
  );
  if (!moved.ok) return refused('not-allowed');
  if (place !== undefined) await tx.setPlace(id, place);
  if (slip !== undefined) await tx.setTillSlip(id, slip);
  return done(moved.value.status);
}

/** Every piece is found. One that is not is reported at the counter, where the customer's sum follows. */
async function pickAll(
  tx: CounterTransaction,
  { id, status }: StoredReservation,
  { lines }: CounterState,
): Promise<Result<ReservationStatus, OrderMoveRefusal>> {
  if (status !== s.inProgress) return refused('not-allowed');
  await tx.writePicks(
    id,
    lines.map(({ line, count }) => ({ line, picked: count })),
  );
  return done(status);
}
