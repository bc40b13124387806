import { chainWords, type Synonym } from '#domain/search/reader/chain-words.ts';
import type { PlacedArticle, SearchSteering } from '#server/ports/content/published.ts';
import type { Queryable } from '../connection/client.ts';

interface PlaceRow {
  readonly query: string;
  readonly articleId: number;
  readonly position: number | null;
  readonly until: Date | null;
}

export async function loadSearchSteering(database: Queryable): Promise<SearchSteering> {
  const [synonyms, stopWords, rows] = await Promise.all([
    database.query<Synonym>('SELECT word, words, both_ways AS "both" FROM search_synonyms ORDER BY word'),
    database.query<{ word: string }>('SELECT word FROM search_stop_words WHERE active ORDER BY word'),
    database.query<PlaceRow>(
      `SELECT query, article_id AS "articleId", CASE WHEN NOT buried THEN position END AS position,
              (until + 1)::timestamp AT TIME ZONE 'Europe/Oslo' AS until
         FROM search_pins ORDER BY query, position, article_id`,
    ),
  ]);
  const places = new Map<string, PlacedArticle[]>();
  for (const { query, articleId, position, until } of rows) {
    const placed = { articleId, position, until: until?.getTime() ?? Number.POSITIVE_INFINITY };
    places.set(query, [...(places.get(query) ?? []), placed]);
  }
  const stopped = stopWords.map(({ word }) => word);
  return { words: chainWords(synonyms, stopped), places };
}
