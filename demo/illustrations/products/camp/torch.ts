import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { both, cylinder, filled, group, inkOn, lyingCylinder, steel, stroked, times, tube } from '../../core/kit.ts';
import { ellipse, roundRect } from '../../core/path.ts';

/** Torch. Variant: lantern. */
export function torch(c: Ctx): Drawn {
  if (c.variant === 'lantern') return lantern(c);
  const { t, a } = c;
  const light =
    filled('M110 400H480V500H110C92 500 84 480 84 450C84 420 92 400 110 400Z', lyingCylinder(c, t)) +
    times(14, (k) => filled(roundRect(150 + k * 20, 400, 9, 100, 3), t.dk, 0.35)) +
    filled('M470 390L560 356V544L470 510Z', lyingCylinder(c, t)) +
    filled(roundRect(556, 340, 96, 220, 18), lyingCylinder(c, t)) +
    filled(ellipse(652, 450, 26, 108), c.across([0, '#fff3c4'], [1, '#cfd6da'])) +
    stroked(ellipse(652, 450, 26, 108), '#15171b', 8) +
    filled(roundRect(440, 376, 60, 28, 10), a.base) +
    c.mark(580, 430, 1.6, inkOn(t, '#333')) +
    stroked('M96 450C40 470 50 560 110 580', a.base, 12);
  return {
    body:
      c.ground(390, 660, 290, 18, 0.32) +
      filled('M680 350L800 300V600L680 550Z', '#fff3c4', 0.5, c.blur(14)) +
      group('translate(0 60) rotate(-14 400 450)', light),
    focus: [400, 330, 280, 280],
  };
}

function lantern(c: Ctx): Drawn {
  const { t, a } = c;
  const body =
    c.ground(400, 716, 170, 20, 0.36) +
    tube('M290 240C290 90 510 90 510 240', steel, 13) +
    filled('M280 600H520L540 690C540 706 480 716 400 716C320 716 260 706 260 690Z', cylinder(c, t)) +
    filled(roundRect(290, 300, 220, 306, 20), c.across([0, '#fff3c4'], [0.4, '#fffdf0'], [1, '#f2c878']), 0.95) +
    filled(roundRect(370, 340, 60, 230, 20), '#ffffff', 0.9, c.blur(10)) +
    both(tube('M500 300V606', t, 14)) +
    filled('M270 240C280 210 520 210 530 240L520 310H280Z', cylinder(c, t)) +
    `<circle cx="400" cy="656" r="18" fill="${a.base}"/>` +
    c.mark(356, 256, 1.5, inkOn(t, '#333'));
  return { body, focus: [260, 200, 280, 280] };
}
