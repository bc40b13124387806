import { generalError } from '#content/nb/errors.ts';
import { historyText } from '#content/nb/history.ts';
import { mapArticleDetail } from '#contract/map-article.ts';
import type { ShopApi } from '#contract/shop-api.ts';
import type { ArticleDetail } from '#domain/article/article-detail.ts';
import { cartLineOf } from '#domain/cart/cart-line.ts';
import { raiseAlert } from '#storefront/data/alerts.ts';
import { logMissingData } from '#storefront/data/log-missing-data.ts';
import { openModal } from '#storefront/data/modal.ts';
import { cart, dispatchCart } from './cart-store.ts';

export interface BoughtLine {
  readonly EanNo: string;
  readonly ArticleID: number;
  readonly Name: string;
  readonly Count: number;
}

type CatalogueApi = Pick<ShopApi, 'article'>;
const text = historyText.notAdded;

/**
 * Puts the lines of an earlier order in the cart, at the price and with the stock of now, and shows it. What cannot be had is
 * said in plain words, and stays said until it is read.
 */
export async function buyAgain(api: CatalogueApi, lines: readonly BoughtLine[]): Promise<void> {
  const ids = [...new Set(lines.map(({ ArticleID }) => ArticleID))];
  const replies = await Promise.all(ids.map((id) => api.article({ id })));
  const broken = replies.find((reply) => !reply.ok && reply.status !== 404);
  if (broken !== undefined) {
    raiseAlert('error', generalError(broken.status));
    return;
  }
  const articles = new Map(
    replies.map((reply, index) => [ids[index], reply.ok ? mapArticleDetail(reply.data, logMissingData) : null]),
  );
  const outcomes = lines.map((line) => addLine(line, articles.get(line.ArticleID) ?? null));
  const problems = outcomes.flatMap(({ problem }) => problem ?? []);
  const anyAdded = outcomes.some(({ added }) => added > 0);
  if (anyAdded) openModal('cart');
  if (problems.length === 0) return;
  raiseAlert('warning', [...problems, anyAdded ? text.some : text.none].join(' '), 0);
}

interface Outcome {
  readonly added: number;
  readonly problem: string | null;
}

/** The limits hold as for any other piece (CART-04 to CART-06). */
function addLine({ EanNo, Name, Count }: BoughtLine, article: ArticleDetail | null): Outcome {
  const variant = article?.visible ? article.variants.find(({ ean }) => ean === EanNo) : undefined;
  if (article === null || variant === undefined) return { added: 0, problem: text.gone(Name) };
  if (variant.shops.every(({ qty }) => qty === 0)) return { added: 0, problem: text.soldOut(Name) };
  const held = () => cart.get().orders.find(({ ean }) => ean === EanNo)?.count ?? 0;
  const before = held();
  const line = cartLineOf(article, variant);
  for (let piece = 0; piece < Count; piece += 1) dispatchCart({ type: 'add', line });
  const added = held() - before;
  if (added === Count) return { added, problem: null };
  return { added, problem: added === 0 ? text.full(Name) : text.fewer(Name, added, Count) };
}
