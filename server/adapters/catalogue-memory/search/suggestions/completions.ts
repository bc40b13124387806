import { fold } from '#domain/search/language/fold.ts';
import { stem } from '#domain/search/language/stem.ts';
import { type EverydayWord, everydayWordsBeginningWith } from '#domain/search/lexicon/everyday-words.ts';
import { pageTopicsBeginningWith } from '#domain/search/lexicon/pages.ts';
import type { ChainWords } from '#domain/search/reader/chain-words.ts';
import type { Snapshot } from '../../columns/snapshot.ts';
import { intersectWith } from '../../structures/bit-set.ts';
import { DocSet } from '../../structures/doc-set.ts';
import type { TextMatches, TextQuestion, TextSearch } from '../matching/text-search.ts';
import type { TermIndex } from '../terms/term-index.ts';
import { HitCounts } from './hit-counts.ts';
import { queryWords } from './query-words.ts';
import { byColor, byPeople, byPrice, goodsIn, kindsOf, mostPeople } from './refinements.ts';
import { cutsOf, type TypedText } from './typed-text.ts';
import {
  type Candidate,
  everydayCandidates,
  shopWordCandidates,
  translatedCandidates,
  typoCandidates,
} from './word-endings.ts';
import { isOwnWord, spelledHere } from './word-forms.ts';

const everything = { unfinished: false, ignore: [], chosen: new Set<string>(), within: () => null };
/** So many are tried for each that is shown: most of what is counted has hits. */
const triesPerPlace = 2;

export interface Completed {
  readonly completions: string[];
  /** What is typed, in full: itself, or the first completion of it. */
  readonly meant: string;
}

/** Articles among which a word is looked for. */
interface Among {
  readonly hits: DocSet;
  readonly counts: HitCounts;
}

/** Whole texts that a beginning may be meant as. Each has hits, and they meet all of it. Made for one text. */
export class Completions {
  readonly #snapshot: Snapshot;
  readonly #terms: TermIndex;
  readonly #search: TextSearch;
  readonly #question: TextQuestion;
  readonly #read = new Map<string, TextMatches>();
  readonly #among = new Map<string, Among>();

  constructor(snapshot: Snapshot, search: TextSearch, chain: ChainWords) {
    this.#question = { ...everything, chain };
    this.#snapshot = snapshot;
    this.#terms = snapshot.terms;
    this.#search = search;
  }

  /** The last word finished; of what is said in full, what it may be narrowed to. */
  of(text: string, take: number): Completed {
    const typed = text.trimEnd();
    const cuts = cutsOf(text);
    const [last] = cuts;
    if (this.#isWhole(typed, last)) return this.#whole(typed, last, take);
    if (last === undefined || (last.start.length < 2 && last.before === '')) return { completions: [], meant: typed };
    const ended = this.#met(typed, this.#endings(cuts, last), take);
    const found = ended.length > 0 ? ended : this.#met(typed, this.#slipped(last, typed), take);
    const [first] = found;
    if (first === undefined)
      return last.start.length > 1 && this.#isMet(typed) && !this.#isMentioned(typed)
        ? this.#whole(typed, last, take)
        : { completions: [], meant: typed };
    const left = take - found.length;
    const more = left === 0 ? [] : this.#met(typed, this.#narrowed(first, [], left), left, found);
    return { completions: [...found, ...more], meant: first };
  }

  /** A text that needs no ending: what its hits may be narrowed to, and longer words. */
  #whole(typed: string, last: TypedText | undefined, take: number): Completed {
    const whole = last === undefined ? typed : last.before + spelledHere(this.#terms, typed.slice(last.before.length));
    const things = last === undefined ? [] : wholes(last, this.#own(last).things);
    return { completions: this.#met(typed, this.#narrowed(whole, things, take), take, [typed]), meant: typed };
  }

  /** Whether nothing is missing: the last word is one, and the hits meet all that is said. */
  #isWhole(typed: string, last: TypedText | undefined): boolean {
    const { kind, text } = this.#ask(typed).reading.understood.at(-1) ?? { kind: undefined, text: '' };
    if (kind === undefined || kind === 'word' || kind === 'mention' || !this.#isMet(typed)) return false;
    const isLetter = last !== undefined && last.start.length < 2;
    if (isLetter || (last !== undefined && !fold(text.replaceAll('-', '').toLowerCase()).endsWith(last.start)))
      return false;
    if (last === undefined || (kind !== 'goods' && kind !== 'use')) return true;
    return isOwnWord(this.#terms, last.start) || (kind === 'use' && isSaid(last.start, 'use'));
  }

  /**
   * A phrase that is begun; then the shop's words, and what people call things; words of other languages and dialects
   * where there are none of these, or where they stand there in full.
   */
  #endings(cuts: readonly TypedText[], last: TypedText): Candidate[] {
    const { counts } = this.#amongHitsOf(last.before);
    const phrases = cuts.slice(1).flatMap((cut) => this.#meant(cut));
    const { things, others } = this.#own(last);
    const own = byCount([...wholes(last, things), ...this.#facts(last)]);
    const said = wholes(last, everydayCandidates(this.#terms, counts, last.start));
    // A name or a quality beside things that are begun so: only where nothing else is said yet.
    const isAlone = last.before === '' || own.length + said.length === 0;
    const isUnknown = own.length === 0 && said.length === 0;
    const isForeign = isSaid(last.start, 'foreign') && !isOwnWord(this.#terms, last.start);
    const meant = isUnknown || isForeign ? this.#meant(last) : [];
    return [...phrases, ...meant, ...byCount([...own, ...said]), ...(isAlone ? wholes(last, others) : [])];
  }

  #own({ before, start }: TypedText): ReturnType<typeof shopWordCandidates> {
    const { things, others } = shopWordCandidates(this.#terms, this.#amongHitsOf(before).counts, start);
    const named = new Set(queryWords(before).map(({ text }) => stem(fold(text))));
    return {
      things: things
        .filter(({ word }) => !named.has(stem(this.#terms.split(fold(word)).at(-1) ?? ''))) // not 'jakke dunjakke'
        .map((thing) => ({ ...thing, isVerified: before === '' })),
      others,
    };
  }

  #meant(cut: TypedText): Candidate[] {
    if (cut.start.length < 2 || everydayWordsBeginningWith(cut.start).length === 0) return [];
    return wholes(cut, translatedCandidates(this.#terms, this.#amongHitsOf(cut.before).counts, cut.start));
  }

  /** Whose, what colour and what price, once something else is said. */
  #facts(cut: TypedText): Candidate[] {
    if (cut.before === '') return [];
    const before = cut.before.trimEnd();
    const { hits } = this.#amongHitsOf(before);
    const facts = [...this.#people(before), ...byColor(this.#snapshot, hits), ...byPrice(this.#snapshot, hits)];
    return wholes(
      cut,
      facts.filter(({ word }) => fold(word).startsWith(cut.start)),
    );
  }

  /** Taken for a slip only where it is the beginning of nothing else. */
  #slipped(cut: TypedText, typed: string): Candidate[] {
    const { shops } = this.#snapshot.reference;
    const isShop = shops.some(({ name }) => fold(name.toLowerCase()).startsWith(cut.start));
    if (isShop || pageTopicsBeginningWith(typed).length > 0) return [];
    const { reading } = this.#ask(typed);
    if (reading.corrected !== null) return [{ word: reading.corrected.to, count: 1 }];
    if (reading.leftOut.length === 0 && reading.understood.length > 0) return [];
    return wholes(cut, typoCandidates(this.#terms, this.#amongHitsOf(cut.before).counts, cut.start));
  }

  /** A text with what its hits may be divided by: kinds, people, and after these one price. */
  #narrowed(text: string, things: readonly Candidate[], take: number): Candidate[] {
    const { counts, hits } = this.#amongHitsOf(text);
    const { understood } = this.#ask(text).reading;
    const thing = understood.find(({ kind }) => kind === 'goods');
    const prices = added(text, understood.some(({ kind }) => kind === 'price') ? [] : byPrice(this.#snapshot, hits));
    const people = added(text, this.#people(text).slice(0, mostPeople));
    if (thing === undefined) {
      const own = fold(queryWords(text).at(-1)?.text ?? '');
      const goods = goodsIn(this.#snapshot, hits).filter(({ word }) => !fold(word).startsWith(own));
      return [...things, ...byCount([...added(text, goods), ...people]), ...prices];
    }
    const kinds = kindsOf(this.#snapshot, counts, thing.text).map(({ word, count }) => ({
      word: text.replace(thing.text, word),
      count,
      isVerified: true,
    }));
    const rest = byCount([...kinds, ...people, ...things]);
    return [...rest.slice(0, take - 1), ...prices, ...rest.slice(take - 1)];
  }

  #people(text: string): Candidate[] {
    const isSaidAlready = this.#ask(text).reading.understood.some(({ kind }) => kind === 'gender' || kind === 'age');
    return isSaidAlready ? [] : byPeople(this.#snapshot, this.#amongHitsOf(text).hits);
  }

  /** The first texts that have hits which meet all of it, none twice in another form. */
  #met(typed: string, texts: readonly Candidate[], take: number, except: readonly string[] = []): string[] {
    const seen = new Set(except.map(familyOf));
    const found: string[] = [];
    let tries = take * triesPerPlace;
    for (const { word: text, isVerified = false } of texts) {
      if (fold(text) === fold(typed) || seen.has(familyOf(text))) continue;
      seen.add(familyOf(text));
      if (isVerified || this.#isMet(text)) found.push(text);
      if (found.length === take || (!isVerified && --tries === 0)) break;
    }
    return found;
  }

  /** Letters that stand only somewhere in descriptions: nobody narrows these. */
  #isMentioned(text: string): boolean {
    return this.#ask(text).reading.understood.every(({ kind }) => kind === 'mention');
  }

  #isMet(text: string): boolean {
    const { bits, reading } = this.#ask(text);
    return reading.leftOut.length === 0 && reading.corrected === null && bits.some((word) => word !== 0);
  }

  #amongHitsOf(text: string): Among {
    const known = this.#among.get(text.trimEnd());
    if (known !== undefined) return known;
    const bits = this.#snapshot.articles.visible.slice();
    if (queryWords(text).length > 0) intersectWith(bits, this.#ask(text.trimEnd()).bits);
    const among = { hits: new DocSet(bits), counts: new HitCounts(this.#snapshot, bits) };
    this.#among.set(text.trimEnd(), among);
    return among;
  }

  #ask(text: string): TextMatches {
    const known = this.#read.get(text) ?? this.#search.search(text, this.#question);
    this.#read.set(text, known);
    return known;
  }
}

function isSaid(word: string, kind: EverydayWord['kind']): boolean {
  return everydayWordsBeginningWith(word).some((entry) => entry.folded === word && entry.kind === kind);
}

function wholes({ before }: TypedText, endings: readonly Candidate[]): Candidate[] {
  return endings.map((ending) => ({ ...ending, word: before + ending.word }));
}

/** A text that has hits with what is true of some of them. */
function added(text: string, endings: readonly Candidate[]): Candidate[] {
  return endings.map(({ word, count }) => ({ word: `${text} ${word}`, count, isVerified: true }));
}

function byCount(endings: readonly Candidate[]): Candidate[] {
  return endings.toSorted((a, b) => b.count - a.count);
}

/** The same for texts that say the same words in other forms, however often. */
function familyOf(text: string): string {
  return [...new Set(queryWords(text).map(({ text: word }) => stem(fold(word))))].join(' ');
}
