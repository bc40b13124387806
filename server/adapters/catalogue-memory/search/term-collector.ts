import { isStopWord, opensComplement } from '#domain/search/stop-words.ts';
import { type Word, wordsOf } from '#domain/search/words.ts';
import { gather, groupRows } from '../grouping.ts';
import { GrowingColumn } from '../growing-column.ts';
import { fields, telling } from './fields.ts';

/** Which documents have which term, and where in them. Terms of one document are told one after the other. */
export interface Postings {
  /** By term: `docs` and `places` from `starts[term]` up to `starts[term + 1]`, documents ascending. */
  readonly starts: Uint32Array;
  readonly docs: Uint32Array;
  readonly places: Uint8Array;
}

const longestTerm = 40;

/** Gathers the words of all documents, which come in ascending order. */
export class TermCollector {
  readonly terms: string[] = [];
  /** How a joined word was written: 'tskjorte' was 't-skjorte'. */
  readonly surfaces = new Map<number, string>();
  readonly #ids = new Map<string, number>();
  readonly #owners = new GrowingColumn();
  readonly #docs = new GrowingColumn();
  readonly #places = new GrowingColumn();
  readonly #lastDoc = new GrowingColumn();
  readonly #lastRow = new GrowingColumn();
  readonly #sharedTexts = new Map<string, readonly Word[]>();

  /** A text that many documents share, such as the name of a group. */
  addShared(doc: number, text: string, field: number): void {
    let words = this.#sharedTexts.get(text);
    if (!words) {
      words = wordsOf(text);
      this.#sharedTexts.set(text, words);
    }
    for (const word of words) this.#addWord(doc, word, field);
  }

  /** The name of a group; one of several things ('Luer & votter') does not say which of them an article is. */
  addGroup(doc: number, name: string, field: number): void {
    this.addShared(doc, name, name.includes('&') ? fields.mention : field);
  }

  addText(doc: number, text: string, field: number): void {
    for (const word of wordsOf(text)) this.#addWord(doc, word, field);
  }

  /** What comes after 'til' or 'med' is not what the thing is. */
  addName(doc: number, name: string): void {
    let field: number = fields.name;
    for (const word of wordsOf(name)) {
      if (opensComplement(word.text)) field = fields.mention;
      this.#addWord(doc, word, field);
    }
  }

  postings(): Postings {
    const grouped = groupRows(this.terms.length, this.#owners.values());
    return {
      starts: grouped.starts,
      docs: gather(new Uint32Array(this.#docs.length), grouped.rows, this.#docs.values()),
      places: gather(new Uint8Array(this.#docs.length), grouped.rows, this.#places.values()),
    };
  }

  /** In how many documents each term says what the article is. */
  tellingCounts(): Uint32Array {
    const counts = new Uint32Array(this.terms.length);
    for (let row = 0; row < this.#owners.length; row++) {
      const term = this.#owners.at(row);
      if ((this.#places.at(row) & telling) !== 0) counts[term] = (counts[term] ?? 0) + 1;
    }
    return counts;
  }

  #addWord(doc: number, word: Word, field: number): void {
    this.#add(doc, word.text, field, word.parts);
    for (const part of word.parts) if (part.length > 1) this.#add(doc, part, field, []);
  }

  #add(doc: number, text: string, field: number, parts: readonly string[]): void {
    if (text.length > longestTerm || isStopWord(text)) return;
    let term = this.#ids.get(text);
    if (term === undefined) {
      term = this.terms.push(text) - 1;
      this.#ids.set(text, term);
      this.#lastDoc.push(0);
      this.#lastRow.push(0);
    }
    if (parts.length > 0) this.surfaces.set(term, parts.join('-'));
    if (this.#lastDoc.at(term) === doc + 1) {
      const row = this.#lastRow.at(term);
      this.#places.set(row, this.#places.at(row) | field);
      return;
    }
    this.#lastDoc.set(term, doc + 1);
    this.#lastRow.set(term, this.#owners.length);
    this.#owners.push(term);
    this.#docs.push(doc);
    this.#places.push(field);
  }
}
