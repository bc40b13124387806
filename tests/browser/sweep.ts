/**
 * A screen is swept over brand variants and widths of a window: one of each in the gate, all of them in the long lane
 * (`npm run test:long`), which runs the tests with this tag alone.
 */
export const sweep = { tag: '@sweep' } as const;

const isLongLane = process.env.TEST_LANE === 'long';

export const sweptBrands: readonly string[] = isLongLane ? ['nordvarde', 'stabel', 'tumle'] : ['nordvarde'];

/** Name the narrowest last: it is the one of the gate. */
export function sweptWidths(...widths: readonly number[]): readonly number[] {
  return isLongLane ? widths : widths.slice(-1);
}
