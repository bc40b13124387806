import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { filled, group, inkOn, label } from '../../core/kit.ts';
import { symmetric } from '../../core/path.ts';
import { knitBand } from '../garments/knit-band.ts';

/** Knitted headband; the seed chooses the pattern. */
export function headband(c: Ctx, view: View): Drawn {
  const { t, a, r } = c;
  const band = r.pick(['zig', 'rose', 'tree', 'none']);
  const outline = symmetric([
    ['M', 400, 372],
    ['C', 500, 372, 590, 356, 632, 330],
    ['C', 660, 380, 660, 540, 634, 610],
    ['C', 580, 650, 490, 668, 400, 668],
  ]);
  const bend = (x: number) => 34 * (1 - ((x - 400) / 240) ** 2);
  let inner =
    band === 'none'
      ? filled(
          'M140 470C300 520 500 520 660 470V500C500 550 300 550 140 500ZM140 530C300 580 500 580 660 530V544' +
            'C500 594 300 594 140 544Z',
          a.base,
        )
      : knitBand('zig', 160, 400, 480, 12, c.accent, { bend }) +
        (band === 'zig' ? '' : knitBand(band, 160, 442, 480, band === 'rose' ? 10.5 : 14, c.accent, { bend })) +
        knitBand('zig', 160, 590, 480, 12, c.accent, { bend });
  inner +=
    c.tex(outline, 'knit') +
    c.lift('M220 380C200 450 204 540 216 610', 34, 0.4, t, 14) +
    c.fold('M560 380C580 460 580 540 570 630', 30, 0.2, t, 14);
  const svg =
    c.ground(400, 708, 230, 18, 0.26) +
    filled('M168 330C240 276 560 276 632 330C560 376 240 376 168 330Z', t.deep) +
    filled('M168 330C240 284 560 284 632 330C560 312 240 312 168 330Z', t.dk) +
    c.solid(outline, t, inner, { edge: 54, es: 18 }) +
    (view === 'back' ? c.seam('M400 372V668', t, { sx: 8, sy: 0 }) : label(468, 560, 64, 42, a.base, inkOn(a)));
  return { body: group('translate(0 26)', svg), focus: [250, 380, 290, 290] };
}
