import { mix, type Tones, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { filled, group, stroked, times } from '../../core/kit.ts';
import { circle, ellipse } from '../../core/path.ts';

/** Three golf discs, one above the other. */
export function disc(c: Ctx): Drawn {
  const { t, a } = c;
  const one = (x: number, y: number, T: Tones, print: Tones) =>
    group(
      `translate(${x} ${y})`,
      `<ellipse cx="6" cy="52" rx="230" ry="92" fill="#141a26" opacity=".26" ${c.blur(12)}/>` +
        filled(ellipse(0, 22, 240, 100), T.dk) +
        filled(ellipse(0, 4, 240, 100), c.slant([0, T.hi], [0.5, T.base], [1, T.sh])) +
        stroked(ellipse(0, 0, 196, 78), T.dk, 4, 0.35) +
        stroked(ellipse(0, -3, 196, 78), T.hi, 3, 0.5) +
        group(
          'scale(1 .42)',
          times(3, (k) => stroked(circle(0, 0, 150 - k * 34), print.base, 10, 0.95)) +
            c.mark(-42, -34, 2.8, print.base),
        ) +
        stroked('M-214 -22C-180 -64 -100 -90 0 -92', '#fff', 9, 0.6, c.blur(3)),
    );
  return {
    body:
      c.ground(400, 712, 260, 16, 0.24) +
      one(430, 330, a, t) +
      one(370, 470, tones(mix(c.color, '#f6e8c8', 0.6)), t) +
      one(400, 612, t, a.base === t.base ? tones('#fff') : a),
    focus: [260, 480, 280, 280],
  };
}
