import { type Bits, hasBit, noBits, setBit } from '../bit-set.ts';
import { DocSet } from '../doc-set.ts';
import type { Snapshot } from '../snapshot.ts';
import type { AttributeMatch } from './attribute-index.ts';
import { type QueryWord, queryWords, readQuery, withGuesses } from './read-query.ts';
import { pick, type ScoredDocs, Scorer } from './scored-docs.ts';

/** What a text matches: which documents, and how well. */
export interface TextMatches {
  readonly bits: Bits;
  /** By document; 0 for those that do not match. */
  readonly scores: Float32Array;
  readonly words: readonly QueryWord[];
}

/** Above every sum of word scores: an exact article number or ean comes first (DEC-56). */
const numberScore = 1000;

/** Search over one snapshot. */
export class TextSearch {
  readonly #snapshot: Snapshot;
  readonly #scorer: Scorer;
  readonly #visible: DocSet;

  constructor(snapshot: Snapshot) {
    this.#snapshot = snapshot;
    this.#scorer = new Scorer(snapshot);
    this.#visible = new DocSet(snapshot.articles.visible);
  }

  search(text: string, options: { unfinished: boolean } = { unfinished: false }): TextMatches {
    const { terms } = this.#snapshot;
    let words = readQuery(terms, queryWords(text, options), options);
    let found = this.#answersToAll(words);
    if (found.docs.length === 0 && words.some((word) => !word.match.isKnown)) {
      words = withGuesses(terms, words);
      found = this.#answersToAll(words);
    }
    const bits = noBits(this.#snapshot.articles.count);
    const scores = new Float32Array(this.#snapshot.articles.count);
    found.docs.forEach((doc, at) => {
      setBit(bits, doc);
      scores[doc] = found.scores[at] ?? 0;
    });
    for (const doc of this.#byNumber(text)) {
      setBit(bits, doc);
      scores[doc] = (scores[doc] ?? 0) + numberScore;
    }
    return { bits, scores, words };
  }

  /** Whether a visible document has the one word of the text, without looking for all; null when that cannot be told so. */
  answersToOneWord(text: string): true | null {
    const { terms, articles } = this.#snapshot;
    const words = queryWords(text);
    const [word] = words.length === 1 ? readQuery(terms, words, { unfinished: false }) : [];
    if (!word) return null;
    for (const { term, places: counted } of word.match.terms) {
      const { docs, places } = terms.postings.of(term);
      for (let at = 0; at < docs.length; at++) {
        if (((places[at] ?? 0) & counted) !== 0 && hasBit(articles.visible, docs[at] ?? 0)) return true;
      }
    }
    return null;
  }

  /** Visible documents alone: a hidden one must not stand in the way of those that mention what it is. */
  #answersToAll(words: readonly QueryWord[]): ScoredDocs {
    const matches = words.map(({ match }) => match);
    const scored = this.#scorer.allScores(matches, this.#visible);
    let found = this.#inOneVariant(words, scored.found);
    matches.forEach((match, at) => {
      const ofWord = scored.ofWords[at];
      if (match.isTelling && ofWord) found = this.#scorer.withoutMentions(found, ofWord);
    });
    return found;
  }

  /** 'rød … m' asks for red in M: an article with M in blue and red in L alone is none. */
  #inOneVariant(words: readonly QueryWord[], found: ScoredDocs): ScoredDocs {
    const colours = attributesOf(words, 'ColorGroupID');
    const sizes = attributesOf(words, 'SizeID');
    if (colours.size === 0 || sizes.size === 0) return found;
    const has = this.#membership(colours, sizes);
    return pick(
      found,
      Uint32Array.from(found.docs.keys()).filter((at) => has(found.docs[at] ?? 0)),
    );
  }

  #membership(colours: ReadonlySet<number>, sizes: ReadonlySet<number>): (doc: number) => boolean {
    const { variants, dimensions, articles } = this.#snapshot;
    const coloured = noBits(articles.count);
    const sized = noBits(articles.count);
    for (const place of colours) dimensions.ColorGroupID.addTo(coloured, place);
    for (const place of sizes) dimensions.SizeID.addTo(sized, place);
    return (doc) => {
      if (!hasBit(coloured, doc) || !hasBit(sized, doc)) return true; // it answered by its text
      const end = variants.ends[doc] ?? 0;
      for (let variant = variants.starts[doc] ?? 0; variant < end; variant++) {
        if (colours.has(variants.colorGroup[variant] ?? -1) && sizes.has(variants.size[variant] ?? -1)) return true;
      }
      return false;
    };
  }

  #byNumber(text: string): Set<number> {
    const { byEan, byArticleNo, variants } = this.#snapshot;
    const number = text.replace(/\s+/g, '').toLowerCase();
    const docs = new Set<number>(byArticleNo.findAll(number));
    const variant = byEan.find(number);
    if (variant !== -1) docs.add(variants.doc[variant] ?? 0);
    return docs;
  }
}

function attributesOf(words: readonly QueryWord[], field: AttributeMatch['field']): Set<number> {
  return new Set(
    words.flatMap(({ match }) => match.attributes.filter((found) => found.field === field).map((found) => found.place)),
  );
}
