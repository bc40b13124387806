import type { Bits } from '../../structures/bit-set.ts';
import type { TextMatches } from './text-matches.ts';

/** Whether some of these documents are where hits are wanted; asked only where what a text means hangs on it. */
export type WithinTest = (docs: Bits) => boolean;

/** What was asked of the shopper's filters while a text was read, and what the answer was. */
export interface WithinAnswer {
  readonly docs: Bits;
  readonly isWithin: boolean;
}

/** A text was read on according to whether any of these was within; nobody has asked for the other half yet if it is missing. */
interface Fork {
  readonly docs: Bits;
  within?: Known;
  without?: Known;
}

type Known = Fork | { readonly matches: TextMatches };

/** In bytes of the sets, beside which the rest of an entry is little. */
const capacity = 16 * 2 ** 20;
const mostTexts = 1000;

/**
 * An LRU cache of what texts matched: further pages, orders and filters of a search do not read it again. Filters take part in
 * reading a text by yes and no alone ("is any of these within?"), so a text is a tree of those questions, and whoever is
 * answered alike gets what was found before.
 */
export class TextCache {
  readonly #texts = new Map<string, { readonly root: { first?: Known }; bytes: number }>();
  #bytes = 0;

  find(key: string, isWithin: WithinTest): TextMatches | null {
    const text = this.#texts.get(key);
    if (text === undefined) return null;
    this.#texts.delete(key);
    this.#texts.set(key, text);
    let known = text.root.first;
    while (known !== undefined && 'docs' in known) known = isWithin(known.docs) ? known.within : known.without;
    return known?.matches ?? null;
  }

  /** Reading is the same for the same answers, so the questions that are known already are the first of these. */
  remember(key: string, asked: readonly WithinAnswer[], matches: TextMatches): void {
    const text = this.#texts.get(key) ?? { root: {}, bytes: 0 };
    this.#texts.set(key, text);
    let put = (known: Known): Known => {
      text.root.first ??= known;
      return text.root.first;
    };
    let bytes = matches.bits.byteLength + matches.docs.byteLength * 2;
    for (const { docs, isWithin } of asked) {
      const fork = put({ docs });
      if (!('docs' in fork)) return;
      if (fork.docs === docs) bytes += docs.byteLength;
      const branch = isWithin ? 'within' : 'without';
      put = (known) => {
        fork[branch] ??= known;
        return fork[branch];
      };
    }
    put({ matches });
    text.bytes += bytes;
    this.#bytes += bytes;
    for (const [oldest, { bytes: freed }] of this.#texts) {
      if (this.#bytes <= capacity && this.#texts.size <= mostTexts) break;
      this.#texts.delete(oldest);
      this.#bytes -= freed;
    }
  }
}
