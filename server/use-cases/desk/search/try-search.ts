import type { ChangedQuery } from '#contract/desk/search/schemas.ts';
import type { ChainWords } from '#domain/search/reader/chain-words.ts';
import type { Catalogue } from '#server/ports/catalogue/catalogue-index.ts';
import type { JudgedSearch } from '#server/ports/catalogue/judged-searches.ts';
import type { SearchSteering } from '#server/ports/content/published.ts';
import { done } from '#server/ports/result.ts';
import { placesFor } from '../../catalogue/places-for.ts';
import { deskRead } from '../desk-use-case.ts';
import { draftWords } from './draft-words.ts';

const depth = 10;
const firstShown = 3;
const mostOwn = 300;
const ownDays = 30;
const mostShown = 40;
/** Shoppers wait no longer than this many queries take. */
const atOnce = 8;

interface Tried {
  readonly text: string;
  readonly searches: number | null;
  readonly judged: JudgedSearch | null;
}

/** Asks the judged queries, where there are any, and those that are searched for most, with and without the draft. */
export const trySearch = deskRead(
  'trySearch',
  async (tx, draft, { parts: { index, published, judged, checkout }, now }) => {
    const words = await draftWords(tx.search, draft);
    const judgements = (await judged?.(index)) ?? [];
    const own = (await tx.search.report(ownDays, mostOwn)).most;
    const searchesOf = new Map(own.map(({ query, searches }) => [query, searches]));
    const isJudged = new Set(judgements.map(({ text }) => text));
    const others = own.filter(({ query }) => !isJudged.has(query));
    const tried: Tried[] = [
      ...others.map(({ query, searches }) => ({ text: query, searches, judged: null })),
      ...judgements.map((one) => ({ text: one.text, searches: searchesOf.get(one.text) ?? null, judged: one })),
    ];
    const means = { index, steering: published.current.searchSteering, now };
    const changed: ChangedQuery[] = [];
    for (const [at, query] of tried.entries()) {
      const change = await compared(query, words.now, words.drafted ?? words.now, means);
      if (change !== null) changed.push(change);
      if (at % atOnce === 0) await checkout.sleep(0);
    }
    const counted = (verdict: ChangedQuery['verdict']) => changed.filter((one) => one.verdict === verdict).length;
    return done({
      judged: judgements.length,
      own: others.length,
      better: counted('better'),
      worse: counted('worse'),
      searches: changed.reduce((sum, { searches }) => sum + (searches ?? 0), 0),
      changed: changed.slice(0, mostShown),
      changes: changed.length,
    });
  },
);

interface Means {
  readonly index: Catalogue;
  readonly steering: SearchSteering;
  readonly now: number;
}

/** Null: it finds the same as before. */
async function compared(
  { text, searches, judged }: Tried,
  nowWords: ChainWords,
  thenWords: ChainWords,
  { index, steering, now }: Means,
): Promise<ChangedQuery | null> {
  const places = placesFor(steering, text, now);
  const ask = async (chain: ChainWords) => index.query({ text, chain, ...places, from: 0, take: depth });
  const [before, after] = [await ask(nowWords), await ask(thenWords)];
  if (before.total === after.total && before.ids.join() === after.ids.join()) return null;
  const told = async ({ ids, total }: { readonly ids: readonly number[]; readonly total: number }) => ({
    hits: total,
    first: (await index.bundle(ids.slice(0, firstShown))).map(({ name }) => name),
  });
  return {
    query: text,
    searches,
    before: await told(before),
    after: await told(after),
    verdict: verdictOf(judged, before.ids, after.ids),
  };
}

/** By how many of the first ten answer it. Nobody has judged it: found or not found is all that can be told. */
function verdictOf(
  judged: JudgedSearch | null,
  before: readonly number[],
  after: readonly number[],
): ChangedQuery['verdict'] {
  const share = (ids: readonly number[]) => judged?.precision(ids) ?? (ids.length > 0 ? 1 : 0);
  const gain = share(after) - share(before);
  return gain > 0 ? 'better' : gain < 0 ? 'worse' : 'other';
}
