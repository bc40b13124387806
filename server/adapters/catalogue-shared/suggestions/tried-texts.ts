import type { ChainWords } from '#domain/search/reader/chain-words.ts';
import type { QueryReading } from '#domain/search/reader/query-reading.ts';
import { type Asking, countFeatures, countHits, type Feature } from '../matching/hit-sets.ts';
import { readText, type TextQuestion, type TextReader } from '../matching/read-text.ts';
import { queryWords } from './query-words.ts';

interface Tried<Hits> {
  readonly reading: QueryReading;
  /** Null: none. */
  readonly hits: Hits | null;
}

/** Counts features among the hits of a text. */
export type CountAmong<Hits> = (features: readonly Feature[]) => Asking<Hits, readonly number[]>;

/** Searches for the texts that are tried while completions are made, each once. Made for one request. */
export class TriedTexts<Hits> {
  readonly #reader: TextReader<Hits>;
  readonly #question: TextQuestion;
  readonly #tried = new Map<string, Tried<Hits>>();
  readonly #isEmpty = new Map<string, boolean>();

  constructor(reader: TextReader<Hits>, chain: ChainWords) {
    this.#reader = reader;
    this.#question = { unfinished: false, ignore: [], chosen: new Set<string>(), chain };
  }

  *search(text: string): Asking<Hits, Tried<Hits>> {
    const before = this.#tried.get(text);
    if (before !== undefined) return before;
    const { hits, reading } = yield* readText(this.#reader, text, this.#question);
    const tried = { hits, reading };
    this.#tried.set(text, tried);
    return tried;
  }

  /** Among the visible hits; of a text without words, among everything that is visible. */
  countAmong(text: string): CountAmong<Hits> {
    return (features) => this.#count(text, features);
  }

  *#count(text: string, features: readonly Feature[]): Asking<Hits, readonly number[]> {
    if (features.length === 0) return [];
    if (queryWords(text).length === 0) return yield* countFeatures<Hits>(null, features);
    const { hits } = yield* this.search(text.trimEnd());
    return hits === null ? features.map(() => 0) : yield* countFeatures(hits, features);
  }

  /** Whether there are hits that meet all of the text, as it is spelled. */
  *isMetInFull(text: string): Asking<Hits, boolean> {
    const { hits, reading } = yield* this.search(text);
    if (reading.leftOut.length > 0 || reading.corrected !== null || hits === null) return false;
    const before = this.#isEmpty.get(text);
    if (before !== undefined) return !before;
    const [count] = yield* countHits(hits, ['all']);
    this.#isEmpty.set(text, count === 0);
    return count !== 0;
  }

  /** Whether its words stand only somewhere in descriptions. */
  *isOnlyMentioned(text: string): Asking<Hits, boolean> {
    const { reading } = yield* this.search(text);
    return reading.understood.every(({ kind }) => kind === 'mention');
  }
}
