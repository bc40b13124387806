/** Most queries are made of the same few thousand words; more than these are forgotten all at once. */
const mostWords = 20_000;

/** The same function of a word, which looks up what it has answered before. */
export function memoize(answer: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    if (known.size >= mostWords) known.clear();
    const found = answer(word);
    known.set(word, found);
    return found;
  };
}
