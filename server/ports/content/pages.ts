import type { PageRecord } from '#contract/page.ts';

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
