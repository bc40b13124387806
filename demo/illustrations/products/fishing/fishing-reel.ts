import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { group, inkOn } from '../../core/kit.ts';
import { mirrorX } from '../../core/path.ts';
import { reelShape } from './reel-shape.ts';

/** Spinning reel. */
export function fishingReel(c: Ctx, view: View): Drawn {
  const svg =
    c.ground(420, 716, 230, 18, 0.3) +
    group('translate(450 400) scale(1.62)', reelShape(c, c.t, c.a)) +
    c.mark(474, 330, 1.8, inkOn(c.t, '#333'));
  return { body: view === 'back' ? mirrorX(svg) : svg, focus: [80, 260, 320, 320] };
}
