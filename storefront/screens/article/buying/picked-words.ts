import { articleText } from '#content/nb/article.ts';
import type { Buying } from './use-buying.ts';

/** What is picked, or what is still to be picked, in a few words. */
export function pickedWords({ choice, pick, variants }: Pick<Buying, 'choice' | 'pick' | 'variants'>): string {
  if (pick.kind === 'open') return pick.size ? articleText.chooseSize : articleText.chooseColor;
  if (pick.kind === 'sold-out') return articleText.soldOut;
  const color = variants.find(({ color: { id } }) => id === choice.colorId)?.color.name ?? '';
  const size = variants.find(({ size: { id } }) => id === choice.sizeId)?.size.name ?? '';
  return articleText.picked(color, size);
}
