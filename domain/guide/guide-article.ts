import type { Kroner } from '#domain/money/money.ts';
import type { KitArticle } from './kit-choice.ts';

/** An article as a guide shows it. */
export interface GuideArticle extends KitArticle {
  readonly slug: string;
  readonly productLine: string;
  readonly image: string | null;
  /** Struck out beside the price (DEC-70). */
  readonly beforePrice: Kroner | null;
  readonly onOffer: boolean;
}
