import type { ReservationStatus } from '#domain/reservation/status.ts';
import type { StoredPayment } from '#server/ports/checkout/stored-payment.ts';
import type { StoredReservation } from '#server/ports/checkout/stored-reservation.ts';
import type { CounterState, CounterTransaction } from '#server/ports/counter.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { AtCounter, CounterParts, Refusal } from './counter-parts.ts';
import { readOrder } from './reading/read-order.ts';

export interface OrderAct {
  readonly id: number;
  /** Which call; goes with the key, so that one key is one act. */
  readonly call: string;
  readonly key: string;
  /** What was asked, as it came. */
  readonly body: unknown;
  /** The state the clerk saw; absent where acting on another one does no harm. */
  readonly expected?: { readonly expectedStatus: number; readonly version: number };
  /** Money may move: the payment is locked before the reservation, as everywhere. */
  readonly locksPayment?: boolean;
}

export interface LockedOrder {
  readonly reservation: StoredReservation;
  readonly state: CounterState;
  readonly payment: StoredPayment | null;
}

/** What an act leaves in the audit log, and what is answered again when it is repeated. */
export interface Acted<Answer> {
  readonly action: string;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  readonly answer: Answer;
}

type Work<Answer> = (tx: CounterTransaction, order: LockedOrder) => Promise<Result<Acted<Answer>, Refusal>>;

/**
 * Every act on an order goes this way, in one transaction: its key is claimed, the order locked, the state the clerk saw
 * compared with the state there is, the work done and written down with who did it. A repeated key gets the first outcome. A
 * refusal undoes everything, its key included; one that says that somebody was first carries the order, who and when.
 */
export async function actOnOrder<Answer>(
  parts: CounterParts,
  at: AtCounter,
  act: OrderAct,
  work: Work<Answer>,
): Promise<Result<Answer, Refusal>> {
  const outcome = await parts.counter.transaction<Answer, Refusal>((tx) => transact(tx, parts, { at, act, work }));
  return outcome.ok || !isConflict(outcome.refusal)
    ? outcome
    : refused(await explained(parts, at, act.id, outcome.refusal));
}

async function transact<Answer>(
  tx: CounterTransaction,
  { checkout, now }: CounterParts,
  { at, act, work }: { at: AtCounter; act: OrderAct; work: Work<Answer> },
): Promise<Result<Answer, Refusal>> {
  const { id, expected } = act;
  const requestHash = checkout.secrets.fingerprint(JSON.stringify([act.call, at.shop, id, at.device.id, act.body]));
  const claim = { scope: 'counter', key: act.key, requestHash } as const;
  const verdict = await tx.claims.make(claim, now());
  if (verdict.kind === 'repeated') {
    return verdict.sameRequest
      ? done((verdict.answer as { answer: Answer }).answer)
      : refused({ code: 'other-request' });
  }
  const paymentId = act.locksPayment ? await tx.livingPayment(id) : null;
  const payment = paymentId === null ? null : await tx.payments.lock(paymentId);
  const reservation = await tx.reservations.lock(id);
  if (reservation === null || reservation.shop !== at.shop) return refused({ code: 'unknown' });
  const state = await tx.counterState(id);
  if (expected !== undefined && !isAsExpected(reservation.status, state.version, expected)) {
    return refused({ code: 'changed' });
  }
  const acted = await work(tx, { reservation, state, payment });
  if (!acted.ok) return acted;
  const { action, before, after, answer } = acted.value;
  await tx.audit.write({
    actor: 'staff',
    action,
    subject: `reservation:${id}`,
    staff: { member: at.member.id, device: at.device.id, shop: at.shop },
    before: { status: reservation.status, version: state.version, ...before },
    after: after ?? {},
  });
  await tx.claims.keepAnswer(claim, { answer });
  return done(answer);
}

function isAsExpected(
  status: ReservationStatus,
  version: number,
  expected: NonNullable<OrderAct['expected']>,
): boolean {
  return status === expected.expectedStatus && version === expected.version;
}

const conflicts: ReadonlySet<Refusal['code']> = new Set(['changed', 'taken', 'not-allowed', 'refund-under-way']);

function isConflict({ code }: Refusal): boolean {
  return conflicts.has(code);
}

/** The order as it is now, and who of the shop changed it last. */
async function explained(parts: CounterParts, at: AtCounter, id: number, refusal: Refusal): Promise<Refusal> {
  const [order, last] = await Promise.all([readOrder(parts, at, id), parts.counter.lastChange(id)]);
  if (!order.ok) return order.refusal;
  return {
    ...refusal,
    order: order.value,
    by: last?.by ?? null,
    at: last === null ? null : new Date(last.at).toISOString(),
  };
}
