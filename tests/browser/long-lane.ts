/**
 * A test that `npm run test:long` alone runs: what it names is shown in the gate by another test, of the API or of a rule, and in
 * a browser where it is seen in one (docs/decisions/0026-two-lanes-of-tests.md). The one smoke test of its kind stays in the gate.
 */
export const longLane = { tag: '@long' } as const;
