import { stem } from '../language/stem.ts';
import { firstPartStems, thingStems } from './goods.ts';

/** Stems that a part of a compound may have and how it stands: the last part names the thing, the others say which. */
export interface CompoundSpan {
  readonly stem: string;
  readonly head: boolean;
}

export type CompoundSplitter = (folded: string) => readonly string[];

const shortestWord = 5;
const longestWord = 32;
const shortestPart = 3;
/** Below this a head such as 'sko' or 'ski' is taken only after a part that is known too ('kokeapparat' has no 'sko'). */
const shortestLoneHead = 4;
const longFirstPart = 6;

/**
 * Takes compounds apart over known words: the shop's own and the lexicon's. Gives the parts as written, binding letters
 * left on ('trenings', 'sko'), or an empty list when the word is no compound.
 */
export function compoundSplitter(shopStems: ReadonlySet<string>): CompoundSplitter {
  return (word) => new Split(shopStems).partsOf(word);
}

/** One word's splitting; what is found about its pieces is remembered while it lasts. */
class Split {
  readonly #shopStems: ReadonlySet<string>;
  readonly #found = new Map<string, readonly string[]>();

  constructor(shopStems: ReadonlySet<string>) {
    this.#shopStems = shopStems;
  }

  partsOf(word: string): readonly string[] {
    const before = this.#found.get(word);
    if (before) return before;
    this.#found.set(word, []); // a word is never a part of itself
    const parts = word.length < shortestWord || word.length > longestWord ? [] : this.#best(word);
    this.#found.set(word, parts);
    return parts;
  }

  /** Known first and last part, the longest last part first; else a known thing after an unknown first part. */
  #best(word: string): readonly string[] {
    for (let at = 2; at < word.length - 1; at++) {
      for (const [first, last] of cutsAt(word, at)) {
        if (last.length >= shortestPart && this.#isThing(last) && this.#opens(first)) return this.#flat(first, last);
      }
    }
    for (let at = shortestPart; at <= word.length - shortestLoneHead; at++) {
      const [first, last] = [word.slice(0, at), word.slice(at)];
      const key = stem(last);
      if (key.length >= shortestLoneHead && thingStems.has(key) && /[aeiouy]/.test(first))
        return this.#flat(first, last);
    }
    return [];
  }

  #isThing(part: string): boolean {
    const key = stem(part);
    return thingStems.has(key) || this.#shopStems.has(key);
  }

  /** A known first part, a compound, or at least something that ends in a long first part ('mengdetrenings'). */
  #opens(first: string): boolean {
    if (this.#isFirst(first) || this.partsOf(withoutBinding(first)).length > 0) return true;
    for (let at = shortestPart; at <= first.length - longFirstPart; at++)
      if (this.#isFirst(first.slice(at))) return true;
    return false;
  }

  #isFirst(part: string): boolean {
    return firstForms(part).some((form) => {
      if (form.length < 2) return false;
      const key = stem(form);
      return firstPartStems.has(key) || this.#shopStems.has(key);
    });
  }

  #flat(first: string, last: string): readonly string[] {
    return [...this.#orItself(first), ...this.#orItself(last)];
  }

  #orItself(part: string): readonly string[] {
    const inner = this.partsOf(part);
    if (inner.length > 0) return inner;
    const unbound = withoutBinding(part);
    const parts = unbound === part ? [] : this.partsOf(unbound);
    return parts.length > 0 ? [...parts.slice(0, -1), `${parts.at(-1)}${part.at(-1)}`] : [part];
  }
}

/** Every run of parts of a compound but the whole: 'fjellskistav' is a 'stav', a 'skistav', and about 'fjellski'. */
export function compoundSpans(parts: readonly string[]): CompoundSpan[] {
  const spans: CompoundSpan[] = [];
  for (let from = 0; from < parts.length; from++) {
    for (let to = from + 1; to <= parts.length; to++) {
      if (from === 0 && to === parts.length) continue;
      const run = parts.slice(from, to).join('');
      const head = to === parts.length;
      for (const form of head ? [run] : firstForms(run)) spans.push({ stem: stem(form), head });
    }
  }
  return spans;
}

/** The forms a first part may stand for: itself, and without the s or e that binds it. */
export function firstForms(part: string): string[] {
  const unbound = withoutBinding(part);
  return unbound === part ? [part] : [part, unbound];
}

function withoutBinding(part: string): string {
  return part.length > 3 && /[se]$/.test(part) ? part.slice(0, -1) : part;
}

/** The two halves at a place, and with a doubled letter there also the halves that share it ('ullue': 'ull', 'lue'). */
function cutsAt(word: string, at: number): (readonly [string, string])[] {
  const plain = [word.slice(0, at), word.slice(at)] as const;
  const shared = word[at - 1] === word[at - 2];
  return shared ? [plain, [word.slice(0, at), word.slice(at - 1)]] : [plain];
}
