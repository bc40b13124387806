import { CUT_OF_GENDER } from '#demo/illustrations/groups.ts';
import type { ProductType } from '#demo/illustrations/products/registry.ts';
import type { AcceptanceArticle } from './articles.ts';
import { colors } from './reference.ts';

/** What the articles of each group (article group 3) look like. */
const types: Readonly<Record<number, ProductType>> = {
  100: 'shellJacket',
  101: 'downJacket',
  110: 'woolSweater',
  200: 'goggles',
  201: 'helmet',
  210: 'poles',
  300: 'hikingBoot',
  400: 'backpack',
  401: 'paddle',
  402: 'drink',
};

const noColour = { color_id: null, hex: '#3F7D8A' };
const accent = '#f2b35a';

/** Front and back in every colour, so that the walks see pictures as a shopper would. */
export function articleImages(article: AcceptanceArticle) {
  const colourIds = [...new Set(article.variants.map(({ colorId }) => colorId))];
  return colourIds.flatMap((colourId, place) => {
    const { color_id, hex } = colors.find((color) => color.color_id === colourId) ?? noColour;
    return (['front', 'back'] as const).map((view, index) => ({
      article_id: article.id,
      color_id,
      view,
      path: `/bilder/vare/${article.id}-${color_id ?? 0}-${view}`,
      drawing: JSON.stringify({
        kind: 'drawing',
        type: types[article.groups[2]],
        cut: CUT_OF_GENDER[article.genderId ?? 0],
        seed: article.id,
        color: hex.toLowerCase(),
        accent,
        view,
      }),
      sort: place * 2 + index,
    }));
  });
}
