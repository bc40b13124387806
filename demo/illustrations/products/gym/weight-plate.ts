import { type Tones, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { filled, inkOn, steel, stroked, times } from '../../core/kit.ts';
import { circle, roundRect } from '../../core/path.ts';
import { printedText } from './printed-text.ts';

/** Two weight plates leaning on each other; the seed chooses the weight. */
export function weightPlate(c: Ctx): Drawn {
  const { t, r } = c;
  const weight = r.pick([5, 10, 15, 20]);
  const plate = (x: number, y: number, radius: number, T: Tones) =>
    `<circle cx="${x + 16}" cy="${y}" r="${radius}" fill="${T.dk}"/>` +
    c.solid(
      circle(x, y, radius),
      T,
      stroked(circle(x, y, radius * 0.86), T.dk, 8, 0.5) +
        stroked(circle(x, y, radius * 0.84), T.hi, 3, 0.35) +
        stroked(circle(x, y, radius * 0.44), T.dk, 10, 0.5),
      { edge: 40, es: 14 },
    ) +
    times(3, (k) =>
      filled(
        roundRect(x - radius * 0.24, y - radius * 0.76, radius * 0.48, radius * 0.18, radius * 0.09),
        '#15171b',
        0.8,
        `transform="rotate(${k * 120 + 60} ${x} ${y})"`,
      ),
    ) +
    `<circle cx="${x}" cy="${y}" r="${radius * 0.2}" fill="${steel.sh}"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius * 0.13}" fill="#15171b"/>`;
  const body =
    c.ground(410, 716, 260, 20, 0.38) +
    plate(560, 556, 160, tones(c.accent)) +
    plate(360, 466, 250, t) +
    printedText(360, 340, weight, 74, inkOn(t, '#333')) +
    c.mark(336, 600, 1.7, inkOn(t, '#333'));
  return { body, focus: [220, 330, 280, 280] };
}
