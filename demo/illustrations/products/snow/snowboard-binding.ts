import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { filled, gloss, inkOn, rubber, steel, stroked, times, tube } from '../../core/kit.ts';
import { mirrorX, roundRect } from '../../core/path.ts';

/** Ankle and toe strap: path and width. */
const STRAPS = [
  ['M500 470C400 380 300 400 240 520', 70],
  ['M400 620C340 520 250 500 170 590', 54],
] as const;

/** One snowboard binding from the side. */
export function snowboardBinding(c: Ctx, view: View): Drawn {
  const { t, a } = c;
  const shadow = c.ground(400, 712, 280, 18, 0.32);
  const base = c.solid(
    'M150 620H640C668 620 676 650 664 680C656 700 640 706 620 706H170C140 706 124 690 124 664C124 640 134 620 150 620Z',
    rubber,
    filled(roundRect(180, 630, 430, 20, 8), '#4a4f57') +
      times(5, (k) => `<circle cx="${270 + k * 60}" cy="672" r="10" fill="${steel.sh}"/>`),
    { edge: 16, es: 6, ro: 0.4 },
  );
  const highback =
    'M470 620C480 460 520 300 600 190C640 150 690 170 690 220C690 360 680 500 664 640H560C540 636 500 636 470 620Z';
  const support = c.solid(
    highback,
    t,
    filled('M560 360C590 320 640 320 660 360C664 440 656 520 640 590H560C548 520 548 440 560 360Z', t.dk, 0.7) +
      gloss(c, 'M540 380C560 300 600 240 640 210', 10, 0.4, 4) +
      c.mark(592, 250, 1.8, inkOn(t, '#333')),
    { edge: 40 },
  );
  const straps = STRAPS.map(
    ([strap, width]) =>
      stroked(strap, '#0b1122', width, 0.2, `transform="translate(4 14)" ${c.blur(8)}`) +
      tube(strap, a, width, { op: 0.3 }) +
      stroked(strap, a.dk, width * 0.4, 0.35) +
      (c.fine ? stroked(strap, a.hi, 3, 0.6, 'stroke-dasharray="9 7"') : ''),
  ).join('');
  const buckles =
    c.solid(
      roundRect(208, 480, 84, 60, 12),
      rubber,
      filled(roundRect(218, 490, 60, 16, 5), '#fff', 0.25) + filled(roundRect(226, 514, 44, 14, 4), a.base),
      { edge: 10, es: 4, ro: 0.4 },
    ) + c.solid(roundRect(150, 566, 70, 50, 10), rubber, '', { edge: 10, es: 4, ro: 0.4 });
  const body = shadow + base + support + straps + buckles;
  return { body: view === 'back' ? mirrorX(body) : body, focus: [420, 180, 280, 280] };
}
