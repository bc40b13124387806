import type { Clause } from '../clause.ts';
import { type TermPlace, termPlaces } from '../text-search-port.ts';

/** To be raised with every change of the mapping or of what the documents are made of: the index is then built anew. */
export const mappingVersion = 8;

const integer = { type: 'integer' } as const;
/** Looked for, and neither sorted nor counted by. */
const filtered = { type: 'integer', doc_values: false } as const;
/**
 * An id of a reference list, looked for and counted as a word: words are counted by their place in the list of all of them, which is
 * several times quicker than looking each number up, and a tree of numbers for each field and each refresh is what made a change of
 * stock dear.
 */
const facet = { type: 'keyword' } as const;
/** Looked for alone. */
const flag = { type: 'boolean', doc_values: false } as const;
/** Looked for, and neither counted nor sorted by. */
const key = { type: 'keyword', doc_values: false } as const;
/** Sorted by, and not looked for. */
const rank = { type: 'long', index: false } as const;

/**
 * Many words, looked for and neither counted nor sorted by: one text with spaces between them is quicker to take than a list of as
 * many values.
 */
const words = { type: 'text', analyzer: 'whitespace', norms: false, index_options: 'docs' } as const;

/** Those of which the vocabulary is made, by counting. */
const counted: ReadonlySet<TermPlace> = new Set(['says', 'desc', 'written']);
const places = Object.fromEntries(termPlaces.map((place) => [place, counted.has(place) ? { type: 'keyword' } : key]));

/** Nothing is analysed: words are taken apart by `domain/search` before they come here. */
export const mapping: Clause = {
  dynamic: 'strict',
  _meta: { mappingVersion },
  properties: {
    visible: flag,
    id: integer,
    name: { type: 'keyword', index: false, doc_values: false },
    nameRank: rank,
    qtyRank: rank,
    turnoverRank: rank,
    slug: key,
    oldSlugs: key,
    eans: key,
    numbers: words,
    tails: words,
    gender: facet,
    line: facet,
    main: facet,
    g2: facet,
    g3: facet,
    colour: facet,
    size: facet,
    t: { properties: places },
    price: integer,
    offer: flag,
    created: { type: 'long' },
    isNew: flag,
    campaign: filtered,
    nextAt: { type: 'long' },
    shop: facet,
    shopCount: key,
    v: words,
    record: { type: 'object', enabled: false },
  },
};
