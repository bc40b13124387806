import type { DeskInput } from '#contract/desk/schemas.ts';
import { type ChainWords, chainWords } from '#domain/search/reader/chain-words.ts';
import type { DeskSearch } from '#server/ports/desk/desk-search.ts';

type Draft = Pick<DeskInput<'lookSearch'>, 'synonym' | 'words' | 'both' | 'stopWord'>;

/** The chain's words as they are, and with what is not in use yet; `drafted` is null without a draft. */
export async function draftWords(
  search: Pick<DeskSearch, 'words'>,
  { synonym, words = [], both, stopWord }: Draft,
): Promise<{ readonly now: ChainWords; readonly drafted: ChainWords | null }> {
  const { synonyms, stopWords } = await search.words();
  const now = chainWords(synonyms, stopWords);
  if (synonym === undefined && stopWord === undefined) return { now, drafted: null };
  const others = synonyms.filter(({ word }) => word !== synonym);
  const added = synonym === undefined ? [] : [{ word: synonym, words, both: both === '1' }];
  const stopped = stopWord === undefined ? stopWords : [...stopWords, stopWord];
  return { now, drafted: chainWords([...others, ...added], stopped) };
}
