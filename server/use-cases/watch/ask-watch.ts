import type { CustomerRecord } from '#contract/customer.ts';
import type { Answer, CheckedInput } from '#contract/shop-api.ts';
import { isEmail, normaliseEmail } from '#domain/customer/email.ts';
import type { CatalogueArticleDetail } from '#server/ports/catalogue/catalogue-index.ts';
import type { TooManyAttempts } from '#server/ports/rate-limiter.ts';
import { done, type Result, refused, type Unknown } from '#server/ports/result.ts';
import type { WatchedThing } from '#server/ports/watch/watches.ts';
import { type WatchParts, watchWords } from './watch-parts.ts';

const hour = 3_600_000;
/** How long the link of the first mail works, and how long a watch waits for what it is about. */
export const watchLifetimes = { unconfirmed: 24 * hour, confirmed: 365 * 24 * hour } as const;

export interface WatchCaller {
  readonly address: string;
  readonly customer: CustomerRecord | null;
}

export type WatchRefusal =
  | Unknown
  | { readonly reason: 'no-email' | 'unknown-variant' | 'unknown-shop' | 'one-off-lot' | 'in-stock' }
  | TooManyAttempts;

/**
 * 'Si fra': a customer with a verified address is done at once; anybody else gets a mail with a link first. A guest's
 * answer is the same whatever is known of the address, and nobody's mailbox is filled: beyond the limit for one address
 * nothing is sent and nothing else is said.
 */
export async function askWatch(
  parts: WatchParts,
  input: CheckedInput<'askWatch'>,
  { address, customer }: WatchCaller,
): Promise<Result<Answer<'askWatch'>, WatchRefusal>> {
  const { watches, attempts, mails, now } = parts;
  const email = customer?.email ?? normaliseEmail(input.email);
  if (!isEmail(email)) return refused({ reason: 'no-email' });
  const found = await watchedThing(parts, input);
  if (!found.ok) return found;
  const thing = found.value;
  const [words = null] = await watchWords(parts.index, [thing]);
  if (words === null) return refused({ reason: 'unknown' });
  const verdict = await attempts.count('watch', customer === null ? address : `customer ${customer.id}`);
  if (!verdict.allowed) return refused({ reason: 'too-many-attempts', retryAfterSeconds: verdict.retryAfterSeconds });
  const person = { email, customerId: customer?.id ?? null };
  if (customer?.email_verified) {
    const expiresAt = new Date(now() + watchLifetimes.confirmed);
    await watches.ask({ ...thing, ...person, confirmedAt: new Date(now()), expiresAt }, null);
    return done({ status: 'watching' });
  }
  if ((await attempts.count('watchTo', email)).allowed) {
    const expiresAt = new Date(now() + watchLifetimes.unconfirmed);
    const to = { ...person, firstName: customer?.first_name ?? '' };
    await watches.ask({ ...thing, ...person, confirmedAt: null, expiresAt }, (token) =>
      mails.confirm(to, { ...words, kind: thing.kind }, token),
    );
  }
  return done({ status: 'confirm' });
}

/** What is asked for, if there is anything to wait for. */
async function watchedThing(
  { index }: WatchParts,
  input: CheckedInput<'askWatch'>,
): Promise<Result<WatchedThing, WatchRefusal>> {
  const article = await index.article(input.article_id);
  if (article === null || !article.visibleOnWeb) return refused({ reason: 'unknown' });
  if (input.kind === 'price') {
    return done({ kind: 'price', articleId: article.id, ean: null, shopId: null, belowPrice: article.grossPrice });
  }
  const { ean, shop_id: shopId } = input;
  if (!isVariant(article, ean)) return refused({ reason: 'unknown-variant' });
  if (shopId !== null && !index.reference.shops.some(({ id }) => id === shopId)) {
    return refused({ reason: 'unknown-shop' });
  }
  if (article.oneOffLot) return refused({ reason: 'one-off-lot' });
  const held = ((await index.stockOf(ean)) ?? []).some(({ id }) => shopId === null || id === shopId);
  if (held) return refused({ reason: 'in-stock' });
  return done({ kind: 'stock', articleId: article.id, ean, shopId, belowPrice: null });
}

function isVariant(article: CatalogueArticleDetail, ean: string): boolean {
  return article.variants.some((variant) => variant.ean === ean);
}
