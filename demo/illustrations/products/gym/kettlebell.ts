import { mix, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { filled, gloss, inkOn, stroked, tube } from '../../core/kit.ts';
import { printedText } from './printed-text.ts';

/** Kettlebell; the seed chooses its weight. */
export function kettlebell(c: Ctx): Drawn {
  const { t, a, r } = c;
  const weight = r.pick([4, 8, 12, 16, 20, 24]);
  const bell =
    'M400 360C540 360 610 450 610 550C610 640 560 700 490 716H310C240 700 190 640 190 550C190 450 260 360 400 360Z';
  const handle = 'M296 430C250 330 250 190 330 170H470C550 190 550 330 504 430';
  const shadow = c.ground(400, 716, 220, 22, 0.42);
  const grip =
    stroked(handle, '#0b1122', 62, 0.14, `transform="translate(8 12)" ${c.blur(8)}`) +
    tube(handle, tones('#4a4f57'), 58) +
    gloss(c, 'M276 380C254 310 262 220 330 192H440', 10, 0.5, 4) +
    tube('M300 410L290 380M500 410L510 380', a, 64, { op: 0.25 });
  const weightBall =
    c.solid(
      bell,
      t,
      gloss(c, 'M232 540C236 460 290 406 370 392', 24, 0.45, 8) + filled('M180 650H620V730H180Z', t.dk, 0.4),
      { edge: 70, es: 24 },
    ) +
    `<circle cx="400" cy="560" r="92" fill="${t.dk}" opacity=".35"/>` +
    printedText(400, 596, weight, 110, inkOn(t, '#333')) +
    c.mark(376, 626, 1.6, a.light ? a.base : mix(c.accent, '#ffffff', 0.3));
  return { body: shadow + grip + weightBall, focus: [260, 440, 280, 280] };
}
