import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { cylinder, filled, group, steel, stroked, times } from '../../core/kit.ts';
import { roundRect } from '../../core/path.ts';

/** Jump rope with two handles. */
export function jumpRope(c: Ctx): Drawn {
  const { t, a } = c;
  const rope =
    'M300 300C240 420 120 460 140 580C160 690 340 700 400 600C460 500 560 470 620 540C700 640 560 740 470 690C380 640 560 420 500 300';
  const cord =
    c.ground(400, 716, 270, 14, 0.2) +
    stroked(rope, '#0b1122', 16, 0.2, `transform="translate(6 12)" ${c.blur(5)}`) +
    stroked(rope, a.dk, 15) +
    stroked(rope, a.base, 12) +
    stroked(rope, a.hi, 3, 0.5, 'transform="translate(-2 -3)"');
  const handle = (x: number, angle: number) =>
    group(
      `translate(${x} 190) rotate(${angle})`,
      filled(roundRect(-34, -110, 68, 220, 30), cylinder(c, t)) +
        times(6, (k) => filled(roundRect(-34, -60 + k * 24, 68, 10, 4), t.dk, 0.35)) +
        filled(roundRect(-20, 100, 40, 34, 10), steel.sh) +
        filled(roundRect(-34, -110, 68, 34, 16), a.base),
    );
  return { body: cord + handle(290, 12) + handle(510, -12), focus: [180, 70, 280, 280] };
}
