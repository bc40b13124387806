import { mix, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { cylinder, filled, group, inkOn, stroked, times } from '../../core/kit.ts';
import { ellipse } from '../../core/path.ts';

/** Fishing line on its spool. */
export function fishingLine(c: Ctx): Drawn {
  const { t, a } = c;
  const lineColour = mix(c.color, '#f2e6b8', t.dark ? 0.7 : 0.35);
  const lineTones = tones(lineColour);
  const svg =
    c.ground(400, 716, 230, 20, 0.36) +
    filled('M220 300H580V640C580 670 500 690 400 690C300 690 220 670 220 640Z', cylinder(c, lineTones)) +
    times(22, (k) =>
      stroked(
        `M222 ${312 + k * 15}C300 ${334 + k * 15} 500 ${334 + k * 15} 578 ${312 + k * 15}`,
        lineTones.dk,
        2.4,
        0.35,
      ),
    ) +
    filled('M170 640C170 610 630 610 630 640V670C630 700 530 716 400 716C270 716 170 700 170 670Z', cylinder(c, a)) +
    filled(ellipse(400, 290, 230, 76), a.sh) +
    c.solid(
      ellipse(400, 274, 230, 76),
      a,
      stroked(ellipse(400, 274, 180, 56), a.hi, 4, 0.5) +
        group('translate(400 274) scale(1 .5)', c.mark(40, -30, 3, inkOn(a))),
      { edge: 24, es: 9 },
    ) +
    filled(ellipse(330, 276, 70, 24), '#15171b') +
    stroked('M578 420C660 430 690 520 650 560C620 590 600 560 630 530', lineTones.base, 5);
  return { body: svg, focus: [240, 220, 290, 290] };
}
