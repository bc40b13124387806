import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { cylinder, filled, inkOn, rubber, steel, stroked, times, tube } from '../../core/kit.ts';
import { roundRect } from '../../core/path.ts';

import { spoke } from '../spoke.ts';

/** Floor pump with gauge. */
export function pump(c: Ctx): Drawn {
  const { t, a } = c;
  const shadow = c.ground(400, 716, 210, 18, 0.34);
  const cylinderAndHose =
    filled(
      'M230 690C240 660 340 650 400 650C460 650 560 660 570 690L580 716H220Z',
      c.down([0, rubber.lt], [1, '#111']),
    ) +
    stroked('M430 640C640 640 640 420 560 380C500 350 520 260 560 250', '#15171b', 18) +
    stroked('M430 636C634 636 634 424 556 380', '#fff', 3, 0.25) +
    filled(roundRect(540, 220, 46, 60, 8), a.base) +
    filled(roundRect(368, 210, 64, 450, 10), cylinder(c, t)) +
    filled(roundRect(386, 100, 28, 130, 6), cylinder(c, steel)) +
    filled(roundRect(360, 200, 80, 36, 10), cylinder(c, a)) +
    c.mark(377, 440, 1.55, inkOn(t, '#333'));
  const handleAndGauge =
    tube('M250 96H550', rubber, 46) +
    stroked('M240 82H380', '#fff', 6, 0.3) +
    tube('M262 96H300M500 96H540', a, 46, { op: 0.3 }) +
    '<circle cx="400" cy="620" r="54" fill="#23262b"/>' +
    '<circle cx="400" cy="618" r="44" fill="#fbf8f0"/>' +
    times(9, (k) => {
      const angle = Math.PI * (0.8 + k * 0.175);
      return stroked(spoke(400, 618, 38, 30, angle), '#23262b', 4);
    }) +
    stroked('M400 618L424 594', '#c8402a', 6);
  return { body: shadow + cylinderAndHose + handleAndGauge, focus: [270, 480, 240, 240] };
}
