import { nothingRead } from '#domain/search/reader/query-reading.ts';
import { matchNone } from '../queries/clause.ts';
import type { TermsOf, TextSearch } from '../text-seam.ts';

/** Until texts are searched. */
export const noTerms: TermsOf = () => () => ({});

export const noText: TextSearch = {
  read: async () => ({ clause: matchNone, order: null, reading: nothingRead }),
  suggest: async () => ({ completions: [], articleIds: [], categories: [] }),
};
