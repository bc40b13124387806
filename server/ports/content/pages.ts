import type { PageRecord } from '#contract/page.ts';
import type { Result } from '../result.ts';

/** A landscape of the illustrations, or one drawing (a product type or a prop). */
export interface PagePicture {
  readonly kind: 'scene' | 'drawing';
  readonly name: string;
}

/** A row of articles within the text: what the search finds for a query. */
export type PageGoods = PageRecord['goods'][number];

/**
 * `updated` is a day, '2026-11-02'. In `html` a drawing's source is `drawing:type:color`, a product type and its colour
 * in hex: pages are read once, the addresses of pictures are known when one is asked for.
 */
export interface Page extends Omit<PageRecord, 'image' | 'imageMobile' | 'imageKind' | 'listed'> {
  readonly picture: PagePicture;
}

/** The editorial pages of the running brand variant, placeholders filled in. */
export interface Pages {
  /** In the order they are listed. */
  readonly all: readonly Page[];
  find(slug: string): Page | undefined;
}

/** What is written of a page: words with placeholders, `body` in Markdown. */
export interface PageFields {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly body: string;
}

/** Why a text cannot be shown: `value` is what stands in it. */
export interface PageFault {
  readonly reason: 'placeholder' | 'drawing' | 'same-heading';
  readonly value: string;
}

/** What the chain has as files, and how any text of one of its pages becomes a page. */
export interface PageFiles {
  readonly slugs: readonly string[];
  file(slug: string): (PageFields & { readonly updated: string }) | undefined;
  /** `links`: where it leads, as written, those that were left out included. */
  render(
    slug: string,
    fields: PageFields,
    updated: string,
  ): Result<{ readonly page: Page; readonly links: readonly string[] }, PageFault>;
}

/** The newest text of a page that was stored; `held` stands in the place of the file. */
export interface PageVersion {
  readonly id: number;
  readonly held: boolean;
  readonly fields: PageFields;
  /** A day in Norway. */
  readonly updated: string;
}
