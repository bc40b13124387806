/**
 * A test that `npm run test:long` alone runs: it names no requirement, and what it rests on is shown in the gate by another
 * test, of the API or of a rule (docs/decisions/0026-two-lanes-of-tests.md). The one smoke test of its kind stays in the gate.
 */
export const longLane = { tag: '@long' } as const;
