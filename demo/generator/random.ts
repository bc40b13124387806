/**
 * Numbers that look random and are the same every time: the demo must not change between two loadings, and an article must
 * not change because another one did. So each subject has its own source, made from the seed and its name.
 */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number, both ends included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** One of the values, each as often as its weight says. */
  weighted<T>(choices: readonly (readonly [weight: number, value: T])[]): T;
  shuffle<T>(list: readonly T[]): T[];
}

export function randomFor(...subject: readonly (string | number)[]): Random {
  let state = hash(subject.join('/'));
  const next = (): number => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[int(0, list.length - 1)];
    if (chosen === undefined) throw new RangeError('Nothing to pick from');
    return chosen;
  };
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick,
    weighted: (choices) => {
      let rest = next() * choices.reduce((sum, [weight]) => sum + weight, 0);
      const found = choices.find(([weight]) => {
        rest -= weight;
        return rest < 0;
      });
      return (found ?? pick(choices))[1];
    },
    shuffle: (list) => {
      const shuffled = [...list];
      for (let last = shuffled.length - 1; last > 0; last -= 1) {
        const other = int(0, last);
        const moved = shuffled.splice(last, 1, ...shuffled.slice(other, other + 1));
        shuffled.splice(other, 1, ...moved);
      }
      return shuffled;
    },
  };
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value;
}
