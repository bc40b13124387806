import { searchText as text } from '#content/nb/desk/search.ts';
import type { DeskRequest } from '#contract/desk/schemas.ts';
import { normaliseQuery } from '#domain/navigation/addresses/search-path.ts';
import { isWords, mostPhraseWords, synonymFault } from '#domain/search/steering/steering-words.ts';

/** As somebody writes it, and not in use yet. `version`: of what stands there already; null: nothing does. */
export interface Draft {
  readonly kind: 'synonym' | 'stopWord';
  readonly word: string;
  readonly words: string;
  readonly both: boolean;
  readonly version: number | null;
}

export const noDraft: Draft = { kind: 'synonym', word: '', words: '', both: false, version: null };

export function wordsOf({ words }: Draft): string[] {
  return words
    .split(/[\s,;]+/)
    .map(normaliseQuery)
    .filter((word) => word !== '');
}

/** What keeps it from being used, in words; null: nothing. */
export function draftFault(draft: Draft): string | null {
  const word = normaliseQuery(draft.word);
  if (!isWords(word, draft.kind === 'synonym' ? mostPhraseWords : 1)) return text.bad.word;
  if (draft.kind === 'stopWord') return null;
  const words = wordsOf(draft);
  if (words.length === 0 || !words.every((one) => isWords(one, 1))) return text.bad.words;
  const fault = synonymFault({ word, words, both: draft.both });
  return fault === null ? null : text.bad[fault];
}

export function draftQuery(draft: Draft): Omit<DeskRequest<'lookSearch'>, 'query'> {
  if (draftFault(draft) !== null) return {};
  if (draft.kind === 'stopWord') return { stopWord: draft.word };
  return { synonym: draft.word, words: wordsOf(draft).join(','), ...(draft.both && { both: '1' as const }) };
}
