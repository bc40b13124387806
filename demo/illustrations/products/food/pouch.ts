import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { filled, gloss, group, inkOn, stroked, times } from '../../core/kit.ts';
import { ellipse, roundRect } from '../../core/path.ts';

interface Meal {
  colour: string;
  /** The pieces in the bowl: where, how big, in which colour. */
  pieces: readonly (readonly [x: number, y: number, radius: number, colour: string])[];
}

const PORRIDGE: Meal = {
  colour: '#e8d3a4',
  pieces: [
    [-60, -46, 13, '#3b4a86'],
    [-20, -30, 13, '#3b4a86'],
    [30, -48, 13, '#3b4a86'],
    [70, -34, 13, '#3b4a86'],
    [0, -54, 13, '#3b4a86'],
  ],
};

const STEW: Meal = {
  colour: '#c8682f',
  pieces: [
    [-70, -42, 15, '#e8a13d'],
    [-24, -30, 15, '#5a8f4a'],
    [24, -50, 15, '#f2d98a'],
    [66, -34, 15, '#e8a13d'],
    [0, -36, 15, '#8f2d1f'],
  ],
};

/** A steaming bowl around the origin. */
const mealBowl = ({ colour, pieces }: Meal): string =>
  filled('M-150 -40H150C146 60 90 110 0 110C-90 110 -146 60 -150 -40Z', '#fbf8f0') +
  filled('M-150 -40H150C148 -20 144 0 138 20H-138C-144 0 -148 -20 -150 -40Z', '#d9d2c2', 0.6) +
  filled(ellipse(0, -40, 150, 34), '#e9e2d2') +
  filled(ellipse(0, -38, 132, 26), colour) +
  pieces
    .map(
      ([x, y, radius, fill]) =>
        `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>` +
        `<circle cx="${x - 4}" cy="${y - 4}" r="4" fill="#fff" opacity=".5"/>`,
    )
    .join('') +
  times(3, (k) => stroked(`M${-50 + k * 50} -84q-14 -24 0 -46t0 -44`, '#fff', 7, 0.7));

/** Freeze-dried meal in a pouch, with a bowl on the print. Variants: dinner | breakfast. */
export function pouch(c: Ctx): Drawn {
  const { t, a } = c;
  const breakfast = c.variant === 'breakfast';
  const outline =
    'M210 110H590L606 130C600 300 604 480 622 660C620 700 560 716 400 716C240 716 180 700 178 660' +
    'C196 480 200 300 194 130Z';
  const bowl = group('translate(400 560)', mealBowl(breakfast ? PORRIDGE : STEW));
  const inner =
    filled('M160 90H640V320C520 290 460 350 400 350C340 350 280 290 160 320Z', a.base) +
    filled(
      'M180 250L280 170L330 214L400 140L470 220L520 180L630 260V330C520 300 460 352 400 352' +
        'C340 352 280 300 180 322Z',
      a.dk,
      0.45,
    ) +
    c.mark(340, 156, 4, inkOn(a)) +
    bowl +
    filled(roundRect(310, 372, 180, 16, 4) + roundRect(340, 400, 120, 12, 4), inkOn(t, '#333'), 0.9) +
    gloss(c, 'M226 150C220 320 216 500 206 660', 22, 0.45, 7) +
    c.fold('M580 160C576 330 584 500 600 650', 24, 0.24, t, 9) +
    filled('M180 100H620V150H180Z', '#fff', 0.18) +
    stroked('M190 152H610', '#0b1122', 3, 0.25) +
    times(20, (k) => stroked(`M${206 + k * 20} 112V146`, '#0b1122', 2, 0.14));
  return {
    body:
      c.ground(402, 716, 210, 20, 0.36) +
      c.solid(outline, t, inner, { edge: 50, es: 18 }) +
      filled('M194 132L180 140L194 150ZM606 132L620 140L606 150Z', '#fff'),
    focus: [260, 400, 280, 280],
  };
}
