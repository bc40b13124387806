import type { OrderAsItIs, OrderMove, OrderStatusAnswer, OrderStatusRequest } from '#contract/system/order-status.ts';
import { afterEvent, type ReservationStatus, reservationStatus } from '#domain/reservation/status.ts';
import { bookActed } from '#domain/system/stock-books.ts';
import type { StoredReservation } from '#server/ports/checkout/stored-reservation.ts';
import type { CounterStore, CounterTransaction } from '#server/ports/counter.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { SystemKey } from '#server/ports/system/system-keys.ts';
import type { CheckoutParts } from '../checkout/checkout-parts.ts';
import { type PlainMove, plainMoves, preparePlainMove } from './plain-moves.ts';
import { awaitedReturn, byEan, type MovedPieces, type OrderMoveRefusal, receiveReturn } from './receive-return.ts';

export interface OrderMoveParts {
  readonly counter: CounterStore;
  readonly checkout: CheckoutParts;
}

export interface SystemOrderMove extends OrderStatusRequest {
  readonly order: number;
  /** 32 hexadecimal digits, made of the Idempotency-Key; null: it came without one. */
  readonly claimKey: string | null;
}

export type MoveOrderRefusal =
  | { readonly reason: 'unknown' | 'other-body' | 'key-needed' }
  | { readonly reason: Exclude<OrderMoveRefusal, 'unknown'>; readonly order: OrderAsItIs };

type Moved = Result<OrderStatusAnswer, MoveOrderRefusal>;

/**
 * Another system reports what has happened to an order: the same moves, transaction and effects as the counter's own acts.
 * Reported again it changes nothing.
 */
export function moveOrder(
  { counter, checkout }: OrderMoveParts,
  key: Pick<SystemKey, 'id' | 'system' | 'shops'>,
  move: SystemOrderMove,
): Promise<Moved> {
  if (move.lines !== undefined && move.claimKey === null) return Promise.resolve(refused({ reason: 'key-needed' }));
  return counter.transaction<OrderStatusAnswer, MoveOrderRefusal>(async (tx) => {
    const { claimKey, ...asked } = move;
    const requestHash = checkout.secrets.fingerprint(JSON.stringify([key.system, asked]));
    const claim = claimKey === null ? null : ({ scope: 'system', key: claimKey, requestHash } as const);
    const verdict = claim === null ? null : await tx.claims.make(claim, checkout.now());
    if (verdict?.kind === 'repeated')
      return verdict.sameRequest ? done(verdict.answer as OrderStatusAnswer) : refused({ reason: 'other-body' });
    const paymentId = move.status === 'returned' ? await tx.livingPayment(move.order) : null;
    const payment = paymentId === null ? null : await tx.payments.lock(paymentId);
    const reservation = await tx.reservations.lock(move.order);
    if (reservation === null || !(key.shops?.includes(reservation.shop) ?? true)) return refused({ reason: 'unknown' });
    const state = await tx.counterState(move.order);
    const moved =
      move.status === 'returned'
        ? await receiveReturn(tx, checkout, { reservation, payment, state }, move.lines ?? null)
        : await plainMove(tx, checkout, { reservation, state }, { ...move, status: move.status });
    if (!moved.ok) return refused(explained(reservation, moved.refusal));
    const { pieces, ...told } = moved.value;
    if (move.seq !== undefined)
      await noteStanding(tx, { system: key.system, seq: move.seq, shop: reservation.shop }, pieces);
    const answer: OrderStatusAnswer = { order: move.order, ...told };
    if (answer.result === 'applied')
      await tx.audit.write({
        actor: `key:${key.id}`,
        action: `system-${move.status}`,
        subject: `reservation:${move.order}`,
        before: { status: reservation.status },
        after: { ...asked, status: answer.status },
      });
    if (claim !== null) await tx.claims.keepAnswer(claim, answer);
    return done(answer);
  });
}

/** The pieces that left the shop or came back, by ean: what the till's own figures must be held against. */
async function noteStanding(
  tx: CounterTransaction,
  { system, seq, shop }: { readonly system: string; readonly seq: number; readonly shop: number },
  pieces: readonly MovedPieces[],
): Promise<void> {
  if (pieces.length === 0) return;
  const places = pieces.map(({ ean }) => ({ ean, shop }));
  await tx.rebook(system, places, (books) =>
    books.map((book, at) => bookActed(book, { seq, pieces: pieces[at]?.count ?? 0 })),
  );
}

type Step = Result<Omit<OrderStatusAnswer, 'order'> & { readonly pieces: readonly MovedPieces[] }, OrderMoveRefusal>;

async function plainMove(
  tx: CounterTransaction,
  checkout: CheckoutParts,
  order: Parameters<typeof preparePlainMove>[2],
  move: SystemOrderMove & { readonly status: PlainMove },
): Promise<Step> {
  const { to } = plainMoves[move.status];
  if (order.reservation.status === to && (move.status !== 'picked' || isAllPicked(order.state)))
    return done({ result: 'unchanged', status: to, pieces: [] });
  const moved = await preparePlainMove(tx, checkout, order, move);
  if (!moved.ok) return moved;
  const lines = move.status === 'collected' ? order.state.lines : [];
  const pieces = byEan(lines.map(({ ean, count }) => ({ ean, count: -count })));
  return done({ result: 'applied', status: moved.value, pieces });
}

function isAllPicked({ lines }: { readonly lines: readonly { picked: number; count: number }[] }): boolean {
  return lines.every(({ picked, count }) => picked === count);
}

function explained(reservation: StoredReservation, reason: OrderMoveRefusal): MoveOrderRefusal {
  if (reason === 'unknown') return { reason };
  return { reason, order: { order: reservation.id, status: reservation.status, allowed: allowedOf(reservation) } };
}

/** What may be said next. */
function allowedOf(reservation: StoredReservation): OrderMove[] {
  const { delivery, status } = reservation;
  const way = delivery ? 'deliver' : 'collect';
  const plain = (Object.keys(plainMoves) as PlainMove[]).filter((move) => {
    const { event, to } = plainMoves[move];
    return event === null ? isPicking(status, to) : afterEvent(way, status, event) === to;
  });
  return awaitedReturn(reservation) === null ? plain : [...plain, 'returned'];
}

function isPicking(status: ReservationStatus, to: ReservationStatus): boolean {
  return status === reservationStatus.inProgress && to === status;
}
