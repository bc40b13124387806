import type { ArticleRecord, SearchAnswer } from '#contract/article.ts';

/** The text of a record lives as long as the record, which is shared by all lists that show the article. */
const texts = new WeakMap<ArticleRecord, Buffer>();

/** A search's answer as JSON: what JSON.stringify would write, without writing the same articles again for every search. */
export function searchText({ hits, ...rest }: SearchAnswer): Buffer {
  const pieces: Buffer[] = [Buffer.from(`{"hits":{"total":${JSON.stringify(hits.total)},"hits":[`)];
  for (const [at, { _id, _score, _source }] of hits.hits.entries()) {
    const head = `{"_id":${JSON.stringify(_id)},"_score":${JSON.stringify(_score)},"_source":`;
    pieces.push(Buffer.from(at === 0 ? head : `},${head}`), recordText(_source));
  }
  pieces.push(Buffer.from(`${hits.hits.length === 0 ? '' : '}'}]},${JSON.stringify(rest).slice(1)}`));
  return Buffer.concat(pieces);
}

function recordText(record: ArticleRecord): Buffer {
  const known = texts.get(record) ?? Buffer.from(JSON.stringify(record));
  texts.set(record, known);
  return known;
}
