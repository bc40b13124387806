/** What somebody who wrote this word may have meant, of the words the shop has; null: none is like it. */
export function likelyWord(written: string, known: readonly string[]): string | null {
  if (written.length < leastLetters) return null;
  let best: { readonly word: string; readonly likeness: number } | null = null;
  for (const word of known) {
    if (word === written || word.length < leastLetters) continue;
    const likeness = likenessOf(written, word);
    if (likeness >= leastLikeness && likeness > (best?.likeness ?? 0)) best = { word, likeness };
  }
  return best?.word ?? null;
}

const leastLetters = 4;
const leastLikeness = 0.55;

/** Share of the letters that stand the same from the end or from the beginning: compounds are alike by what they end in. */
function likenessOf(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let end = 0;
  while (end < most && a.at(-1 - end) === b.at(-1 - end)) end++;
  let start = 0;
  while (start < most - end && a[start] === b[start]) start++;
  if (end < leastLetters && start < leastLetters) return 0;
  return (start + end) / Math.max(a.length, b.length);
}
