/** -1 small, 0 as expected, 1 large; null when the customer did not say. */
export type TrueToSize = -1 | 0 | 1 | null;

export interface Review {
  readonly id: number;
  readonly content: string;
  /** The shop's answer. */
  readonly reply: string | null;
  /** First name, or 'Anonym'. */
  readonly customer: string;
  readonly rating: number;
  readonly approved: boolean;
  readonly created_at: string;
  readonly reviewable_id: number;
  readonly reviewable_type: 'article';
  readonly true_to_size: TrueToSize;
  readonly size_color: string | null;
  readonly anonymous: boolean;
  /** The customer bought the article here. */
  readonly verifiedPurchase: boolean;
  /** Part of the demo data, and marked as such on the page. */
  readonly demo: boolean;
}
