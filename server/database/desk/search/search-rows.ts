import type { PinRow, StopWordRow, SynonymRow } from '#contract/desk/search/schemas.ts';
import type { DeskSearch } from '#server/ports/desk/desk-search.ts';
import type { Queryable } from '../../connection/client.ts';
import { searchReport } from '../../search/search-report.ts';
import { alphabeticalPage } from './alphabetical-page.ts';

const synonymColumns = 'word, words, both_ways AS both, version';
/** $1 is today. What holds is what the shop does with it; `until` is the last day. */
const pinRows = `(SELECT p.query, p.article_id AS "articleId", a.name, p.position, p.until::text AS until, p.version,
    (SELECT path FROM article_images i WHERE i.article_id = a.article_id ORDER BY sort, image_id LIMIT 1) AS image,
    CASE WHEN p.until < $1::date THEN 'over' WHEN a.visible_on_web <> 1 THEN 'hidden'
         WHEN NOT p.buried AND NOT EXISTS (SELECT FROM stock s JOIN variants v USING (ean) WHERE v.article_id = a.article_id AND s.qty > 0)
         THEN 'sold-out' ELSE 'holds' END AS state
  FROM search_pins p JOIN articles a USING (article_id)) pins`;

export function deskSearch(tx: Queryable): DeskSearch {
  return {
    report: (days, most) => searchReport(tx, days, most),
    counts: async () => {
      const [row] = await tx.query<{ synonyms: number; stopWords: number; pins: number }>(
        `SELECT (SELECT count(*)::int FROM search_synonyms WHERE words <> '{}') AS synonyms,
                (SELECT count(*)::int FROM search_stop_words WHERE active) AS "stopWords",
                (SELECT count(*)::int FROM search_pins) AS pins`,
      );
      return row ?? { synonyms: 0, stopWords: 0, pins: 0 };
    },
    words: async () => {
      const synonyms = await tx.query<SynonymRow>(
        `SELECT ${synonymColumns} FROM search_synonyms WHERE words <> '{}' ORDER BY word`,
      );
      const stopped = await tx.query<{ word: string }>('SELECT word FROM search_stop_words WHERE active ORDER BY word');
      return { synonyms, stopWords: stopped.map(({ word }) => word) };
    },
    synonyms: ({ after, q }) =>
      alphabeticalPage<SynonymRow>(tx, {
        columns: synonymColumns,
        from: 'search_synonyms',
        where: ["words <> '{}'"],
        contains: "concat_ws(' ', word, array_to_string(words, ' '))",
        params: [],
        key: 'word',
        after,
        q,
        keyOf: ({ word }) => word,
      }),
    stopWords: ({ after, q }) =>
      alphabeticalPage<StopWordRow>(tx, {
        columns: 'word, version',
        from: 'search_stop_words',
        where: ['active'],
        contains: 'word',
        params: [],
        key: 'word',
        after,
        q,
        keyOf: ({ word }) => word,
      }),
    pins: ({ after, q }, today) =>
      alphabeticalPage<PinRow>(tx, {
        columns: '*',
        from: pinRows,
        where: ['$1::date IS NOT NULL'],
        contains: "concat_ws(' ', query, name)",
        params: [today],
        key: `(query || '/' || lpad("articleId"::text, 10, '0'))`,
        after,
        q,
        keyOf: ({ query, articleId }) => `${query}/${String(articleId).padStart(10, '0')}`,
      }),
    pin: async (query, articleId, today) => {
      const sql = `SELECT * FROM ${pinRows} WHERE query = $2 AND "articleId" = $3`;
      const [row] = await tx.query<PinRow>(sql, [today, query, articleId]);
      return row ?? null;
    },
    pinsOf: (query) =>
      tx.query(
        'SELECT article_id AS "articleId", position, until::text AS until, version FROM search_pins WHERE query = $1',
        [query],
      ),
    lockSynonym: async (word) => {
      const sql = `SELECT ${synonymColumns} FROM search_synonyms WHERE word = $1 FOR NO KEY UPDATE`;
      const [row] = await tx.query<SynonymRow>(sql, [word]);
      return row ?? null;
    },
    lockStopWord: async (word) => {
      const sql = 'SELECT word, active, version FROM search_stop_words WHERE word = $1 FOR NO KEY UPDATE';
      const [row] = await tx.query<StopWordRow & { active: boolean }>(sql, [word]);
      return row ?? null;
    },
    lockPin: async (query, articleId) => {
      const [row] = await tx.query<{ position: number | null; until: string | null; version: number }>(
        `SELECT position, until::text AS until, version FROM search_pins
          WHERE query = $1 AND article_id = $2 FOR NO KEY UPDATE`,
        [query, articleId],
      );
      return row ?? null;
    },
    writeSynonym: ({ word, words, both }) =>
      versionOf(
        tx,
        `INSERT INTO search_synonyms (word, words, both_ways) VALUES ($1, $2, $3)
         ON CONFLICT (word) DO UPDATE SET words = excluded.words, both_ways = excluded.both_ways RETURNING version`,
        [word, words, both],
      ),
    writeStopWord: (word, active) =>
      versionOf(
        tx,
        `INSERT INTO search_stop_words (word, active) VALUES ($1, $2)
         ON CONFLICT (word) DO UPDATE SET active = excluded.active RETURNING version`,
        [word, active],
      ),
    writePin: async (query, articleId, { position, until }) => {
      const written = await tx.execute(
        `INSERT INTO search_pins (query, article_id, position, buried, until)
         SELECT $1, article_id, $3::smallint, $3::smallint IS NULL, $4::date FROM articles WHERE article_id = $2
         ON CONFLICT (query, article_id) DO UPDATE
            SET position = excluded.position, buried = excluded.buried, until = excluded.until`,
        [query, articleId, position, until],
      );
      return written > 0;
    },
    removePin: async (query, articleId) => {
      await tx.execute('DELETE FROM search_pins WHERE query = $1 AND article_id = $2', [query, articleId]);
    },
  };
}

async function versionOf(tx: Queryable, sql: string, params: readonly unknown[]): Promise<number> {
  const [row] = await tx.query<{ version: number }>(sql, params);
  if (row === undefined) throw new Error('Nothing was written');
  return row.version;
}
