import { noTestHooks, type TestHooks } from '#server/composition/test-hooks.ts';
import type { CheckoutStore, CheckoutTransaction } from '#server/ports/checkout/checkout-transaction.ts';
import type { PaymentProvider } from '#server/ports/checkout/payment-provider.ts';
import type { PaymentOperation } from '#server/ports/checkout/stored-payment.ts';
import { type CounterFailpoint, dyingCounter } from './counter-failpoints.ts';

const callSteps = ['taken up', 'before the call', 'after the call', 'before commit', 'after commit'] as const;
const commitSteps = ['before commit', 'after commit'] as const;

/** Everything that talks to the world in five steps, and everything that is only written in two. */
const calls = ['create', 'capture', 'cancel', 'refund', 'mail'] as const;
const writes = ['order', 'callback', 'paid', 'cancelled by the shopper'] as const;

type Call = (typeof calls)[number];
type Write = (typeof writes)[number];
export type Failpoint = `${Call}: ${(typeof callSteps)[number]}` | `${Write}: ${(typeof commitSteps)[number]}`;

/** Every place where a process may be killed, by name. */
export const failpoints: readonly { readonly what: Call | Write; readonly point: Failpoint }[] = [
  ...calls.flatMap((what) => callSteps.map((step) => ({ what, point: `${what}: ${step}` as const }))),
  ...writes.flatMap((what) => commitSteps.map((step) => ({ what, point: `${what}: ${step}` as const }))),
];

type Reach = (point: Failpoint | CounterFailpoint) => Promise<void>;

/** The testHooks of a shop that calls `die` at one point and is sound everywhere else. */
export function dyingAt(deadly: string, die: () => Promise<never>): TestHooks {
  const reach: Reach = async (point) => {
    if (point === deadly) await die();
  };
  return {
    ...noTestHooks,
    store: (store) => dyingStore(store, reach),
    counter: (store) => dyingCounter(store, reach),
    providers: (providers) => new Map([...providers].map(([method, one]) => [method, dyingProvider(one, reach)])),
    outbox: (outbox) => ({
      ...outbox,
      take: async (...asked) => {
        const taken = await outbox.take(...asked);
        if (taken.length > 0) await reach('mail: taken up');
        return taken;
      },
      sent: async (...told) => {
        await reach('mail: before commit');
        await outbox.sent(...told);
        await reach('mail: after commit');
      },
    }),
    mailer: (mailer) => ({
      send: async (mail) => {
        await reach('mail: before the call');
        await mailer.send(mail);
        await reach('mail: after the call');
      },
    }),
  };
}

function dyingProvider(provider: PaymentProvider, reach: Reach): PaymentProvider {
  const around = async <T>(what: PaymentOperation['operation'], call: () => Promise<T>): Promise<T> => {
    await reach(`${what}: before the call`);
    const answer = await call();
    await reach(`${what}: after the call`);
    return answer;
  };
  return {
    ...provider,
    create: (...asked) => around('create', () => provider.create(...asked)),
    capture: (...asked) => around('capture', () => provider.capture(...asked)),
    cancel: (...asked) => around('cancel', () => provider.cancel(...asked)),
    refund: (...asked) => around('refund', () => provider.refund(...asked)),
  };
}

function dyingStore(store: CheckoutStore, reach: Reach): CheckoutStore {
  /** What kind of step each number is of, learnt as it is taken up. */
  const kinds = new Map<number, PaymentOperation['operation']>();
  const takenUp = async (operation: PaymentOperation) => {
    kinds.set(operation.id, operation.operation);
    await reach(`${operation.operation}: taken up`);
  };
  return {
    ...store,
    noteCallback: async (callback) => {
      await reach('callback: before commit');
      const isKnown = await store.noteCallback(callback);
      if (isKnown) await reach('callback: after commit');
      return isKnown;
    },
    takeOperations: async (...asked) => {
      const taken = await store.takeOperations(...asked);
      for (const operation of taken) await takenUp(operation);
      return taken;
    },
    takeOperation: async (...asked) => {
      const taken = await store.takeOperation(...asked);
      if (taken !== null) await takenUp(taken);
      return taken;
    },
    transaction: async (work, how) => {
      const written = new Set<Exclude<Call, 'mail'> | Write>();
      const result = await store.transaction(async (tx) => {
        written.clear(); // it may be run again
        const outcome = await work(watched(tx, kinds, (what) => written.add(what)));
        if (outcome.ok) for (const what of written) await reach(`${what}: before commit`);
        return outcome;
      }, how);
      if (result.ok) for (const what of written) await reach(`${what}: after commit`);
      return result;
    },
  };
}

/** A transaction is named by what it writes. */
function watched(
  tx: CheckoutTransaction,
  kinds: ReadonlyMap<number, PaymentOperation['operation']>,
  writes: (what: Exclude<Call, 'mail'> | Write) => void,
): CheckoutTransaction {
  return {
    ...tx,
    reservations: {
      ...tx.reservations,
      write: (reservation) => {
        writes('order');
        return tx.reservations.write(reservation);
      },
      move: (id, to, expiresAt) => {
        if (to === 8) writes('cancelled by the shopper');
        return tx.reservations.move(id, to, expiresAt);
      },
    },
    operations: {
      ...tx.operations,
      finish: (id, ...told) => {
        const kind = kinds.get(id);
        if (kind !== undefined) writes(kind);
        return tx.operations.finish(id, ...told);
      },
    },
    payments: {
      ...tx.payments,
      move: (id, to, captured) => {
        if (to === 'authorized') writes('paid');
        return tx.payments.move(id, to, captured);
      },
    },
  };
}
