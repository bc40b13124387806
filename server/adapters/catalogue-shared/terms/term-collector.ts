import { isStopWord, opensComplement } from '#domain/search/language/stop-words.ts';
import { type Word, wordsOf } from '#domain/search/language/words.ts';
import { measuresIn } from '#domain/search/measure-term.ts';
import { GrowingColumn } from '../structures/growing-column.ts';
import { fields } from './fields.ts';
import { RunNumbers } from './run-numbers.ts';

const longestTerm = 40;

/** What a run of a text says: nothing that is searched for, several words or one with parts, or else a term, counted from here. */
const says = { nothing: 0, words: 1, term: 2 } as const;

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
  readonly #runs = new RunNumbers();
  readonly #runSays = new GrowingColumn();
  /** 1: what comes after it is not what the thing is. */
  readonly #runOpens = new GrowingColumn();
  readonly #runWords = new Map<number, readonly Word[]>();
  readonly #sharedTexts = new Map<string, readonly number[]>();
  readonly #measures = new Map<string, readonly string[]>();

  /** A text that many documents share, such as the name of a group. */
  addShared(doc: number, text: string, field: number): void {
    let runs = this.#sharedTexts.get(text);
    if (!runs) {
      const found: number[] = [];
      this.#runs.each(composed(text), (run) => found.push(run));
      this.#sharedTexts.set(text, found);
      runs = found;
    }
    for (const run of runs) this.#addRun(doc, run, field);
  }

  /** The name of a group; one of several things ('Luer & votter') does not say which of them an article is. */
  addGroup(doc: number, name: string, field: number): void {
    this.addShared(doc, name, name.includes('&') ? fields.mention : field);
  }

  addText(doc: number, text: string, field: number): void {
    this.#runs.each(composed(text), (run) => this.#addRun(doc, run, field));
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
    this.#runs.each(composed(name), (run) => {
      const said = this.#saysOf(run);
      if (said !== says.words) {
        if (this.#runOpens.at(run) === 1) field = fields.mention;
        if (said >= says.term) this.#note(doc, said - says.term, field);
        return;
      }
      for (const word of this.#runWords.get(run) ?? []) {
        if (opensMention(word)) field = fields.mention;
        this.#addWord(doc, word, field);
      }
    });
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

  #addRun(doc: number, run: number, field: number): void {
    const said = this.#saysOf(run);
    if (said >= says.term) this.#note(doc, said - says.term, field);
    else if (said === says.words) for (const word of this.#runWords.get(run) ?? []) this.#addWord(doc, word, field);
  }

  /** Worked out when the run is met for the first time. */
  #saysOf(run: number): number {
    if (run < this.#runSays.length) return this.#runSays.at(run);
    const words = wordsOf(this.#runs.text(run));
    const [word] = words;
    const isPlain = word !== undefined && words.length === 1 && word.parts.length === 0;
    this.#runOpens.push(isPlain && opensMention(word) ? 1 : 0);
    if (isPlain) this.#runSays.push((this.#termOf(word.text) ?? says.nothing - says.term) + says.term);
    else this.#runSays.push(words.length === 0 ? says.nothing : says.words);
    if (!isPlain) this.#runWords.set(run, words);
    return this.#runSays.at(run);
  }

  #add(doc: number, text: string, field: number, parts: readonly string[]): void {
    const term = this.#termOf(text);
    if (term === null) return;
    if (parts.length > 0) this.joined.push({ term, written: parts.join('-') });
    this.#note(doc, term, field);
  }

  /** Null for what is not searched for. */
  #termOf(text: string): number | null {
    const known = this.ids.get(text);
    if (known !== undefined) return known;
    if (text.length > longestTerm || isStopWord(text)) return null;
    const term = this.terms.push(text) - 1;
    this.ids.set(text, term);
    this.#lastDoc.push(0);
    this.#lastRow.push(0);
    return term;
  }

  #note(doc: number, term: number, field: number): void {
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

/** As the words of a text are, but for their case: a run is read as a word in lower case when it is first met. */
function composed(text: string): string {
  return text.normalize('NFC');
}

function opensMention({ text }: Word): boolean {
  return opensComplement(text) || text === 'og';
}
