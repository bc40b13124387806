import { tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { filled, gloss, group, inkOn, steel, times, tube } from '../../core/kit.ts';
import { roundRect } from '../../core/path.ts';

/** One cross-country binding from above. */
export function skiBinding(c: Ctx): Drawn {
  const { t, a } = c;
  const plate = roundRect(330, 120, 140, 580, 34);
  const base =
    c.drop(plate, { x: 12, y: 16, s: 12, op: 0.3 }) +
    c.solid(
      plate,
      tones('#3a3f47'),
      times(9, (k) => filled(roundRect(352, 400 + k * 28, 96, 12, 5), '#15171b', 0.8)) +
        gloss(c, 'M350 160V660', 10, 0.25, 4),
      { edge: 24, es: 9 },
    );
  const head =
    'M312 230C316 190 350 160 400 160C450 160 484 190 488 230V360C484 380 466 388 446 388H354C334 388 316 380 312 360Z';
  const toe =
    c.drop(head, { x: 6, y: 10, s: 8, op: 0.34 }) +
    c.solid(
      head,
      t,
      filled('M340 210H460V250H340Z', a.base) +
        c.mark(376, 280, 1.6, inkOn(t, '#333')) +
        gloss(c, 'M334 200C340 184 360 176 390 174', 9, 0.5, 3) +
        `<circle cx="350" cy="350" r="12" fill="${steel.sh}"/>` +
        `<circle cx="450" cy="350" r="12" fill="${steel.sh}"/>`,
      { edge: 28, es: 10 },
    ) +
    tube('M340 410H460', steel, 18);
  const lever = c.solid(roundRect(350, 70, 100, 86, 20), a, filled(roundRect(366, 84, 68, 20, 8), '#fff', 0.25), {
    edge: 14,
    es: 6,
  });
  const screw = `<circle cx="400" cy="676" r="12" fill="${steel.sh}"/>`;
  return { body: group('rotate(24 400 400)', base + toe + lever + screw), focus: [240, 150, 300, 300] };
}
