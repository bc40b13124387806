import { isProductType, product } from '#illustrations/product.ts';
import { newspaper } from '#illustrations/props/newspaper.ts';
import { palletStack } from '#illustrations/props/pallet-stack.ts';
import { shopMap } from '#illustrations/props/shop-map.ts';
import { isSceneName, scene } from '#illustrations/scene.ts';
import type { PictureDescription } from '#server/ports/pictures.ts';
import { propColours } from './prop-colours.ts';

/** Below this width stitches and weave would only blur. */
const cardWidth = 320;

/** The drawing of a description as svg, or null when it names nothing we can draw. */
export function draw(picture: PictureDescription, width: number): string | null {
  switch (picture.kind) {
    case 'drawing':
      if (!isProductType(picture.type)) return null;
      return product(picture.type, {
        color: picture.color,
        accent: picture.accent,
        seed: picture.seed,
        view: picture.view,
        variant: picture.variant,
        cut: picture.cut,
        lod: width <= cardWidth ? 'card' : 'full',
      });
    case 'scene':
      if (!isSceneName(picture.name)) return null;
      return scene(picture.name, {
        palette: picture.palette,
        w: picture.width,
        h: picture.height,
        seed: picture.seed,
        ...picture.at,
      });
    case 'pallet':
      return palletStack(propColours(picture.brand).pallet);
    case 'newspaper':
      return newspaper(propColours(picture.brand).newspaper);
    case 'map':
      return shopMap(propColours(picture.brand).map);
  }
}
