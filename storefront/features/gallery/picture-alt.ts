import { articleText } from '#content/nb/article.ts';
import type { ArticlePicture } from '#domain/article/article-picture.ts';

interface Shown {
  readonly name: string;
  readonly colorName: string | undefined;
  /** Its place among the pictures shown, from 1. */
  readonly place: number;
}

/** What is said to those who do not see a picture: the chain's own words, else name, colour and what is seen of it. */
export function pictureAlt(
  { alt, view }: Pick<ArticlePicture, 'alt' | 'view'>,
  { name, colorName, place }: Shown,
): string {
  if (alt !== null) return alt;
  if (view === 'scene') return '';
  const colored = colorName === undefined ? name : articleText.inColor(name, colorName.toLowerCase());
  return view === 'front' ? colored : articleText.seen[view](colored, place);
}
