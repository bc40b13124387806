import type { CounterAnswer } from '#contract/counter/answers.ts';
import { eanOf } from '#domain/article/ean.ts';
import { broughtBack } from '#domain/counter/brought-back.ts';
import { type Oere, oere } from '#domain/money/money.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';
import type { StoredReservation } from '#server/ports/checkout/stored-reservation.ts';
import type { StoredWithdrawal, WithdrawnLine } from '#server/ports/checkout/stored-withdrawal.ts';
import type { CounterTransaction } from '#server/ports/counter.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import { withdrawableLines, withdrawalRightOf } from '../reservation/withdrawable-lines.ts';
import { type ReceiveRefusal, takeIn } from '../withdrawal/receive-withdrawal.ts';
import { actOnOrder, type LockedOrder, type OrderAct } from './act-on-order.ts';
import type { AtCounter, CounterParts, Refusal } from './counter-parts.ts';
import { awaitedWithdrawal, readReturnable } from './reading/read-returnable.ts';

export interface Brought {
  readonly lines: readonly {
    readonly ean: string;
    readonly count: number;
    readonly condition: 'as-new' | 'used' | 'unsellable';
  }[];
  readonly deducted: number;
}

/**
 * Goods come back over the counter: what the customer told, or a withdrawal made as they come, and their receipt, in one act.
 * The money goes the way it came, by a planned step; as good as new they are on sale here at once.
 */
export async function takeBack(
  parts: CounterParts,
  at: AtCounter,
  act: OrderAct,
  brought: Brought,
): Promise<Result<CounterAnswer<'takeBack'>, Refusal>> {
  if (brought.deducted > 0 && at.member.role !== 'manager') return refused({ code: 'manager-only' });
  const outcome = await actOnOrder<{ refund: Oere }>(parts, at, { ...act, locksPayment: true }, async (tx, order) => {
    const back = await bringBack(tx, parts, at.shop, order, brought);
    if (!back.ok) return back;
    const { refund, withdrawal } = back.value;
    const pieces = brought.lines.reduce((sum, { count }) => sum + count, 0);
    const after = { withdrawal, pieces, refund, deducted: brought.deducted, lines: brought.lines };
    return done({ action: 'taken-back', after, answer: { refund } });
  });
  if (!outcome.ok) return outcome;
  const returnable = await readReturnable(parts, at, act.id);
  return returnable.ok ? done({ refund: outcome.value.refund, returnable: returnable.value }) : returnable;
}

type BackParts = Pick<CounterParts, 'checkout' | 'now'>;

/** Payment and reservation are locked. Whoever takes them back writes down that they did. */
export async function bringBack(
  tx: CounterTransaction,
  parts: BackParts,
  shop: ShopId,
  order: LockedOrder,
  brought: Brought,
): Promise<Result<{ readonly refund: Oere; readonly withdrawal: number }, Refusal>> {
  const { reservation, payment } = order;
  if (reservation.paymentMethod === null) return refused({ code: 'paid-in-till' });
  const withdrawal = await withdrawalFor(tx, parts, order, brought);
  if (!withdrawal.ok) return withdrawal;
  await tx.putOnSale(withdrawal.value, asNew(brought));
  const known = await tx.reservations.lock(reservation.id);
  if (known === null) return refused({ code: 'unknown' });
  const received = { withdrawalId: withdrawal.value, shop, deducted: oere(brought.deducted) };
  const taken = await takeIn(tx, parts.checkout, { reservation: known, payment }, received);
  if (!taken.ok) return refused({ code: codes[taken.refusal.reason] });
  return done({ refund: taken.value.refund, withdrawal: withdrawal.value });
}

const codes: Readonly<Record<ReceiveRefusal['reason'], Refusal['code']>> = {
  unknown: 'unknown',
  'received-before': 'changed',
  'nothing-drawn-yet': 'nothing-drawn',
  'too-much': 'too-much',
  'refund-under-way': 'refund-under-way',
  'deduction-too-large': 'too-much',
  'given-back-before': 'too-much',
  'whole-items-only': 'whole-items-only',
};

/** The withdrawal that what was brought is received for; what was told and not brought waits in one of its own. */
async function withdrawalFor(
  tx: CounterTransaction,
  parts: BackParts,
  { reservation }: LockedOrder,
  { lines }: Brought,
): Promise<Result<number, Refusal>> {
  const told = awaitedWithdrawal(reservation);
  const counts = new Map<string, number>();
  for (const { ean, count } of lines) counts.set(ean, (counts.get(ean) ?? 0) + count);
  const sorted = broughtBack(returnableLines(reservation, told), counts);
  if (!sorted.ok) return refused({ code: sorted.reason });
  if (sorted.hasUntold && withdrawalRightOf(reservation, parts.now()).kind !== 'open')
    return refused({ code: 'right-over' });
  const come = sorted.come.map(withEan);
  if (told === null || !sorted.hasTold)
    return done(await writeAndTell(tx, parts, reservation, { lines: come, freight: oere(0), reason: null }));
  const rest = sorted.awaited.map(withEan);
  // The freight goes back with the last piece.
  await tx.rewriteWithdrawal(told.id, sumOf(come), rest.length > 0 ? oere(0) : told.freight, come);
  if (rest.length > 0)
    await writeAndTell(tx, parts, reservation, { lines: rest, freight: told.freight, reason: told.reason });
  return done(told.id);
}

async function writeAndTell(
  tx: CounterTransaction,
  { checkout, now }: BackParts,
  reservation: StoredReservation,
  { lines, freight, reason }: Pick<StoredWithdrawal, 'lines' | 'freight' | 'reason'>,
): Promise<number> {
  const goods = sumOf(lines);
  const id = await tx.withdrawals.write({ reservationId: reservation.id, reason, goods, freight, lines, now: now() });
  const known = (await tx.reservations.lock(reservation.id)) ?? reservation;
  const written = known.withdrawals.find((one) => one.id === id);
  const mail = written === undefined ? null : checkout.mails.withdrawn(known, written);
  if (mail !== null) await tx.outbox.queue(mail);
  return id;
}

function returnableLines(reservation: StoredReservation, told: StoredWithdrawal | null) {
  return withdrawableLines(reservation)
    .filter(({ count }) => count > 0)
    .map((line) => {
      const awaited = told?.lines.find(({ ean }) => ean === line.ean);
      return { ...line, told: awaited?.count ?? 0, toldAmount: awaited?.amount ?? oere(0) };
    });
}

/** Pieces by ean that are as good as new; of the others none. */
function asNew({ lines }: Brought): { ean: string; count: number }[] {
  const eans = [...new Set(lines.map(({ ean }) => ean))];
  return eans.map((ean) => ({
    ean,
    count: lines
      .filter((line) => line.ean === ean && line.condition === 'as-new')
      .reduce((sum, { count }) => sum + count, 0),
  }));
}

function withEan({ ean, count, amount }: { ean: string; count: number; amount: Oere }): WithdrawnLine {
  return { ean: eanOf(ean), count, amount };
}

function sumOf(lines: readonly WithdrawnLine[]): Oere {
  return oere(lines.reduce<number>((sum, { amount }) => sum + amount, 0));
}
