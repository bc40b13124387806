import { isStopWord, opensComplement } from '#domain/search/language/stop-words.ts';
import { type Word, wordsOf } from '#domain/search/language/words.ts';
import { measuresIn } from '#domain/search/measure-term.ts';
import { GrowingColumn } from '../structures/growing-column.ts';
import { fields } from './fields.ts';

const longestTerm = 40;

/** Gathers the words of documents, which come in ascending order; those of one document one after the other. */
export class TermCollector {
  readonly terms: string[] = [];
  readonly ids = new Map<string, number>();
  /** Each time a word was written in parts, 't-skjorte': the term and how it was written. */
  readonly joined: { readonly term: number; readonly written: string }[] = [];
  readonly #owners = new GrowingColumn();
  readonly #docs = new GrowingColumn();
  readonly #fieldMasks = new GrowingColumn();
  readonly #lastDoc = new GrowingColumn();
  readonly #lastRow = new GrowingColumn();
  readonly #sharedTexts = new Map<string, readonly Word[]>();
  readonly #measures = new Map<string, readonly string[]>();

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

  /** Measures in a text, as terms of their own. */
  addMeasures(doc: number, text: string, field: number): void {
    let measures = this.#measures.get(text);
    if (!measures) {
      measures = measuresIn(text);
      this.#measures.set(text, measures);
    }
    for (const measure of measures) this.#add(doc, measure, field, []);
  }

  /** What comes after 'til', 'med' or 'og' is not what the thing is. */
  addName(doc: number, name: string): void {
    let field: number = fields.name;
    for (const word of wordsOf(name)) {
      if (opensComplement(word.text) || word.text === 'og') field = fields.mention;
      this.#addWord(doc, word, field);
    }
  }

  /** The same pairs as columns, to be read before more are added. */
  columns(): { readonly terms: Uint32Array; readonly docs: Uint32Array; readonly fieldMasks: Uint32Array } {
    return { terms: this.#owners.values(), docs: this.#docs.values(), fieldMasks: this.#fieldMasks.values() };
  }

  /** How many pairs of a term and a document there are. */
  get pairs(): number {
    return this.#owners.length;
  }

  /** Every pair of a term and a document, with where in it the term stands; those of the last document come last. */
  eachPair(visit: (term: number, doc: number, fieldMasks: number) => void, from = 0): void {
    for (let row = from; row < this.#owners.length; row++)
      visit(this.#owners.at(row), this.#docs.at(row), this.#fieldMasks.at(row));
  }

  #addWord(doc: number, word: Word, field: number): void {
    this.#add(doc, word.text, field, word.parts);
    // a 't-skjorte' is no 'skjorte'
    if (word.parts[0] !== 't') for (const part of word.parts) if (part.length > 1) this.#add(doc, part, field, []);
  }

  #add(doc: number, text: string, field: number, parts: readonly string[]): void {
    let term = this.ids.get(text);
    if (term === undefined) {
      if (text.length > longestTerm || isStopWord(text)) return;
      term = this.terms.push(text) - 1;
      this.ids.set(text, term);
      this.#lastDoc.push(0);
      this.#lastRow.push(0);
    }
    if (parts.length > 0) this.joined.push({ term, written: parts.join('-') });
    if (this.#lastDoc.at(term) === doc + 1) {
      const row = this.#lastRow.at(term);
      this.#fieldMasks.set(row, this.#fieldMasks.at(row) | field);
      return;
    }
    this.#lastDoc.set(term, doc + 1);
    this.#lastRow.set(term, this.#owners.length);
    this.#owners.push(term);
    this.#docs.push(doc);
    this.#fieldMasks.push(field);
  }
}
