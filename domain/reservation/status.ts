import { isFinal, nextState, type TransitionTable } from '#domain/transitions/transitions.ts';

/** statusID by name (DEC-93). The Norwegian words are in content. */
export const reservationStatus = {
  awaitingPayment: 1,
  received: 2,
  inProgress: 3,
  readyToCollect: 4,
  collected: 5,
  sent: 6,
  delivered: 7,
  cancelled: 8,
  expired: 9,
  paymentFailed: 10,
} as const;

export type ReservationStatus = (typeof reservationStatus)[keyof typeof reservationStatus];

export type ReservationEvent =
  | 'paid'
  | 'payment-failed'
  | 'payment-expired'
  | 'begin'
  | 'ready'
  | 'collect'
  | 'send'
  | 'deliver'
  | 'cancel'
  | 'hold-expired';

export type ReservationWay = 'collect' | 'deliver';

const s = reservationStatus;

const shared: TransitionTable<ReservationStatus, ReservationEvent> = [
  { from: s.awaitingPayment, on: 'paid', to: s.received },
  { from: s.awaitingPayment, on: 'payment-failed', to: s.paymentFailed },
  { from: s.awaitingPayment, on: 'payment-expired', to: s.expired },
  { from: s.received, on: 'begin', to: s.inProgress },
  { from: s.received, on: 'cancel', to: s.cancelled },
  { from: s.inProgress, on: 'cancel', to: s.cancelled },
];

/**
 * The moves of a reservation, by the way it goes out; any other is refused (DEC-94). What is paid in the shop also lapses
 * when the shop does not get round to it (docs/decisions/0018-holds-end.md); what is paid already never does.
 */
export const reservationMoves: Readonly<Record<ReservationWay, TransitionTable<ReservationStatus, ReservationEvent>>> =
  {
    collect: [
      ...shared,
      { from: s.received, on: 'hold-expired', to: s.expired },
      { from: s.inProgress, on: 'hold-expired', to: s.expired },
      { from: s.inProgress, on: 'ready', to: s.readyToCollect },
      { from: s.readyToCollect, on: 'collect', to: s.collected },
      { from: s.readyToCollect, on: 'cancel', to: s.cancelled },
      { from: s.readyToCollect, on: 'hold-expired', to: s.expired },
    ],
    deliver: [
      ...shared,
      { from: s.inProgress, on: 'send', to: s.sent },
      { from: s.sent, on: 'deliver', to: s.delivered },
    ],
  };

/** Unpaid after this long a reservation expires; not collected after that long too (DEC-94). */
export const paymentTimeLimit = 30 * 60_000;
export const collectionTimeLimit = 3 * 86_400_000;

/** Paid in the shop it is received at once, else it waits for the payment (DEC-94). */
export function firstStatus(payNow: boolean): ReservationStatus {
  return payNow ? s.awaitingPayment : s.received;
}

export function afterEvent(
  way: ReservationWay,
  from: ReservationStatus,
  event: ReservationEvent,
): ReservationStatus | null {
  return nextState(reservationMoves[way], from, event);
}

export function isSettled(status: ReservationStatus): boolean {
  return isFinal(reservationMoves.collect, status) && isFinal(reservationMoves.deliver, status);
}

/**
 * The customer's own cancel: received or in progress, and not paid for (DEC-94, DEC-100). Where the shop has not found all
 * of it, the rest need not be wanted: then until it is handed out, paid or not.
 */
export function customerMayCancel(status: ReservationStatus, paid: boolean, isPartial = false): boolean {
  if (isPartial) return status === s.received || status === s.inProgress || status === s.readyToCollect;
  return !paid && (status === s.received || status === s.inProgress);
}

/** These have given their stock back, or never will need it. */
export function holdsStock(status: ReservationStatus): boolean {
  return status !== s.cancelled && status !== s.expired && status !== s.paymentFailed;
}

/** The customer has the goods, or they are on their way. */
export function isHandedOut(status: ReservationStatus): boolean {
  return status === s.collected || status === s.sent || status === s.delivered;
}

export function isReservationStatus(value: unknown): value is ReservationStatus {
  return (Object.values(reservationStatus) as readonly unknown[]).includes(value);
}
