import type { WatchRecord } from '#contract/watch.ts';
import { done, type Result, refused, type Unknown } from '#server/ports/result.ts';
import type { WatchWords } from '#server/ports/watch/watch-mails.ts';
import type { Watch } from '#server/ports/watch/watches.ts';
import { watchLifetimes } from './ask-watch.ts';
import { type WatchParts, watchWords } from './watch-parts.ts';

/** The link of the first mail. */
export async function confirmWatch(
  { watches, index, now }: WatchParts,
  token: string,
): Promise<Result<WatchRecord, { readonly reason: 'link-invalid' }>> {
  const expiresAt = new Date(now() + watchLifetimes.confirmed);
  const watch = await watches.confirm(token, new Date(now()), expiresAt);
  if (watch === null) return refused({ reason: 'link-invalid' });
  const [words = null] = await watchWords(index, [watch]);
  return done(watchRecord(watch, words));
}

/** The link of every mail. One that has been used, or never was, is answered alike: the watch is not there. */
export async function endWatch({ watches }: WatchParts, token: string): Promise<Result<null, never>> {
  await watches.end(token);
  return done(null);
}

export async function readOwnWatches(
  { watches, index }: WatchParts,
  customerId: number,
): Promise<Result<WatchRecord[], never>> {
  const own = await watches.of(customerId);
  const words = await watchWords(index, own);
  return done(own.map((watch, at) => watchRecord(watch, words[at] ?? null)));
}

export async function endOwnWatch(
  { watches }: WatchParts,
  customerId: number,
  id: number,
): Promise<Result<null, Unknown>> {
  return (await watches.endOwn(customerId, id)) ? done(null) : refused({ reason: 'unknown' });
}

function watchRecord(watch: Watch, words: WatchWords | null): WatchRecord {
  return {
    id: watch.id,
    kind: watch.kind,
    article_id: watch.articleId,
    article_name: words?.name ?? '',
    slug: words?.slug ?? null,
    size: words?.size ?? '',
    color: words?.color ?? '',
    shop_id: watch.shopId,
    shop_name: watch.shopName,
    below_price: watch.belowPrice,
    confirmed: watch.confirmed,
    created_at: watch.createdAt.toISOString(),
  };
}
