import type { MissingData } from '#contract/missing-data.ts';

/** A record that lacks required data is logged and left out (VAL-20, DEC-04). */
export const logMissingData: MissingData = (detail) => console.warn('Missing data', detail);
