import type { MissingData } from '#contract/missing-data.ts';

/** VAL-20, DEC-04 */
export const logMissingData: MissingData = (detail) => console.warn('Missing data', detail);
