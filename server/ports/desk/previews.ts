import type { BrandChanges } from '#contract/brand/brand-fields.ts';
import type { Catalogue } from '../catalogue/catalogue-index.ts';
import type { Pages } from '../content/pages.ts';
import type { PublishedSource } from '../content/published.ts';

/** A draft that has no number yet is shown under this one. */
export const previewNumber = 1_999_999_999;

/** The shop as somebody of the office wants to see it before it is so. */
export interface PreviewWish {
  /** The instant it is rendered at; without one now. */
  readonly at?: number;
  /** Whose draft is shown as if it were approved. */
  readonly campaign?: string;
  /** The number of a draft of the home page, shown as if it were published. */
  readonly home?: number;
  /** A post of the blog as a member of the staff has drafted it. */
  readonly post?: { readonly id: number; readonly by: number };
  /** A page of the chain as a member of the staff has drafted it, or as it was in a version. */
  readonly page?: { readonly slug: string; readonly by?: number; readonly version?: number };
  /** What would be changed of the brand variant, over its files. */
  readonly brand?: BrandChanges;
}

/** Where a preview is, for a frame of the desk: signed, and good for a few minutes. */
export interface PreviewAddresses {
  address(wish: PreviewWish, path: string): string;
  /** Null: not signed by this shop, or too old. */
  read(token: string): PreviewWish | null;
}

/** What a page of a preview is rendered from, in the place of the shop's own. */
export interface PreviewedShop<Brand> {
  readonly index: Catalogue;
  readonly published: PublishedSource;
  /** In the place of the shop's own, where one of them is another. */
  readonly pages?: Pages;
  readonly now: () => number;
  /** Another face than the shop's own. */
  readonly brand?: Brand;
}

export interface PreviewedShops<Brand> {
  /** Null: what it is of is gone. */
  open(wish: PreviewWish): Promise<PreviewedShop<Brand> | null>;
}
