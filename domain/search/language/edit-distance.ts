/**
 * Whether one typing error lies between two words: a letter too many, too few, a wrong one, or two neighbours swapped.
 * Equal words are zero errors apart and count too.
 */
export function withinOneEdit(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  if (start === short.length) return true;
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1);
  if (short.slice(start + 1) === long.slice(start + 1)) return true;
  return (
    short[start] === long[start + 1] &&
    short[start + 1] === long[start] &&
    short.slice(start + 2) === long.slice(start + 2)
  );
}

/** The word itself and every form of it with one letter left out: two words one error apart share one of these. */
export function deletionsOf(word: string): string[] {
  const forms = new Set([word]);
  for (let at = 0; at < word.length; at++) forms.add(word.slice(0, at) + word.slice(at + 1));
  return [...forms];
}
