/** Random numbers that a seed decides: the same article is always drawn the same way. */
export interface Random {
  (): number;
  /** A number from `low` up to `high`. */
  range(low: number, high: number): number;
  /** A whole number, both ends included. */
  int(low: number, high: number): number;
  pick<const T>(choices: readonly T[]): T;
  chance(probability: number): boolean;
}

/** FNV-1a for text, Knuth's multiplicative hash for numbers. */
function hash(seed: number | string): number {
  if (typeof seed === 'number') return ((seed | 0) * 2654435761) >>> 0;
  return [...seed].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619), 2166136261) >>> 0;
}

export function randomFrom(seed: number | string): Random {
  let state = hash(seed);
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  // Neighbouring seeds start alike; two throws away they have parted.
  next();
  next();
  return Object.assign(next, {
    range: (low: number, high: number) => low + (high - low) * next(),
    int: (low: number, high: number) => Math.floor(low + (high - low + 1) * next()),
    pick: <const T>(choices: readonly T[]) => choices[Math.floor(next() * choices.length)] as T,
    chance: (probability: number) => next() < probability,
  });
}
