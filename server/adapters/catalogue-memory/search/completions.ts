import { everydayWordsBeginningWith } from '#domain/search/everyday-words.ts';
import { fold } from '#domain/search/fold.ts';
import { pageTopicsBeginningWith } from '#domain/search/lexicon/pages.ts';
import { stem } from '#domain/search/stem.ts';
import { keepOnly } from '../bit-set.ts';
import { DocSet } from '../doc-set.ts';
import type { Snapshot } from '../snapshot.ts';
import { HitCounts } from './hit-counts.ts';
import { byColor, byPeople, byPrice, goodsIn, kindsOf } from './narrowings.ts';
import { queryWords } from './query-words.ts';
import type { TextMatches, TextSearch } from './text-search.ts';
import { cutsOf, type TypedText } from './typed-text.ts';
import { type Ending, meantEndings, ownEndings, saidEndings, slippedEndings } from './word-endings.ts';
import { isOwnWord } from './word-forms.ts';

const everything = { unfinished: false, ignore: [], chosen: new Set<string>(), within: () => null };
/** So many are tried for each that is shown: most of what is counted has hits. */
const triesPerPlace = 2;

/** Articles among which a word is looked for. */
interface Among {
  readonly hits: DocSet;
  readonly counts: HitCounts;
}

/** Whole texts that a beginning may be meant as. Each has hits, and they meet all of it. Made for one text. */
export class Completions {
  readonly #snapshot: Snapshot;
  readonly #search: TextSearch;
  readonly #read = new Map<string, TextMatches>();
  readonly #among = new Map<string, Among>();

  constructor(snapshot: Snapshot, search: TextSearch) {
    this.#snapshot = snapshot;
    this.#search = search;
  }

  /** The last word finished; of what is said in full, what it may be narrowed to. */
  of(text: string, take: number): string[] {
    const typed = text.trimEnd();
    const cuts = cutsOf(text);
    const [last] = cuts;
    if (this.#isWhole(typed, last)) {
      const things = last === undefined ? [] : this.#things(last);
      return this.#met(typed, byCount([...this.#narrowed(typed), ...things]), take);
    }
    if (last === undefined || (last.start.length < 2 && last.before === '')) return [];
    const ended = this.#met(typed, this.#endings(cuts, last), take);
    const found = ended.length > 0 ? ended : this.#met(typed, this.#slipped(last, typed), take);
    const [first] = found;
    if (first === undefined || found.length >= take) return found;
    return [...found, ...this.#met(first, byCount(this.#narrowed(first)), take - found.length, found)];
  }

  /** Whether nothing is missing: the last word is one, and the hits meet all that is said. */
  #isWhole(typed: string, last: TypedText | undefined): boolean {
    const { understood } = this.#ask(typed).reading;
    const kind = understood.at(-1)?.kind;
    if (kind === undefined || kind === 'word' || kind === 'mention' || !this.#isMet(typed)) return false;
    return kind !== 'goods' || last === undefined || isOwnWord(this.#snapshot.terms, last.start);
  }

  /**
   * A phrase that is begun; then the shop's words, and what people call things; words of other languages and dialects
   * where there are none of these, or where they stand there in full.
   */
  #endings(cuts: readonly TypedText[], last: TypedText): Ending[] {
    const { terms } = this.#snapshot;
    const { counts } = this.#amongHitsOf(last.before);
    const phrases = cuts.slice(1).flatMap((cut) => this.#meant(cut));
    const own = byCount([...this.#things(last), ...this.#facts(last)]);
    const said = wholes(last, saidEndings(terms, counts, last.start));
    const others = wholes(last, ownEndings(terms, counts, last.start).others);
    const isForeign = everydayWordsBeginningWith(last.start)[0]?.folded === last.start;
    const isUnknown = own.length === 0 && said.length === 0;
    const meant = isUnknown || (isForeign && !isOwnWord(terms, last.start)) ? this.#meant(last) : [];
    return [...phrases, ...meant, ...byCount([...own, ...said]), ...others];
  }

  #things(cut: TypedText): Ending[] {
    return wholes(cut, ownEndings(this.#snapshot.terms, this.#amongHitsOf(cut.before).counts, cut.start).things);
  }

  #meant(cut: TypedText): Ending[] {
    if (everydayWordsBeginningWith(cut.start).length === 0) return [];
    return wholes(cut, meantEndings(this.#snapshot.terms, this.#amongHitsOf(cut.before).counts, cut.start));
  }

  /** Whose, what colour and what price, once something else is said. */
  #facts(cut: TypedText): Ending[] {
    if (cut.before === '') return [];
    const facts = this.#factsOf(cut.before.trimEnd(), true);
    return wholes(
      cut,
      facts.filter(({ word }) => fold(word).startsWith(cut.start)),
    );
  }

  /** Taken for a slip only where it is the beginning of nothing else. */
  #slipped(cut: TypedText, typed: string): Ending[] {
    const { shops } = this.#snapshot.reference;
    const isShop = shops.some(({ name }) => fold(name.toLowerCase()).startsWith(cut.start));
    if (isShop || pageTopicsBeginningWith(typed).length > 0) return [];
    const { reading } = this.#ask(typed);
    if (reading.corrected !== null) return [{ word: reading.corrected.to, count: 1 }];
    if (reading.leftOut.length === 0 && reading.understood.length > 0) return [];
    return wholes(cut, slippedEndings(this.#snapshot.terms, this.#amongHitsOf(cut.before).counts, cut.start));
  }

  /** A text with what its hits may be divided by. */
  #narrowed(text: string): Ending[] {
    const { counts, hits } = this.#amongHitsOf(text);
    const thing = this.#ask(text).reading.understood.find(({ kind }) => kind === 'goods');
    const kinds =
      thing === undefined
        ? added(text, goodsIn(this.#snapshot, hits))
        : kindsOf(this.#snapshot, counts, thing.text).map(({ word, count }) => ({
            word: text.replace(thing.text, word),
            count,
          }));
    return [...kinds, ...added(text, this.#factsOf(text, false))];
  }

  #factsOf(text: string, inFull: boolean): Ending[] {
    const { hits } = this.#amongHitsOf(text);
    const said = new Set(this.#ask(text).reading.understood.map(({ kind }) => kind));
    return [
      ...(said.has('gender') || said.has('age') ? [] : byPeople(this.#snapshot, hits)),
      ...(said.has('color') || !inFull ? [] : byColor(this.#snapshot, hits)),
      ...(said.has('price') ? [] : byPrice(this.#snapshot, hits)),
    ];
  }

  /** The first texts that have hits which meet all of it, none twice in another form. */
  #met(typed: string, texts: readonly Ending[], take: number, except: readonly string[] = []): string[] {
    const seen = new Set([typed, ...except].map(familyOf));
    const found: string[] = [];
    let tries = take * triesPerPlace;
    for (const { word: text } of texts) {
      if (seen.has(familyOf(text))) continue;
      seen.add(familyOf(text));
      if (this.#isMet(text)) found.push(text);
      if (found.length === take || --tries === 0) break;
    }
    return found;
  }

  #isMet(text: string): boolean {
    const { bits, reading } = this.#ask(text);
    return reading.leftOut.length === 0 && reading.corrected === null && bits.some((word) => word !== 0);
  }

  #amongHitsOf(text: string): Among {
    const known = this.#among.get(text.trimEnd());
    if (known !== undefined) return known;
    const bits = this.#snapshot.articles.visible.slice();
    if (queryWords(text).length > 0) keepOnly(bits, this.#ask(text.trimEnd()).bits);
    const among = { hits: new DocSet(bits), counts: new HitCounts(this.#snapshot, bits) };
    this.#among.set(text.trimEnd(), among);
    return among;
  }

  #ask(text: string): TextMatches {
    const known = this.#read.get(text) ?? this.#search.search(text, everything);
    this.#read.set(text, known);
    return known;
  }
}

function wholes({ before }: TypedText, endings: readonly Ending[]): Ending[] {
  return endings.map(({ word, count }) => ({ word: before + word, count }));
}

function added(text: string, endings: readonly Ending[]): Ending[] {
  return wholes({ before: `${text} `, start: '' }, endings);
}

function byCount(endings: readonly Ending[]): Ending[] {
  return endings.toSorted((a, b) => b.count - a.count);
}

/** The same for texts that say the same words in other forms, however often. */
function familyOf(text: string): string {
  return [...new Set(queryWords(text).map(({ text: word }) => stem(fold(word))))].join(' ');
}
