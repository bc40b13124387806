/**
 * A screen is swept over brand variants: one of them in the gate, all of them in the long lane (`npm run test:long`), which
 * runs the tests with this tag and those of its own (long-lane.ts).
 */
export const sweep = { tag: '@sweep' } as const;

const isLongLane = process.env.TEST_LANE === 'long';

export const sweptBrands: readonly string[] = isLongLane ? ['nordvarde', 'stabel', 'tumle'] : ['nordvarde'];
