import type { ArticleRecord, SearchAnswer } from '#contract/article.ts';

type Hit = SearchAnswer['hits']['hits'][number];

interface HitText {
  /** As in a list, where no hit has a score. */
  readonly bytes: Buffer;
  /** Where the record begins in it. */
  readonly recordAt: number;
}

/** The text of a hit lives as long as the record, which is shared by all lists that show the article. */
const texts = new WeakMap<ArticleRecord, HitText>();

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
  const start = `{"hits":{"total":${JSON.stringify(total)},"hits":[`;
  const end = `]},${JSON.stringify(rest).slice(1)}`;
  let most = (start.length + end.length) * mostBytes;
  for (const hit of shown) most += textOf(hit).bytes.length + longestScore + 1;
  if (most > page.length) page = Buffer.allocUnsafeSlow(most);
  let at = page.write(start);
  for (const [place, hit] of shown.entries()) {
    if (place > 0) at = page.writeUInt8(comma, at);
    at += writeHit(hit, at);
  }
  return page.subarray(0, at + page.write(end, at));
}

function writeHit(hit: Hit, at: number): number {
  const { bytes, recordAt } = textOf(hit);
  if (hit._score === null) return bytes.copy(page, at);
  const head = page.write(headOf(hit), at);
  return head + bytes.copy(page, at + head, recordAt);
}

function headOf({ _id, _score }: Pick<Hit, '_id' | '_score'>): string {
  return `{"_id":${JSON.stringify(_id)},"_score":${JSON.stringify(_score)},"_source":`;
}

/** Of a character of a text in UTF-8, by its length in JavaScript. */
const mostBytes = 3;
/** '-1.2345678901234567e+100' */
const longestScore = 24;
const comma = ','.charCodeAt(0);

function textOf({ _id, _source }: Hit): HitText {
  const known = texts.get(_source);
  if (known !== undefined) return known;
  const head = headOf({ _id, _score: null });
  const made = { bytes: Buffer.from(`${head}${JSON.stringify(_source)}}`), recordAt: Buffer.byteLength(head) };
  texts.set(_source, made);
  return made;
}
