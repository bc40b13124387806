import { mix } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import { stroked } from '../../core/kit.ts';

type Lace = readonly [x1: number, y1: number, x2: number, y2: number];

/** Laces across an eyestay. */
export const laces = (c: Ctx, rows: readonly Lace[], colour: string, width = 10): string =>
  rows
    .map(
      ([x1, y1, x2, y2]) =>
        stroked(`M${x1} ${y1}L${x2} ${y2}`, '#000', width + 2, 0.2, 'transform="translate(2 5)"') +
        stroked(`M${x1} ${y1}L${x2} ${y2}`, colour, width) +
        (c.fine ? stroked(`M${x1} ${y1}L${x2} ${y2}`, '#000', 2, 0.16, 'stroke-dasharray="3 4"') : ''),
    )
    .join('');

/** The accent, or a pale shade of it where the accent is dark. */
export const laceColor = (c: Ctx): string => (c.a.light ? c.accent : mix(c.accent, '#ffffff', 0.72));
