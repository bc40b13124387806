import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { filled, rubber, stroked, times, tube, wood } from '../../core/kit.ts';
import { ellipse, mirrorX, type Point, roundRect } from '../../core/path.ts';

const BLADE_SLOTS: readonly Point[] = [
  [110, 630],
  [140, 650],
  [172, 662],
  [206, 670],
  [240, 676],
  [118, 656],
  [150, 676],
  [186, 688],
  [222, 692],
];
const BALL_HOLES: readonly Point[] = [
  [480, 630],
  [516, 626],
  [500, 660],
  [534, 660],
  [468, 668],
  [508, 692],
];

function floorball(c: Ctx): string {
  const white = c.rad(0.36, 0.3, 0.8, [
    [0, '#fff'],
    [0.6, '#f6f3ea'],
    [1, '#c9c4b6'],
  ]);
  const holes = BALL_HOLES.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="9" fill="#5b646c"/>`);
  return `<circle cx="500" cy="650" r="64" fill="${white}"/>${holes.join('')}`;
}

/** Floorball stick with ball. Variant: hockey (wooden blade and puck). */
export function stick(c: Ctx, view: View): Drawn {
  const { t, a } = c;
  const hockey = c.variant === 'hockey';
  const blade =
    'M200 640C150 640 90 610 70 580C60 600 70 650 110 684C150 716 230 716 280 700L300 650C270 656 230 650 200 640Z';
  const shaft = 'M640 40L270 660';
  const shadow = c.ground(240, 716, 190, 14, 0.28);
  const shaftAndGrip =
    stroked(shaft, '#0b1122', 30, 0.16, `transform="translate(12 16)" ${c.blur(8)}`) +
    tube(shaft, t, 28) +
    tube('M640 40L520 242', rubber, 36) +
    times(11, (k) => stroked(`M${612 - k * 11} ${62 + k * 17}l32 14`, '#fff', 3, 0.25)) +
    tube('M460 342L430 392M400 442L390 460', a, 28);
  const foot = hockey
    ? tube('M290 650C260 690 200 700 90 690', wood, 46) + stroked('M120 690L200 692', '#15171b', 46, 0.85)
    : c.solid(blade, a, '', { edge: 18, es: 7 }) +
      BLADE_SLOTS.map(([x, y]) =>
        filled(roundRect(x - 11, y - 7, 22, 12, 6), '#ffffff', 0.85, `transform="rotate(20 ${x} ${y})"`),
      ).join('');
  const ballOrPuck = hockey
    ? filled(ellipse(560, 690, 90, 24), '#15171b') + filled(ellipse(560, 676, 90, 24), '#2a2e35')
    : floorball(c);
  const body = shadow + shaftAndGrip + foot + ballOrPuck;
  return { body: view === 'back' ? mirrorX(body) : body, focus: [60, 460, 290, 290] };
}
