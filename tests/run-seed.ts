/**
 * One seed for everything that is left to chance in a run of tests; TEST_SEED repeats a run. Whoever loads this first chooses it
 * for the processes started afterwards.
 */
process.env.TEST_SEED ??= String(Date.now() % 1_000_000_000);
export const runSeed = Number(process.env.TEST_SEED);
