import { product } from '#illustrations/product.ts';
import type { ProductType } from '#illustrations/products/registry.ts';
import type { PictureDescription } from '#server/ports/pictures.ts';

export function draw(picture: PictureDescription, _width: number): string | null {
  return picture.kind === 'drawing'
    ? product(picture.type as ProductType, { color: picture.color, accent: picture.accent, seed: picture.seed })
    : null;
}
