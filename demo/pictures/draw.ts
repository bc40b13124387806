import type { ArticlePicture, PictureDescription, ScenePicture } from '#server/ports/content/pictures.ts';
import { isProductType, product } from '../illustrations/product.ts';
import { isSceneName, scene } from '../illustrations/scene.ts';
import { paletteNamed } from '../illustrations/scenes/palettes.ts';
import { drawMap, drawNewspaper, drawPallet } from './draw-props.ts';

/** Up to this width stitches and weave would only blur. */
const cardWidth = 480;

/** The drawing of a description as svg, or null when it names nothing we can draw. */
export function draw(picture: PictureDescription, width: number): string | null {
  switch (picture.kind) {
    case 'drawing':
      return drawArticle(picture, width);
    case 'scene':
      return drawScene(picture);
    case 'pallet':
      return drawPallet(picture.brand);
    case 'newspaper':
      return drawNewspaper(picture.brand);
    case 'map':
      return drawMap(picture.brand);
  }
}

function drawArticle({ type, kind: _, ...options }: ArticlePicture, width: number): string | null {
  if (!isProductType(type)) return null;
  return product(type, { ...options, lod: width <= cardWidth ? 'card' : 'full' });
}

function drawScene({ name, palette, width, height, seed, at }: ScenePicture): string | null {
  return isSceneName(name) ? scene(name, { palette: paletteNamed(palette), width, height, seed, ...at }) : null;
}
