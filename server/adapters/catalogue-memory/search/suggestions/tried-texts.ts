import type { ChainWords } from '#domain/search/reader/chain-words.ts';
import type { Snapshot } from '../../snapshot.ts';
import { intersectWith } from '../../structures/bit-set.ts';
import { DocSet } from '../../structures/doc-set.ts';
import type { TextMatches, TextQuestion, TextSearch } from '../matching/text-search.ts';
import { HitCounts } from './hit-counts.ts';
import { queryWords } from './query-words.ts';

/** The visible hits of a text, and a way to count words among them. */
interface Hits {
  readonly set: DocSet;
  readonly counts: HitCounts;
}

/** Searches for the texts that are tried while completions are made, each once. Made for one request. */
export class TriedTexts {
  readonly #snapshot: Snapshot;
  readonly #search: TextSearch;
  readonly #question: TextQuestion;
  readonly #matches = new Map<string, TextMatches>();
  readonly #hits = new Map<string, Hits>();

  constructor(snapshot: Snapshot, search: TextSearch, chain: ChainWords) {
    this.#snapshot = snapshot;
    this.#search = search;
    this.#question = { unfinished: false, ignore: [], chosen: new Set<string>(), within: () => null, chain };
  }

  search(text: string): TextMatches {
    const known = this.#matches.get(text) ?? this.#search.search(text, this.#question);
    this.#matches.set(text, known);
    return known;
  }

  /** Of a text without words: everything that is visible. */
  hitsOf(text: string): Hits {
    const trimmed = text.trimEnd();
    const known = this.#hits.get(trimmed);
    if (known !== undefined) return known;
    const bits = this.#snapshot.articles.visible.slice();
    if (queryWords(text).length > 0) intersectWith(bits, this.search(trimmed).bits);
    const hits = { set: new DocSet(bits), counts: new HitCounts(this.#snapshot, bits) };
    this.#hits.set(trimmed, hits);
    return hits;
  }

  /** Whether there are hits that meet all of the text, as it is spelled. */
  isMetInFull(text: string): boolean {
    const { bits, reading } = this.search(text);
    return reading.leftOut.length === 0 && reading.corrected === null && bits.some((word) => word !== 0);
  }

  /** Whether its words stand only somewhere in descriptions. */
  isOnlyMentioned(text: string): boolean {
    return this.search(text).reading.understood.every(({ kind }) => kind === 'mention');
  }
}
