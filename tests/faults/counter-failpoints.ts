import type { CounterStore } from '#server/ports/counter.ts';

/** What a clerk does at the counter, by the name under which it is written in the audit log. */
export const counterActs = [
  'begun',
  'picked',
  'missing',
  'ready',
  'handed-out',
  'put-back',
  'cancelled',
  'taken-back',
  'refunded',
  'counted',
] as const;

export type CounterAct = (typeof counterActs)[number];
const steps = ['before commit', 'after commit'] as const;
export type CounterFailpoint = `counter ${CounterAct}: ${(typeof steps)[number]}`;

export const counterFailpoints = counterActs.flatMap((act) =>
  steps.map((step) => ({ act, step, point: `counter ${act}: ${step}` as const })),
);

/** A transaction of the counter is named by what it writes into the audit log. */
export function dyingCounter(store: CounterStore, reach: (point: CounterFailpoint) => Promise<void>): CounterStore {
  return {
    ...store,
    transaction: async (work) => {
      const written = new Set<CounterAct>();
      const result = await store.transaction(async (tx) => {
        written.clear(); // it may be run again
        const write: typeof tx.audit.write = async (entry) => {
          const act = counterActs.find((one) => one === entry.action);
          if (act !== undefined) written.add(act);
          await tx.audit.write(entry);
        };
        const outcome = await work({ ...tx, audit: { ...tx.audit, write } });
        if (outcome.ok) for (const act of written) await reach(`counter ${act}: before commit`);
        return outcome;
      });
      if (result.ok) for (const act of written) await reach(`counter ${act}: after commit`);
      return result;
    },
  };
}
