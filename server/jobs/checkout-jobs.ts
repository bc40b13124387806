import { osloTime } from '#domain/time/oslo.ts';
import type { PaymentParts } from '#server/use-cases/payment/payment-parts.ts';
import { type Finding, reconcile } from '#server/use-cases/payment/reconcile.ts';
import { refreshPayment } from '#server/use-cases/payment/refresh-payment.ts';
import { runOperation } from '#server/use-cases/payment/run-operation.ts';
import { expireReservations } from '#server/use-cases/reservation/expire-reservations.ts';
import { type Looking, lookAgain } from './look-again.ts';

const second = 1000;
/** What is taken up and not finished in this time was taken up by a process that died. */
const leaseMs = 30 * second;
const atOnce = 20;

/** Steps that are planned: captures, cancels, refunds, and creations whose request died. */
export async function runDueOperations(parts: PaymentParts): Promise<number> {
  const due = await parts.store.takeOperations(parts.now(), parts.now() + leaseMs, atOnce);
  for (const operation of due) await runOperation(parts, operation);
  return due.length;
}

/** Payments whose callback may never come, or came before we could read them (R15, R20). */
export async function checkDuePayments(parts: PaymentParts): Promise<number> {
  const due = await parts.store.paymentsToCheck(parts.now(), parts.now() + leaseMs, atOnce);
  for (const id of due) await refreshPayment(parts, id);
  return due.length;
}

const rounds = [runDueOperations, checkDuePayments, expireReservations] as const;

/** Everything that is due now, once. */
export async function runCheckoutJobs(parts: PaymentParts): Promise<void> {
  for (const round of rounds) await round(parts);
}

const lookEveryMs = 2 * second;

/** Finishes or compensates what was left behind, within a minute of a start (R9). */
export function startCheckoutJobs(parts: PaymentParts, onError: (error: unknown) => void): Looking {
  return lookAgain(lookEveryMs, async (goOn) => {
    for (const round of rounds) {
      if (goOn()) await round(parts).catch(onError);
    }
  });
}

const hour = 3_600 * second;
const lookedBack = 40 * 24 * hour;

/** Once a night, between three and four, the books are compared with the providers'; one process does it. */
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
