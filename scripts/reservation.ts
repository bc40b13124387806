import path from 'node:path';
import { parseArgs } from 'node:util';
import { historyText } from '#content/nb/history.ts';
import { formatOere } from '#domain/money/format-money.ts';
import { kroner, type Oere, oere, oereOf } from '#domain/money/money.ts';
import { preparedBy } from '#domain/reservation/hold-time.ts';
import { isReservationStatus, isSettled, reservationStatus } from '#domain/reservation/status.ts';
import { shopId } from '#domain/shop/shop-id.ts';
import { returnBy } from '#domain/withdrawal/withdrawal-right.ts';
import { type OpenCheckout, openCheckout } from '#server/composition/open-checkout.ts';
import type { StoredReservation } from '#server/ports/checkout/stored-reservation.ts';
import type { StoredWithdrawal } from '#server/ports/checkout/stored-withdrawal.ts';
import { readConfig } from '#server/settings/config.ts';
import { ConfigError } from '#server/settings/setting-values.ts';
import { clearFlag } from '#server/use-cases/payment/clear-flag.ts';
import { reconcile } from '#server/use-cases/payment/reconcile.ts';
import { moveByHand, nextByHand, refundByHand } from '#server/use-cases/reservation/move-by-hand.ts';
import { shopHours } from '#server/use-cases/reservation/shop-hours.ts';
import { receiveWithdrawal } from '#server/use-cases/withdrawal/receive-withdrawal.ts';
import { connectDatabase } from './database/connect-database.ts';
import { explainMistake } from './terminal/explain-mistake.ts';
import { clockOf, dayOf } from './terminal/norwegian-clock.ts';
import { printable } from './terminal/printable.ts';

/** The shop's side of reservations, by command: there are no staff and no roles in the shop itself (DEC-94). */
const usage = `npm run reservation -- list [--shop ID] [--all]
npm run reservation -- show NUMBER
npm run reservation -- status NUMBER STATUS [--tracking URL]
npm run reservation -- collect NUMBER
npm run reservation -- cancel NUMBER
npm run reservation -- refund NUMBER [--amount KRONER] [--settle]
npm run reservation -- looked-at NUMBER
npm run reservation -- withdrawal list [--shop ID] [--all]
npm run reservation -- withdrawal receive WITHDRAWAL [--shop ID | --unsellable] [--deduct KRONER]
npm run reservation -- reconcile [--days N]

STATUS: ${Object.entries(historyText.reservationStatus)
  .map(([id, name]) => `${id} ${name}`)
  .join(', ')}`;

const options = {
  shop: { type: 'string' },
  all: { type: 'boolean' },
  tracking: { type: 'string' },
  amount: { type: 'string' },
  days: { type: 'string' },
  deduct: { type: 'string' },
  unsellable: { type: 'boolean' },
  settle: { type: 'boolean' },
} as const;

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const config = readConfig(process.env, path.resolve(import.meta.dirname, '..'));
  const database = await connectDatabase(config);
  const checkout = await openCheckout(config, database.url);
  try {
    await run(checkout, positionals, values);
  } finally {
    await checkout.close();
    await database.stop();
  }
} catch (error) {
  explainMistake(error, usage);
}

interface Values {
  readonly shop?: string;
  readonly all?: boolean;
  readonly tracking?: string;
  readonly amount?: string;
  readonly days?: string;
  readonly deduct?: string;
  readonly unsellable?: boolean;
  readonly settle?: boolean;
}

async function run(checkout: OpenCheckout, [what, ...rest]: readonly string[], values: Values): Promise<void> {
  if (what === 'list') return list(checkout, values);
  if (what === 'reconcile') return compare(checkout, values.days);
  if (what === 'withdrawal' && rest[0] === 'list') return listWithdrawals(checkout, values);
  if (what === 'withdrawal' && rest[0] === 'receive') return receive(checkout, number(rest[1]), values);
  const id = number(rest[0]);
  if (what === 'show') return show(checkout, id);
  if (what === 'status') return move(checkout, id, number(rest[1]), values.tracking);
  if (what === 'collect') return move(checkout, id, reservationStatus.collected);
  if (what === 'cancel') return move(checkout, id, reservationStatus.cancelled);
  if (what === 'refund') return refund(checkout, id, values);
  if (what === 'looked-at') return lookedAt(checkout, id);
  throw new ConfigError(usage);
}

async function list(checkout: OpenCheckout, { shop, all }: Values): Promise<void> {
  const statuses = Object.values(reservationStatus).filter((status) => all || !isSettled(status));
  const found = await checkout.list({ statuses, shop: shop === undefined ? null : number(shop), most: 200 });
  const isLate = (reservation: StoredReservation) => isPaidAndLate(checkout, reservation);
  for (const reservation of found)
    console.log(line(reservation) + (isLate(reservation) ? '  BETALT OG IKKE KLAR' : ''));
  console.log(`${found.length} reservations`);
  const late = found.filter(isLate).length;
  if (late > 0) console.log(`${late} paid for and not ready in time; they never lapse`);
}

/** What nobody has paid for lapses by itself; what is paid for must be looked after by somebody. */
function isPaidAndLate(
  { parts }: OpenCheckout,
  { status, shop, paymentMethod, createdAt }: StoredReservation,
): boolean {
  const isWaiting = status === reservationStatus.received || status === reservationStatus.inProgress;
  return paymentMethod !== null && isWaiting && preparedBy(shopHours(parts, shop), createdAt) < Date.now();
}

/** The books against the providers'; only where the providers' addresses are set, as the emulated ones live in the shop. */
async function compare(checkout: OpenCheckout, days = '40'): Promise<void> {
  const findings = await reconcile(checkout.parts, Date.now() - number(days) * 86_400_000);
  for (const { subject, what } of findings) console.log(`${subject}: ${what}`);
  console.log(`${findings.length} differences`);
}

async function show(checkout: OpenCheckout, id: number): Promise<void> {
  const reservation = await checkout.parts.store.reservation(id);
  if (reservation === null) throw new ConfigError(`There is no reservation ${id}.`);
  console.log(line(reservation));
  const { name, phone, email } = reservation;
  console.log(`  ${printable([name ?? '(anonymised)', phone, email].filter(Boolean).join(', '))}`);
  const { address, postalCode, city } = reservation;
  if (!reservation.delivery) console.log(`  Pickup code ${checkout.secrets.pickupCode(id)}`);
  else if (address !== null) console.log(`  ${printable(`${address}, ${postalCode ?? ''} ${city ?? ''}`)}`);
  for (const { count, name, size, color, ean, price } of reservation.lines) {
    console.log(`  ${count} x ${[name, size, color].filter(Boolean).join(', ')} (${ean}) ${formatOere(price)}`);
  }
  const { payment } = reservation;
  if (payment === null) return;
  const { captured, refunded, flagged } = payment;
  console.log(`  Payment ${payment.id}: ${formatOere(captured)} captured, ${formatOere(refunded)} refunded`);
  if (flagged !== null) console.log(`  A person must look: ${printable(flagged)}`);
}

async function move(checkout: OpenCheckout, id: number, to: number, trackingUrl?: string): Promise<void> {
  if (!isReservationStatus(to)) throw new ConfigError(usage);
  const wish = { id, to, ...(trackingUrl === undefined ? {} : { trackingUrl }) };
  const moved = await moveByHand(checkout.parts, wish);
  if (moved.ok) return console.log(line(moved.value));
  const { refusal } = moved;
  if (refusal.reason === 'unknown') throw new ConfigError(`There is no reservation ${id}.`);
  if (refusal.reason === 'tracking-is-for-sending') throw new ConfigError('--tracking goes with status 6 (Sendt).');
  const names = historyText.reservationStatus;
  const next = nextByHand(refusal.from)
    .map((status) => `${status} ${names[status]}`)
    .join(' or ');
  throw new ConfigError(
    `Reservation ${id} is '${names[refusal.from]}' and may not become '${names[to]}'; ${next === '' ? 'it is settled' : `next is ${next}`}.`,
  );
}

async function refund(checkout: OpenCheckout, id: number, { amount, settle = false }: Values): Promise<void> {
  const wished = amount === undefined ? null : amountOf(amount);
  const planned = await refundByHand(checkout.parts, id, wished, { settle });
  if (!planned.ok && planned.refusal.reason === 'open-withdrawals') {
    throw new ConfigError(
      `Reservation ${id} has withdrawals whose goods are awaited (${planned.refusal.withdrawals.join(', ')}), and this would give back what is theirs. ` +
        'With --settle it counts for them: when their goods come they are received as always, and no money moves twice.',
    );
  }
  if (!planned.ok) throw new ConfigError(`Nothing is given back for reservation ${id}: ${planned.refusal.reason}.`);
  console.log(`${formatOere(planned.value)} will be given back for reservation ${id}.`);
}

/** What a payment was flagged for is put right. */
async function lookedAt(checkout: OpenCheckout, id: number): Promise<void> {
  const cleared = await clearFlag(checkout.parts, id);
  if (!cleared.ok) throw new ConfigError(`Reservation ${id}: ${cleared.refusal.reason}.`);
  console.log(`No longer reported: ${printable(cleared.value)}`);
}

async function listWithdrawals(checkout: OpenCheckout, { shop, all = false }: Values): Promise<void> {
  const found = await checkout.listWithdrawn({ all, shop: shop === undefined ? null : number(shop), most: 200 });
  const shown = found.flatMap((reservation) =>
    reservation.withdrawals
      .filter(({ receivedAt }) => all || receivedAt === null)
      .map((withdrawal) => ({ reservation, withdrawal })),
  );
  for (const { reservation, withdrawal } of shown) {
    console.log(withdrawalLine(reservation, withdrawal));
    for (const { ean, count } of withdrawal.lines) {
      const name = reservation.lines.find((bought) => bought.ean === ean)?.name ?? '';
      console.log(`  ${count} x ${name} (${ean})`);
    }
    if (withdrawal.reason !== null) console.log(`  '${printable(withdrawal.reason)}'`);
  }
  console.log(`${shown.length} withdrawals`);
}

/** The goods are back: pieces on sale again, money on its way. */
async function receive(
  checkout: OpenCheckout,
  withdrawalId: number,
  { shop, deduct, unsellable }: Values,
): Promise<void> {
  if (shop !== undefined && unsellable) throw new ConfigError(usage);
  const place = unsellable ? { shop: null } : shop === undefined ? {} : { shop: shopId(number(shop)) };
  const deducted = deduct === undefined ? {} : { deducted: amountOf(deduct) };
  const received = await receiveWithdrawal(checkout.parts, { withdrawalId, ...place, ...deducted });
  if (!received.ok) throw new ConfigError(`Withdrawal ${withdrawalId} is not received: ${received.refusal.reason}.`);
  const { reservation, withdrawal, refund: back } = received.value;
  console.log(withdrawalLine(reservation, withdrawal));
  if (withdrawal.settled > 0) console.log(`${formatOere(withdrawal.settled)} had been given back before.`);
  console.log(`${formatOere(back)} will be given back for reservation ${reservation.id}.`);
}

function withdrawalLine({ id, name }: StoredReservation, withdrawal: StoredWithdrawal): string {
  const { goods, freight, deducted, createdAt } = withdrawal;
  const state = withdrawalState(withdrawal);
  const amount = formatOere(oere(goods + freight - deducted));
  return `${withdrawal.id}  reservasjon ${id}  ${printable(name ?? '(anonymised)')}  ${state}  leveres innen ${dayOf(returnBy(createdAt))}  ${amount}`;
}

function withdrawalState({ receivedAt, isRefunded, isRefused }: StoredWithdrawal): string {
  if (receivedAt === null) return 'venter på varene';
  if (isRefused) return 'OBS: tilbakebetalingen ble avvist';
  return isRefunded ? 'betalt tilbake' : 'betales tilbake';
}

function line(reservation: StoredReservation): string {
  const { id, status, shopName, delivery, total, payment, createdAt, expiresAt } = reservation;
  const way = delivery ? `sendes fra ${shopName}` : `hentes i ${shopName}`;
  const paid = payment === null ? 'betales i butikk' : `betaling ${payment.status}`;
  const held = expiresAt === null ? '' : `  holdes til ${clockOf(expiresAt)}`;
  const look = payment === null || payment.flagged === null ? '' : '  OBS: se betalingen';
  return `${id}  ${clockOf(createdAt)}  ${historyText.reservationStatus[status]}  ${way}  ${formatOere(total)}  ${paid}${held}${look}`;
}

/** '99' or '99,50' kroner. */
function amountOf(text: string): Oere {
  if (!/^\d{1,7}([.,]\d{1,2})?$/.test(text)) throw new ConfigError(usage);
  return oereOf(kroner(Number(text.replace(',', '.'))));
}

function number(text: string | undefined): number {
  if (text === undefined || !/^\d{1,9}$/.test(text)) throw new ConfigError(usage);
  return Number(text);
}
