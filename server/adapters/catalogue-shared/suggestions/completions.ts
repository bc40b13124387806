import { fold } from '#domain/search/language/fold.ts';
import { stem } from '#domain/search/language/stem.ts';
import { opensComplement } from '#domain/search/language/stop-words.ts';
import { type EverydayWord, everydayWordsBeginningWith } from '#domain/search/lexicon/everyday-words.ts';
import { pageTopicsBeginningWith } from '#domain/search/lexicon/pages.ts';
import type { ChainWords } from '#domain/search/reader/chain-words.ts';
import type { CatalogueReference } from '../../../ports/catalogue/catalogue-rows.ts';
import { type Asking, together } from '../matching/hit-sets.ts';
import type { TextReader } from '../matching/read-text.ts';
import type { TermIndex } from '../terms/term-index.ts';
import { pricesOf, purposesOf, qualitiesOf } from './follow-on.ts';
import { queryWords } from './query-words.ts';
import { byCount, peopleOf, refinedTexts } from './refine-text.ts';
import { byColor, byPrice } from './refinements.ts';
import type { SuggestionParts } from './suggestion-parts.ts';
import { TriedTexts } from './tried-texts.ts';
import { cutsOf, type TypedText } from './typed-text.ts';
import { unnamedGoods } from './unnamed-goods.ts';
import { followingOf, isLeftOpen } from './what-follows.ts';
import {
  type Candidate,
  chainPhraseCandidates,
  everydayCandidates,
  type ShopWordCandidates,
  shopWordCandidates,
  translatedCandidates,
  typoCandidates,
} from './word-candidates.ts';
import { isOwnWord, spelledHere } from './word-forms.ts';

/** So many are searched for per suggestion that is shown: most candidates have hits. */
const attemptsPerSuggestion = 2;

export interface Completed {
  readonly completions: string[];
  /** What is typed, in full: itself, or the first completion of it. */
  readonly meant: string;
}

/** Whole texts that a beginning may be meant as. Each has hits, and they meet all of it. Made for one request. */
export class Completions<Hits> {
  readonly #parts: SuggestionParts<Hits>;
  readonly #terms: TermIndex;
  readonly #tried: TriedTexts<Hits>;
  readonly #chain: ChainWords;

  constructor(reader: TextReader<Hits>, reference: CatalogueReference, chain: ChainWords) {
    this.#terms = reader.terms;
    this.#chain = chain;
    this.#tried = new TriedTexts(reader, chain);
    this.#parts = { terms: reader.terms, reference, tried: this.#tried };
  }

  /** The last word completed; a text that is complete already, refined. */
  *of(text: string, take: number): Asking<Hits, Completed> {
    const typed = text.trimEnd();
    const cuts = cutsOf(text);
    const [last] = cuts;
    if (isLeftOpen(typed)) return { completions: yield* this.#leftOpen(typed, take), meant: typed };
    if (yield* this.#isComplete(typed, last)) return yield* this.#refinedAsTyped(typed, last, take);
    const mended = last === undefined ? null : yield* this.#mendedBefore(last);
    if (mended !== null && last !== undefined) return yield* this.of(mended + text.slice(last.before.length), take);
    if (last === undefined || (last.prefix.length < 2 && last.before === '')) return { completions: [], meant: typed };
    const completed = yield* this.#withHits(typed, yield* this.#completed(cuts, last), take);
    const found =
      completed.length > 0 ? completed : yield* this.#withHits(typed, yield* this.#typos(last, typed), take);
    const [first] = found;
    if (first === undefined)
      return last.prefix.length > 1 &&
        (last.before !== '' || last.prefix.length >= shortestUnknown || isKnownWord(this.#terms, last.prefix)) &&
        (yield* this.#tried.isMetInFull(typed)) &&
        !(yield* this.#tried.isOnlyMentioned(typed))
        ? yield* this.#refinedAsTyped(typed, last, take)
        : { completions: [], meant: typed };
    const left = take - found.length;
    const more = left === 0 ? [] : yield* this.#withHits(typed, yield* this.#refined(first, [], left), left, found);
    return { completions: [...found, ...more], meant: first };
  }

  /** 'sko til': for whom they are; what else may follow is not guessed. */
  *#leftOpen(typed: string, take: number): Asking<Hits, string[]> {
    if (followingOf(typed) === 'price')
      return (yield* pricesOf(this.#parts, { before: `${typed} `, prefix: '' })).map(({ text }) => text);
    if (followingOf(typed) !== 'whom') return [];
    const said = typed.replace(/\s+\S+$/, '');
    const people = yield* peopleOf(this.#parts, said);
    return people.slice(0, take).map(({ text }) => `${typed} ${text}`);
  }

  /** 'sykel h': what stands before is spelled as it was meant. */
  *#mendedBefore({ before }: TypedText): Asking<Hits, string | null> {
    if (before.trim() === '') return null;
    const { corrected } = (yield* this.#tried.search(before.trimEnd())).reading;
    return corrected === null || corrected.to === before.trimEnd() ? null : `${corrected.to} `;
  }

  /** A complete text: what its hits may be divided by, and longer words. */
  *#refinedAsTyped(typed: string, last: TypedText | undefined, take: number): Asking<Hits, Completed> {
    const whole = last === undefined ? typed : last.before + spelledHere(this.#terms, typed.slice(last.before.length));
    const longerWords = last === undefined ? [] : prefixed(last, (yield* this.#shopWords(last)).things);
    const refined = yield* this.#refined(whole, longerWords, take);
    return { completions: yield* this.#withHits(typed, refined, take, [typed]), meant: typed };
  }

  /** Whether the last word is a word, and there are hits that meet all that is said. */
  *#isComplete(typed: string, last: TypedText | undefined): Asking<Hits, boolean> {
    const { reading } = yield* this.#tried.search(typed);
    const { kind, text } = reading.understood.at(-1) ?? { kind: undefined, text: '' };
    if (kind === undefined || kind === 'word' || kind === 'mention' || !(yield* this.#tried.isMetInFull(typed)))
      return false;
    const isLetter = last !== undefined && last.prefix.length < 2;
    if (isLetter || (last !== undefined && !fold(text.replaceAll('-', '').toLowerCase()).endsWith(last.prefix)))
      return false;
    if (last === undefined || (kind !== 'goods' && kind !== 'use')) return true;
    return isOwnWord(this.#terms, last.prefix) || (kind === 'use' && isEverydayWord(last.prefix, 'use'));
  }

  /**
   * A phrase that is begun; then the shop's words, and what people call things; words of other languages and dialects
   * where there are none of these, or where they stand there in full.
   */
  *#completed(cuts: readonly TypedText[], last: TypedText): Asking<Hits, Candidate[]> {
    const unnamed = unnamedGoods(last);
    if (unnamed !== null) return unnamed;
    const following = followingOf(last.before);
    if (following === 'nothing') return [];
    const phrases: Candidate[] = [];
    for (const cut of cuts.slice(1))
      phrases.push(...(yield* this.#chainPhrases(cut)), ...(yield* this.#translated(cut)));
    // 'hiking bo': who goes on in another language is answered in ours
    if (phrases.length > 0 && !isOwnWord(this.#terms, fold(last.before.trim()))) return phrases;
    if (following === 'quality') return yield* qualitiesOf(this.#parts, last);
    if (following === 'price') return yield* pricesOf(this.#parts, last);
    if (following === 'whom') return yield* purposesOf(this.#parts, last);
    const { things, others } = yield* this.#shopWords(last);
    const own = byCount([...prefixed(last, things), ...(yield* this.#facts(last))]);
    const chain = last.prefix.length < 2 ? [] : this.#chain.everydayWords;
    const count = this.#tried.countAmong(last.before);
    const named = stemsNamed(last.before);
    const offered = yield* everydayCandidates(this.#terms, count, last.prefix, chain);
    const everyday = prefixed(
      last,
      offered.filter(({ text }) => !named.has(stem(fold(text))) && !isOpened(last, text)),
    );
    // A name or a quality beside things that are begun so: only where nothing else is said yet.
    const isAlone = last.before === '' || own.length + everyday.length === 0;
    const isUnknown = own.length === 0 && everyday.length === 0;
    const isForeign = isEverydayWord(last.prefix, 'foreign') && !isOwnWord(this.#terms, last.prefix);
    // beside other words two letters begin too much of other languages
    const isLongEnough = last.before === '' || last.prefix.length > 2;
    const translated = (isUnknown && isLongEnough) || isForeign ? yield* this.#translated(last) : [];
    return [...phrases, ...translated, ...byCount([...own, ...everyday]), ...(isAlone ? prefixed(last, others) : [])];
  }

  *#shopWords({ before, prefix }: TypedText): Asking<Hits, ShopWordCandidates> {
    const { things, others } = yield* shopWordCandidates(this.#terms, this.#tried.countAmong(before), prefix);
    const named = stemsNamed(before);
    return {
      things: things
        .filter(({ text }) => !named.has(stem(this.#terms.split(fold(text)).at(-1) ?? fold(text)))) // not 'jakke dunjakke'
        .map((thing) => ({ ...thing, isVerified: before === '' })),
      others,
    };
  }

  *#chainPhrases(cut: TypedText): Asking<Hits, Candidate[]> {
    const { everydayWords } = this.#chain;
    if (everydayWords.length === 0) return [];
    return prefixed(cut, yield* chainPhraseCandidates(this.#tried.countAmong(cut.before), cut.prefix, everydayWords));
  }

  *#translated(cut: TypedText): Asking<Hits, Candidate[]> {
    if (cut.prefix.length < 2 || everydayWordsBeginningWith(cut.prefix).length === 0) return [];
    return prefixed(cut, yield* translatedCandidates(this.#terms, this.#tried.countAmong(cut.before), cut.prefix));
  }

  /** Whose, what colour and what price, once something else is said. */
  *#facts(cut: TypedText): Asking<Hits, Candidate[]> {
    if (cut.before === '') return [];
    const before = cut.before.trimEnd();
    const count = this.#tried.countAmong(before);
    const { understood } = (yield* this.#tried.search(before)).reading;
    const isColored = understood.some(({ kind }) => kind === 'color' || kind === 'shade'); // not 'rød lilla'
    const facts = (yield* together<Hits, Candidate[]>([
      peopleOf(this.#parts, before),
      ...(isColored ? [] : [byColor(this.#parts.reference, count)]),
      byPrice(count),
    ])).flat();
    return prefixed(
      cut,
      facts.filter(({ text }) => fold(text).startsWith(cut.prefix)),
    );
  }

  /** Taken for a typing error only where it is the beginning of nothing else. */
  *#typos(cut: TypedText, typed: string): Asking<Hits, Candidate[]> {
    const { shops } = this.#parts.reference;
    const isShop = shops.some(({ name }) => fold(name.toLowerCase()).startsWith(cut.prefix));
    if (isShop || pageTopicsBeginningWith(typed).length > 0) return [];
    const { reading } = yield* this.#tried.search(typed);
    const mended = prefixed(cut, yield* typoCandidates(this.#terms, this.#tried.countAmong(cut.before), cut.prefix));
    // 'fjelst' goes on to what begins so, and is no 'fjell'
    if (reading.corrected !== null) return [...mended, { text: reading.corrected.to, count: 1 }];
    if (reading.leftOut.length === 0 && reading.understood.length > 0 && isKnownWord(this.#terms, cut.prefix))
      return [];
    return mended;
  }

  #refined(text: string, longerWords: readonly Candidate[], take: number): Asking<Hits, Candidate[]> {
    return refinedTexts(this.#parts, text, { longerWords, take });
  }

  *#isGood({ text, isVerified = false }: Candidate): Asking<Hits, boolean> {
    return isVerified || (yield* this.#tried.isMetInFull(text));
  }

  /** The first texts that have hits which meet all of it, none twice in another form. */
  *#withHits(
    typed: string,
    candidates: readonly Candidate[],
    take: number,
    except: readonly string[] = [],
  ): Asking<Hits, string[]> {
    const seen = new Set(except.map(stemsOf));
    const others = candidates.filter(({ text }) => {
      const isSeen = fold(text) === fold(typed) || seen.has(stemsOf(text));
      seen.add(stemsOf(text));
      return !isSeen;
    });
    const found: string[] = [];
    let attempts = take * attemptsPerSuggestion;
    for (let at = 0; at < others.length && found.length < take && attempts > 0; ) {
      // As many at once as are wanted still: none is tried in vain.
      const batch = others.slice(at, at + Math.min(take - found.length, attempts));
      at += batch.length;
      const areMet = yield* together(batch.map((candidate) => this.#isGood(candidate)));
      found.push(...batch.filter((_, place) => areMet[place]).map(({ text }) => text));
      attempts -= batch.filter(({ isVerified = false }) => !isVerified).length;
    }
    return found;
  }
}

/** A shorter word that nobody knows is hardly typed in full: 'padlej'. */
const shortestUnknown = 8;

function isKnownWord(terms: TermIndex, word: string): boolean {
  const key = stem(word);
  return isOwnWord(terms, word) || everydayWordsBeginningWith(key).some(({ folded }) => stem(folded) === key);
}

/** 'julegave til': a phrase that begins with the same small word goes on otherwise ('til hverdags'). */
function isOpened({ before, prefix }: TypedText, text: string): boolean {
  return before !== '' && opensComplement(prefix) && fold(text).startsWith(`${prefix} `);
}

function stemsNamed(text: string): ReadonlySet<string> {
  return new Set(queryWords(text).map(({ text: word }) => stem(fold(word))));
}

function isEverydayWord(word: string, kind: EverydayWord['kind']): boolean {
  return everydayWordsBeginningWith(word).some((entry) => entry.folded === word && entry.kind === kind);
}

function prefixed({ before }: TypedText, candidates: readonly Candidate[]): Candidate[] {
  return candidates.map((candidate) => ({ ...candidate, text: before + candidate.text }));
}

/** The same for texts that say the same words in other forms, however often. */
function stemsOf(text: string): string {
  return [...new Set(queryWords(text).map(({ text: word }) => stem(fold(word))))].join(' ');
}
