import type { ArticleRecord, SearchAnswer } from '#contract/article.ts';

/** The text of a record lives as long as the record, which is shared by all lists that show the article. */
const texts = new WeakMap<ArticleRecord, Buffer>();

/** A search's answer as JSON: what JSON.stringify would write, without writing the same articles again for every search. */
export function searchText({ hits, ...rest }: SearchAnswer): Buffer {
  const { hits: shown, total } = hits;
  const heads = shown.map(
    ({ _id, _score }, at) =>
      `${at === 0 ? '' : '},'}{"_id":${JSON.stringify(_id)},"_score":${JSON.stringify(_score)},"_source":`,
  );
  const records = shown.map(({ _source }) => recordText(_source));
  const start = `{"hits":{"total":${JSON.stringify(total)},"hits":[`;
  const end = `${shown.length === 0 ? '' : '}'}]},${JSON.stringify(rest).slice(1)}`;
  // One buffer for all: a small one for each piece takes longer than writing it.
  const size =
    records.reduce((sum, { length }) => sum + length, 0) +
    heads.reduce((sum, { length }) => sum + length, start.length) * mostBytes +
    Buffer.byteLength(end);
  const text = Buffer.allocUnsafe(size);
  let at = text.write(start);
  records.forEach((record, place) => {
    at += text.write(heads[place] ?? '', at);
    at += record.copy(text, at);
  });
  return text.subarray(0, at + text.write(end, at));
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
