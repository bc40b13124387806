import type { Imports, MappingSuggestion } from '#server/ports/imports.ts';

export interface KindGuess {
  readonly kind: string;
  readonly suggestion: MappingSuggestion;
}

/** The kind whose fields the columns fit best: known columns count, needed ones that are not there count more. */
export async function guessKind(
  imports: Imports,
  file: string,
  { name, kinds }: { readonly name: string; readonly kinds: readonly string[] },
): Promise<KindGuess | null> {
  let best: (KindGuess & { readonly score: number }) | null = null;
  for (const kind of kinds) {
    const read = await imports.suggest(kind, file);
    if (!read.ok) continue;
    const { mapping, unknown, lacking } = read.value;
    const known = Object.keys(mapping.columns).length - unknown.length;
    const named = name.toLowerCase().includes(kind) ? 1 : 0;
    const score = known - unknown.length / 2 - lacking.length * 2 + named;
    if (known > 0 && (best === null || score > best.score)) best = { kind, suggestion: read.value, score };
  }
  return best;
}
