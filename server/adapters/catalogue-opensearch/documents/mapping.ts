import type { Clause } from '../clause.ts';
import { termPlaces } from '../text-seam.ts';

/** To be raised with every change of the mapping or of what the documents are made of: the index is then built anew. */
export const mappingVersion = 2;

const integer = { type: 'integer' } as const;
const keyword = { type: 'keyword' } as const;

/** Nothing is analysed: words are taken apart by `domain/search` before they come here. */
export const mapping: Clause = {
  dynamic: 'strict',
  _meta: { mappingVersion },
  properties: {
    visible: { type: 'boolean' },
    id: integer,
    name: { type: 'keyword', index: false },
    nameRank: { type: 'long' },
    qtyRank: integer,
    turnoverRank: integer,
    slug: keyword,
    oldSlugs: keyword,
    eans: keyword,
    numbers: keyword,
    tails: keyword,
    gender: integer,
    line: integer,
    main: integer,
    g2: integer,
    g3: integer,
    colour: integer,
    size: integer,
    t: { properties: Object.fromEntries(termPlaces.map((place) => [place, keyword])) },
    price: integer,
    offer: { type: 'boolean' },
    created: { type: 'long' },
    isNew: { type: 'boolean' },
    campaign: integer,
    nextAt: { type: 'long' },
    shop: integer,
    shopCount: integer,
    v: { type: 'nested', properties: { size: integer, colour: integer, shop: integer, shopCount: integer } },
    record: { type: 'object', enabled: false },
  },
};
