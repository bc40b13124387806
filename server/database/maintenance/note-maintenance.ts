import type { Queryable } from '../connection/client.ts';

export interface MaintenanceRun {
  readonly kind: 'restore-rehearsal';
  readonly isWell: boolean;
  readonly facts: Readonly<Record<string, number>>;
}

/** Writes down what was done, for whoever wants to know when it was done last. */
export async function noteMaintenance(database: Queryable, { kind, isWell, facts }: MaintenanceRun): Promise<void> {
  await database.execute('INSERT INTO maintenance_runs (kind, is_well, facts) VALUES ($1, $2, $3)', [
    kind,
    isWell,
    JSON.stringify(facts),
  ]);
}
