/** What a part of a query was read as. */
export const readingKinds = [
  'goods',
  'line',
  'word',
  'use',
  'season',
  'weather',
  'material',
  'gender',
  'age',
  'color',
  'shade',
  'size',
  'persons',
  'temperature',
  'measure',
  'price',
  'offer',
  'new',
  'shop',
  'stock',
  'near',
  'order',
  'not',
  'quantity',
  'mention',
  'page',
  'unknown',
] as const;

export type ReadingKind = (typeof readingKinds)[number];

/**
 * A part of a query that says something. The key is stable: the same words give the same key, by which the shopper
 * can take the reading back. `value` is the word for it ('dame', '128', 'hette'), from which a label is made.
 */
export interface Reading {
  readonly key: string;
  readonly kind: ReadingKind;
  readonly value: string;
  /** As it was written. */
  readonly text: string;
  /** As it should have been written, where it was taken for that. */
  readonly spelled?: string;
  readonly min?: number;
  readonly max?: number;
  readonly unit?: string;
  /** What an article must be to meet it. */
  readonly meaning: Meaning;
}

/** A word to be found in articles: itself and its forms, or one of those it stands for. */
export interface WordQuery {
  readonly text: string;
  /** Written with a hyphen: its parts. */
  readonly parts: readonly string[];
  /** Words that mean the same in this shop, looked for as if they had been written. */
  readonly as: readonly string[];
  /** Things that answer to it in part: what one wears in the rain, or the nearest to what is not sold. */
  readonly also: readonly string[];
  /** The shop sells no such thing: `also` is the nearest it has. */
  readonly instead: boolean;
  /** The last word while it is being typed. */
  readonly unfinished: boolean;
  /** Words that have it as a part and are something else: 'bomull' is no 'ull'. */
  readonly never: readonly string[];
  /** Taken for these, as the shop does not know it. */
  readonly takenFor: readonly string[];
  /** The whole word as it should have been written, where only its parts are looked for. */
  readonly spelled: string | null;
  /** Also the name of what one does ('fotball'): a group so called holds goods for it, not such goods. */
  readonly isActivity: boolean;
}

export type Meaning =
  | { readonly type: 'words'; readonly anyOf: readonly WordQuery[] }
  | { readonly type: 'genders'; readonly near: readonly number[]; readonly further: readonly number[] }
  | { readonly type: 'color'; readonly words: readonly string[] }
  | {
      readonly type: 'sizes';
      readonly fit: readonly number[];
      readonly near: readonly number[];
      readonly or: WordQuery | null;
      readonly measure?: Extract<Meaning, { type: 'measure' }>;
    }
  | { readonly type: 'measure'; readonly unit: string; readonly amount: number; readonly side: 'about' | 'down' | 'up' }
  | { readonly type: 'price'; readonly min: number; readonly max: number }
  | { readonly type: 'shops'; readonly ids: readonly number[] }
  | { readonly type: 'offer' }
  | { readonly type: 'new' }
  | { readonly type: 'stock' }
  | { readonly type: 'not'; readonly of: Meaning }
  /** Said, and nothing an article can meet: an order, a number of pieces, a nearness, a word unknown here. */
  | { readonly type: 'nothing' };

/** How the hits are put in order when the query itself says so. */
export type RequestedOrder = 'cheapest' | 'dearest' | 'best';

export interface Intent {
  readonly readings: readonly Reading[];
  readonly order: RequestedOrder | null;
  /** What comes first among the hits, though nobody asked for it alone. */
  readonly foremost: Meaning | null;
}
