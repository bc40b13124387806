import { mix } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { filled, group, rubber, steel, stroked, times } from '../../core/kit.ts';
import { roundRect } from '../../core/path.ts';

/** Pair of skins for ski touring. */
export function skiSkins(c: Ctx): Drawn {
  const { t, a } = c;
  const skin = () => {
    const outline =
      'M360 60C380 50 420 50 440 60C452 250 448 500 440 690C430 712 370 712 360 690C352 500 348 250 360 60Z';
    return (
      c.drop(outline, { x: 12, y: 12, s: 10, op: 0.24 }) +
      c.solid(
        outline,
        t,
        c.tex(outline, 'fleece') +
          times(30, (k) => stroked(`M${362 + (k % 3) * 26} ${90 + k * 20}l8 16`, t.hi, 3, 0.4)) +
          c.lift('M372 80C366 260 366 480 374 690', 16, 0.4) +
          c.mark(368, 330, 2.1, a.light ? a.base : mix(c.accent, '#ffffff', 0.4)),
        { edge: 22, es: 8 },
      ) +
      filled(roundRect(364, 30, 72, 40, 8), rubber.base) +
      stroked('M380 34C380 4 420 4 420 34', steel.sh, 9) +
      filled(roundRect(376, 690, 48, 60, 8), a.base) +
      filled(roundRect(384, 700, 32, 12, 4), '#fff', 0.3)
    );
  };
  return {
    body: group('translate(-110 6) rotate(-8 400 400)', skin()) + group('translate(110 6) rotate(8 400 400)', skin()),
    focus: [180, 250, 280, 280],
  };
}
