const hour = 3_600_000;

/** A session at the desk ends when nothing was done for this long … */
export const deskIdleMs = 8 * hour;
/** … and in any case after this. */
export const deskSessionMs = 7 * 24 * hour;
