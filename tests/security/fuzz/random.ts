/** Chance that can be repeated: the same seed gives the same numbers (mulberry32). */
export interface Random {
  /** From 0 up to, but not, 1. */
  fraction(): number;
  /** A whole number from 0 up to, but not, `end`. */
  below(end: number): number;
  chance(share: number): boolean;
  pick<T>(from: readonly T[]): T;
}

export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(fraction() * end);
  return {
    fraction,
    below,
    chance: (share) => fraction() < share,
    pick: (from) => {
      if (from.length === 0) throw new Error('nothing to pick from');
      return from[below(from.length)] as (typeof from)[number];
    },
  };
}

/** The chance of one request of a run, by its number alone: any of them can be made again without the others. */
export function randomOfRequest(seed: number, number: number): Random {
  const random = randomOf(Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(number + 1, 0xc2b2ae35));
  random.fraction();
  return random;
}
