import { fold } from '../language/fold.ts';
import { type EverydayWord, type EverydayWords, sortedWords } from '../lexicon/everyday-words.ts';
import { tableKey, type WordTable } from '../lexicon/table.ts';
import { type QueryToken, queryTokens } from './query-token.ts';

/** What the chain says of words, beside the lexicon. It wins over it. */
export interface ChainWords {
  readonly synonyms: WordTable;
  /** The words that have synonyms, as they are written: they are completed while they are typed. */
  readonly everydayWords: EverydayWords;
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

export const noChainWords: ChainWords = { synonyms: new Map(), everydayWords: [], stopWords: new Set() };

export function chainWords(synonyms: readonly Synonym[], stopWords: readonly string[]): ChainWords {
  const table = new Map<string, readonly string[]>();
  const said: EverydayWord[] = [];
  const add = (source: readonly QueryToken[], targets: readonly string[]) => {
    const key = tableKey(source.map(({ text }) => text));
    if (key === '' || targets.length === 0) return;
    table.set(key, [...new Set([...(table.get(key) ?? []), ...targets])]);
    const written = source.map((token) => token.written).join(' ');
    said.push({ folded: fold(written.replaceAll('-', '')), offers: [written, ...targets], kind: 'thing' });
  };
  for (const { word, words, both } of synonyms) {
    const source = wordTokens(word);
    const targets = words.flatMap(wordTokens);
    const texts = targets.map(({ text }) => text);
    add(source, texts);
    const [only] = source;
    if (!both || only === undefined || source.length !== 1) continue;
    for (const target of targets) add([target], [only.text, ...texts.filter((other) => other !== target.text)]);
  }
  return {
    synonyms: table,
    everydayWords: sortedWords(said),
    stopWords: new Set(stopWords.flatMap(wordTokens).map(({ text }) => fold(text))),
  };
}

/** As they stand in a query: 't-skjorte' is one word. */
function wordTokens(text: string): QueryToken[] {
  return queryTokens(text).filter(({ kind }) => kind === 'word');
}
