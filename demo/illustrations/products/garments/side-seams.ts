import type { Ctx } from '../../core/context.ts';

/** Curved side seams of the women's cut. */
export const sideSeams = (c: Ctx, x: number): string =>
  c.seam(`M${x} 330C${x + 50} 420 ${x + 46} 540 ${x + 14} 716`, c.t, { sx: -6, sy: 0, op: 0.5 }) +
  c.seam(`M${800 - x} 330C${750 - x} 420 ${754 - x} 540 ${786 - x} 716`, c.t, { sx: 6, sy: 0, op: 0.5 });
