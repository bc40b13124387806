import { bendDrawing } from './core/bend.ts';
import { Ctx, type CtxOptions } from './core/context.ts';
import { type Bends, LEG_CUTS, TOP_CUTS } from './core/cut.ts';
import type { Drawing } from './core/drawing.ts';
import type { Box } from './core/path.ts';
import { DRAWINGS, type ProductType } from './products/registry.ts';

interface ProductOptions extends CtxOptions {
  view?: 'front' | 'back' | 'detail' | undefined;
  /** Accessible name; without it the svg is hidden from assistive technology. */
  title?: string | undefined;
  /** Extra air around the 800 x 800 box. */
  pad?: number | undefined;
}

/** Types whose detail view is drawn with beads of rain. */
const WET: ReadonlySet<ProductType> = new Set([
  'shellJacket',
  'rainJacket',
  'tent',
  'rubberBoot',
  'overall',
  'backpack',
  'dayPack',
  'bibTrousers',
  'lifeJacket',
]);

/** How a cut bends each type; types not named here ignore the cut. */
const BENDS: Partial<Record<ProductType, Bends>> = {
  shellJacket: TOP_CUTS,
  downJacket: TOP_CUTS,
  fleece: TOP_CUTS,
  baseLayer: TOP_CUTS,
  tshirt: TOP_CUTS,
  shirt: TOP_CUTS,
  hoodie: TOP_CUTS,
  woolSweater: TOP_CUTS,
  rainJacket: TOP_CUTS,
  vest: TOP_CUTS,
  trousers: LEG_CUTS,
  shorts: LEG_CUTS,
  tights: LEG_CUTS,
  joggers: LEG_CUTS,
  bibTrousers: LEG_CUTS,
};

/** How far things that stand are moved down, so that their feet meet the shelf line (y = 716 of 800). */
const LOWERED: Partial<Record<ProductType, number>> = {
  beanie: 56,
  goggles: 92,
  bicycle: 50,
  tent: 52,
  football: 22,
  sunglasses: 92,
};

const WHOLE: Box = [0, 0, 800, 800];

export const isProductType = (type: string): type is ProductType => Object.hasOwn(DRAWINGS, type);

/**
 * One product as a standalone SVG. The same type, seed, colours and options always give the same markup.
 * Give each svg its own `prefix` when several stand in one document.
 */
export function product(type: ProductType, options: ProductOptions = {}): string {
  if (!isProductType(type)) throw new Error(`Unknown illustration type: ${type}`);
  const draw: Drawing = DRAWINGS[type];
  const { view = 'front', cut, pad, title } = options;
  const c = new Ctx(options);
  let { body, focus } = draw(c, view === 'detail' ? 'front' : view);
  const bend = cut && BENDS[type]?.[cut];
  if (bend) {
    const bent = bendDrawing(body, c.defs, bend);
    const [left, top, width, height] = focus;
    const [x, y] = bend([left + width / 2, top + height / 2]);
    body = bent.body;
    c.defs.splice(0, c.defs.length, ...bent.defs);
    focus = [x - width / 2, y - height / 2, width, height];
  }
  const lowered = LOWERED[type];
  if (lowered) {
    body = `<g transform="translate(0 ${lowered})">${body}</g>`;
    focus = [focus[0], focus[1] + lowered, focus[2], focus[3]];
  }
  if (view === 'detail') return c.wrap(WET.has(type) ? body + c.beads(46, focus) : body, { box: focus, title });
  return c.wrap(body, { box: pad ? [-pad, -pad, 800 + 2 * pad, 800 + 2 * pad] : WHOLE, title });
}
