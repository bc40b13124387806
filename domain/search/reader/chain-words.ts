import { fold } from '../language/fold.ts';
import { tableKey, type WordTable } from '../lexicon/table.ts';
import { queryTokens } from './query-token.ts';

/** What the chain says of words, beside the lexicon. It wins over it. */
export interface ChainWords {
  readonly synonyms: WordTable;
  /** Folded. */
  readonly stopWords: ReadonlySet<string>;
}

export interface Synonym {
  /** One word, or several in a row. */
  readonly word: string;
  readonly words: readonly string[];
  /** Each of the words stands for this one too. */
  readonly both: boolean;
}

export const noChainWords: ChainWords = { synonyms: new Map(), stopWords: new Set() };

export function chainWords(synonyms: readonly Synonym[], stopWords: readonly string[]): ChainWords {
  const table = new Map<string, readonly string[]>();
  const add = (source: readonly string[], targets: readonly string[]) => {
    const key = tableKey(source);
    if (key !== '' && targets.length > 0) table.set(key, [...new Set([...(table.get(key) ?? []), ...targets])]);
  };
  for (const { word, words, both } of synonyms) {
    const source = wordsIn(word);
    const targets = words.flatMap(wordsIn);
    add(source, targets);
    if (!both || source.length !== 1) continue;
    for (const target of targets) add([target], [...source, ...targets.filter((other) => other !== target)]);
  }
  return { synonyms: table, stopWords: new Set(stopWords.flatMap(wordsIn).map(fold)) };
}

/** As they stand in a query: 't-skjorte' is one word. */
function wordsIn(text: string): string[] {
  return queryTokens(text).flatMap(({ kind, text: word }) => (kind === 'word' ? [word] : []));
}
