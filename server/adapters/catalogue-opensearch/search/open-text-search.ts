import type { CatalogueView } from '../../../ports/catalogue/catalogue-index.ts';
import { readText, type TextReader } from '../../catalogue-shared/matching/read-text.ts';
import { suggestTexts } from '../../catalogue-shared/suggestions/suggest-texts.ts';
import { matchNone } from '../clause.ts';
import type { OpenSearch } from '../connection/open-search.ts';
import { byRelevance } from '../queries/sort-clauses.ts';
import type { TextSearch } from '../text-search-port.ts';
import { runAsking } from './answer-questions.ts';
import { CachedVocabulary } from './cached-vocabulary.ts';
import { type ClauseHits, wholeClause } from './clause-hits.ts';
import { loadVocabulary } from './load-vocabulary.ts';

export interface TextSearchParts {
  readonly engine: OpenSearch;
  readonly alias: string;
  readonly view: () => Pick<CatalogueView, 'version' | 'edition' | 'reference'>;
  /** So long may a word be unknown that an article has brought; 0: not at all. */
  readonly vocabularyMaxAgeMs?: number;
}

const usualMaxAgeMs = 30_000;

/** Texts read with the vocabulary of this process, and counted and scored by OpenSearch. */
export function openTextSearch({
  engine,
  alias,
  view,
  vocabularyMaxAgeMs = usualMaxAgeMs,
}: TextSearchParts): TextSearch {
  const vocabulary = new CachedVocabulary<TextReader<ClauseHits>>(
    view,
    () => loadVocabulary(engine, alias, view().reference),
    vocabularyMaxAgeMs,
  );
  const contextOf = (reader: TextReader<ClauseHits>) => ({ engine, alias, terms: reader.terms, within: null });
  return {
    prepare: async () => void (await vocabulary.current()),
    read: async (text, question) => {
      const reader = await vocabulary.current();
      const context = { ...contextOf(reader), within: question.within };
      const { hits, order, reading } = await runAsking(readText(reader, text, question), context);
      return { clause: hits === null ? matchNone : wholeClause(hits), order, reading };
    },
    suggest: async (text, take, chain) => {
      const reader = await vocabulary.current();
      const context = contextOf(reader);
      const asking = suggestTexts(reader, view().reference, { text, take, chain });
      const { completions, meant, categories } = await runAsking(asking, context);
      const unfinished = meant === text.trimEnd() && !text.endsWith(' ');
      const question = { unfinished, ignore: [], chosen: new Set<string>(), chain };
      const { hits } = await runAsking(readText(reader, meant, question), context);
      const articleIds = hits === null ? [] : await firstIds(hits, take);
      return { completions, articleIds, categories };
    },
  };

  async function firstIds(hits: ClauseHits, take: number): Promise<number[]> {
    const body = { query: wholeClause(hits), sort: byRelevance, size: take, _source: false };
    const answer = await engine.search(alias, { ...body, track_total_hits: false });
    return answer.hits.hits.map(({ _id }) => Number(_id));
  }
}
