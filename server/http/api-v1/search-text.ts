import type { ArticleRecord, SearchAnswer } from '#contract/article.ts';

/** The text of a record lives as long as the record, which is shared by all lists that show the article. */
const texts = new WeakMap<ArticleRecord, Buffer>();

/**
 * Where each answer is written, one after the other: a buffer for each, dead as soon as it is packed, made V8 collect the whole heap
 * every few hundred searches.
 */
let page = Buffer.allocUnsafeSlow(128 * 1024);

/**
 * A search's answer as JSON: what JSON.stringify would write, without writing the same articles again for every search. The
 * next call writes over it, so it is packed or copied before anything else is done.
 */
export function searchText({ hits, ...rest }: SearchAnswer): Buffer {
  const { hits: shown, total } = hits;
  const records = shown.map(({ _source }) => recordText(_source));
  const heads = shown.map(
    ({ _id, _score }) => `{"_id":${JSON.stringify(_id)},"_score":${JSON.stringify(_score)},"_source":`,
  );
  const start = `{"hits":{"total":${JSON.stringify(total)},"hits":[`;
  const end = `]},${JSON.stringify(rest).slice(1)}`;
  const most =
    records.reduce((sum, { length }) => sum + length + 2, 0) +
    heads.reduce((sum, { length }) => sum + length, start.length + end.length) * mostBytes;
  if (most > page.length) page = Buffer.allocUnsafeSlow(most);
  let at = page.write(start);
  records.forEach((record, place) => {
    if (place > 0) at += page.write(',', at);
    at += page.write(heads[place] ?? '', at);
    at += record.copy(page, at);
    at += page.write('}', at);
  });
  return page.subarray(0, at + page.write(end, at));
}

/** Of a character of a text in UTF-8, by its length in JavaScript. */
const mostBytes = 3;

function recordText(record: ArticleRecord): Buffer {
  const known = texts.get(record);
  if (known !== undefined) return known;
  const made = Buffer.from(JSON.stringify(record));
  texts.set(record, made);
  return made;
}
