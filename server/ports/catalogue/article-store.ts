import type { ArticlePictureRecord, ReviewRecord } from '#contract/article.ts';
import type { GoodsRecord } from '#contract/goods.ts';

/** What of an article is read from the database itself: what must be fresh, or is too much to keep in memory. */
export interface ArticleStore {
  /** Newest first. */
  approvedReviews(articleId: number, take: number): Promise<ReviewRecord[]>;
  /** What the reviewers say they bought, and how many of them. */
  reviewedSizeColors(articleId: number): Promise<{ sizeColor: string; count: number }[]>;
  /** What the law wants told of it; null when it is gone. */
  goods(articleId: number): Promise<GoodsRecord | null>;
  /** In the order the gallery shows them. */
  pictures(articleId: number): Promise<ArticlePictureRecord[]>;
  /** The article a slug belonged to once (DEC-10). */
  articleOnceNamed(slug: string): Promise<number | null>;
  /** Pieces per ean and shop, most first, then by shop id; none of quantity 0 (DEC-61). */
  stock(eans: readonly string[]): Promise<ReadonlyMap<string, readonly { id: number; qty: number }[]>>;
}
