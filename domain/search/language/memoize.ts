/** Most queries are made of the same few thousand words; more than these are forgotten all at once. */
const mostWords = 20_000;

/** The same function of a word, which looks up what it has answered before. */
export function memoize<T extends string | object>(
  answer: (word: string) => T,
  most: number = mostWords,
): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    if (known.size >= most) known.clear();
    const found = answer(word);
    known.set(word, found);
    return found;
  };
}
