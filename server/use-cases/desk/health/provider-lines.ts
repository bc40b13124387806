import type { HealthLine } from '#contract/desk/health/schemas.ts';
import type { HealthFacts } from '#server/ports/monitoring/desk-health.ts';

const worrying = 3;
const freshMs = 35_000;

/** Each provider as the processes see it: one that is refused at once anywhere is wrong. */
export function providerLines({ processes, paidAt }: HealthFacts, now: number): HealthLine[] {
  const running = processes.filter(({ seenAt }) => now - seenAt <= freshMs);
  const seen = Map.groupBy(
    running.flatMap(({ facts }) => facts.providers),
    ({ method }) => method,
  );
  return [...seen]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([method, reports]) => {
      const open = reports.filter(({ isOpen }) => isOpen).length;
      const failures = Math.max(...reports.map(({ failuresInARow }) => failuresInARow));
      const times = [...reports.map(({ lastOkAt }) => lastOkAt ?? 0), paidAt.get(method) ?? 0];
      const lastOk = Math.max(...times);
      return {
        name: 'provider',
        about: method,
        state: open > 0 ? 'wrong' : failures >= worrying ? 'look' : 'well',
        values: { open, failures, seconds: lastOk === 0 ? null : Math.max(0, Math.round((now - lastOk) / 1000)) },
      };
    });
}
