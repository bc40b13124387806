import type { GoodsFacts } from '#domain/goods/goods-facts.ts';
import type { Review } from '#domain/review/review.ts';
import type { RatingCounts, SizeCounts } from '#domain/review/review-summary.ts';
import type { ReviewedVariant } from '#domain/review/size-color.ts';
import type { Article } from './article.ts';
import type { ArticlePicture } from './article-picture.ts';
import type { Variant } from './variant.ts';

/** What the article page adds to the list shape (ENT-23 to ENT-26). */
export interface ArticleDetail extends Article {
  /** Visible for web; if not, the page is not shown (UI-19). */
  readonly visible: boolean;
  readonly techDescription: string | null;
  /** Set for food and drink, which carry the lower VAT rate (DEC-102). */
  readonly nutrientContent: string | null;
  readonly washLabel: string | null;
  readonly careLabel: string | null;
  readonly goods: GoodsFacts;
  readonly articleId: number;
  readonly dateCreated: string;
  /** A lot that will not come again. */
  readonly oneOffLot: boolean;
  /** The instant at which the campaign ends whose price is paid now. */
  readonly priceUntil: string | null;
  readonly pictures: readonly ArticlePicture[];
  readonly variants: readonly Variant[];
  readonly reviews: readonly Review[];
  readonly ratingCounts: RatingCounts;
  readonly trueToSizeCounts: SizeCounts;
  readonly reviewedVariants: readonly ReviewedVariant[];
}
