import { parseArgs } from 'node:util';
import { type RejectReason, rejectReasons } from '#domain/review/review-flags.ts';
import {
  type ModeratedReview,
  type ReviewModeration,
  reviewModeration,
} from '#server/database/editorial/review-moderation.ts';
import { ConfigError } from '#server/settings/setting-values.ts';
import { withShopDatabase } from './database/with-shop-database.ts';
import { explainMistake } from './terminal/explain-mistake.ts';
import { clockOf } from './terminal/norwegian-clock.ts';
import { printable } from './terminal/printable.ts';

/** Reviews are approved, answered and rejected by command, too (DEC-122); the desk tells the writer besides. */
const usage = `npm run review -- list [--all]
npm run review -- approve NUMBER...
npm run review -- reply NUMBER TEXT
npm run review -- reject NUMBER... [--reason REASON]

REASON: ${rejectReasons.join(', ')}`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean' }, reason: { type: 'string' } },
  });
  await withShopDatabase((database) => run(reviewModeration(database), positionals, values));
} catch (error) {
  explainMistake(error, usage);
}

interface Values {
  readonly all?: boolean;
  readonly reason?: string;
}

async function run(reviews: ReviewModeration, [what, ...rest]: readonly string[], values: Values): Promise<void> {
  if (what === 'list') return list(values.all ? await reviews.newest(200) : await reviews.waiting(200));
  if (what === 'approve') return each(rest, (id) => reviews.approve(id), 'is approved');
  if (what === 'reject') return each(rest, (id) => reviews.reject(id, reasonOf(values)), 'is rejected');
  if (what === 'reply') {
    const [id, ...words] = rest;
    const text = words.join(' ').trim();
    return each(
      id === undefined ? [] : [id],
      (review) => reviews.reply(review, text === '' ? null : text),
      'is answered',
    );
  }
  throw new ConfigError(usage);
}

function reasonOf({ reason = 'off-topic' }: Values): RejectReason {
  const known = rejectReasons.find((one) => one === reason);
  if (known === undefined) throw new ConfigError(usage);
  return known;
}

function list(reviews: readonly ModeratedReview[]): void {
  for (const review of reviews) {
    const made = clockOf(review.createdAt.getTime());
    const marks = [review.approved ? 'approved' : 'waiting', ...(review.verifiedPurchase ? ['has bought it'] : [])];
    console.log(
      `${review.id}  ${made}  ${'★'.repeat(review.rating)}  ${review.article} (${review.articleId})  ${marks.join(', ')}`,
    );
    console.log(`  ${printable(review.author ?? 'Anonym')}: ${printable(review.content)}`);
    if (review.reply !== null) console.log(`  Reply: ${printable(review.reply)}`);
  }
  console.log(`${reviews.length} reviews`);
}

async function each(ids: readonly string[], work: (id: number) => Promise<boolean>, done: string): Promise<void> {
  if (ids.length === 0) throw new ConfigError(usage);
  for (const text of ids) {
    if (!/^\d{1,9}$/.test(text)) throw new ConfigError(usage);
    if (!(await work(Number(text)))) throw new ConfigError(`There is no review ${text}.`);
    console.log(`Review ${text} ${done}.`);
  }
}
