import { osloTime } from '#domain/time/oslo.ts';
import type { PaymentParts } from '#server/use-cases/checkout/payment-parts.ts';
import { forEachLimited } from '#server/use-cases/concurrency-limit.ts';
import { expireReservations } from '#server/use-cases/payment/expire-reservations.ts';
import { type Finding, reconcile } from '#server/use-cases/payment/reconcile.ts';
import { refreshPayment } from '#server/use-cases/payment/refresh-payment.ts';
import { runOperation } from '#server/use-cases/payment/run-operation.ts';
import { warnOfCaptureDeadlines } from '#server/use-cases/payment/warn-of-capture-deadlines.ts';
import { remindOfHolds } from '#server/use-cases/reservation/remind-of-holds.ts';
import { setHoldDeadlines } from '#server/use-cases/reservation/set-hold-deadlines.ts';
import { type PollLoop, startPollLoop } from './poll-loop.ts';

const second = 1000;
/** A job that is not finished in this time was claimed by a process that died, and is due again. */
const leaseMs = 30 * second;
const batchSize = 20;
const maxBatches = 50;

/** True when the batch was full. */
type MayBeMore = boolean;

/** Planned calls to providers: captures, cancels, refunds, and creations whose request died. */
async function runDueOperations(parts: PaymentParts): Promise<MayBeMore> {
  const due = await parts.store.takeOperations(parts.now(), parts.now() + leaseMs, batchSize);
  await forEachLimited(due, (operation) => runOperation(parts, operation));
  return due.length === batchSize;
}

/** Payments whose callback may never come, or came before we could read them (R15, R20). */
async function checkDuePayments(parts: PaymentParts): Promise<MayBeMore> {
  const due = await parts.store.paymentsToCheck(parts.now(), parts.now() + leaseMs, batchSize);
  await forEachLimited(due, (id) => refreshPayment(parts, id));
  return due.length >= batchSize;
}

async function endDueReservations(parts: PaymentParts): Promise<MayBeMore> {
  return (await expireReservations(parts, batchSize)) === batchSize;
}

async function endEndlessHolds(parts: PaymentParts): Promise<MayBeMore> {
  return (await setHoldDeadlines(parts, batchSize)) === batchSize;
}

async function remindOfDueHolds(parts: PaymentParts): Promise<MayBeMore> {
  return (await remindOfHolds(parts, batchSize)) === batchSize;
}

async function warnOfDueCaptures(parts: PaymentParts): Promise<MayBeMore> {
  return (await warnOfCaptureDeadlines(parts, batchSize)) === batchSize;
}

const kinds = [
  runDueOperations,
  checkDuePayments,
  endEndlessHolds,
  endDueReservations,
  remindOfDueHolds,
  warnOfDueCaptures,
] as const;

/** Everything that is due now; of each kind at most `maxBatches`, so that a backlog of one does not starve the others. */
export async function runCheckoutJobs(
  parts: PaymentParts,
  goOn: () => boolean = () => true,
  onError: (error: unknown) => void = rethrow,
): Promise<void> {
  for (const round of kinds) {
    try {
      for (let rounds = 0; rounds < maxBatches && goOn() && (await round(parts)); rounds += 1);
    } catch (error) {
      onError(error);
    }
  }
}

function rethrow(error: unknown): never {
  throw error;
}

const pollEveryMs = 2 * second;

/** Finishes or compensates what was left behind, within a minute of a start (R9). */
export function startCheckoutJobs(parts: PaymentParts, onError: (error: unknown) => void): PollLoop {
  return startPollLoop(pollEveryMs, (goOn) => runCheckoutJobs(parts, goOn, onError));
}

const hour = 3_600 * second;
const lookedBack = 40 * 24 * hour;

/**
 * Reconciliation: once a night, between three and four, one process compares the payments with what the providers have on record.
 */
export function startReconciliation(
  parts: PaymentParts,
  onFinding: (finding: Finding) => void,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  let working: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    if (osloTime(parts.now()).minuteOfDay >= 3 * 60 && osloTime(parts.now()).minuteOfDay < 4 * 60) working = run();
  }, hour);
  timer.unref();
  const run = async () => {
    try {
      if (!(await parts.store.takeTurn('reconciliation', parts.now(), 12 * hour))) return;
      for (const finding of await reconcile(parts, parts.now() - lookedBack)) onFinding(finding);
    } catch (error) {
      onError(error);
    }
  };
  return {
    stop: async () => {
      clearInterval(timer);
      await working;
    },
  };
}
