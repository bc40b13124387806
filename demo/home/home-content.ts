import type { SlotName } from '#contract/home-slots.ts';
import type { HomeContent, HomeSlot } from '#contract/tenant.ts';
import type { HomePicture } from './pictures.ts';

/** A slot as it is stored (DEC-20): the pictures are descriptions, drawn when they are asked for. */
export interface StoredSlot extends Omit<HomeSlot, 'image' | 'imageMobile'> {
  readonly image: HomePicture | null;
  readonly imageMobile: HomePicture | null;
}

export interface StoredHomeContent {
  readonly hero: Omit<HomeContent['hero'], 'image' | 'imageMobile'> & {
    readonly image: HomePicture;
    readonly imageMobile: HomePicture;
  };
  readonly slots: Readonly<Record<SlotName, StoredSlot>>;
}

export interface StoredHome extends StoredHomeContent {
  readonly previews: Readonly<Record<string, StoredHomeContent>>;
}

interface Shown {
  readonly image: HomePicture | null;
  readonly imageMobile: HomePicture | null;
}

interface SlotMore {
  /** Set very large, '−40 %'. */
  readonly highlight?: string;
  readonly articleId?: number;
}

export function slot(picture: Shown, title: string, text: string, url: string, more: SlotMore = {}): StoredSlot {
  const { image, imageMobile } = picture;
  return { image, imageMobile, title, text, url, highlight: more.highlight ?? '', articleId: more.articleId ?? null };
}
