import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { both, filled, group, rubber, stroked } from '../../core/kit.ts';
import { mirrorX, roundRect } from '../../core/path.ts';

/** Colours across the lens. */
const WARM = ['#ffe2a0', '#f0723a', '#8a2c5c'] as const;
const COLD = ['#d6f6ff', '#3fb6c4', '#2b5fae'] as const;

/** Swim goggles; the seed chooses warm or cold lenses. */
export function swimGoggles(c: Ctx): Drawn {
  const { t, a, r } = c;
  const warm = r.chance(0.5);
  const [near, middle, far] = warm ? WARM : COLD;
  const cup =
    'M438 380C490 350 600 356 640 390C664 420 656 480 616 506C560 536 480 530 448 490C426 460 422 410 438 380Z';
  const lens =
    'M460 398C504 374 588 378 616 404C632 428 624 464 594 484C552 504 494 498 470 470C452 446 450 416 460 398Z';
  const eye =
    c.drop(cup, { op: 0.26 }) +
    c.solid(cup, t, '', { edge: 22, es: 8 }) +
    filled(lens, c.slant([0, near], [0.5, middle], [1, far])) +
    `<g ${c.clip(lens)}>` +
    filled('M470 370L530 370L470 510H420Z', '#fff', 0.45) +
    stroked(lens, '#0b1122', 16, 0.35, c.blur(7)) +
    '</g>' +
    stroked(lens, t.dk, 5);
  const strap = 'M150 440C70 340 200 210 400 206C600 210 730 340 650 440';
  const bridge = 'M364 430C380 410 420 410 436 430';
  const body =
    c.ground(400, 640, 280, 18, 0.24) +
    stroked(strap, a.dk, 30) +
    stroked(strap, a.base, 25) +
    stroked('M150 430C90 340 210 224 400 218', a.hi, 5, 0.4) +
    stroked('M150 450C60 390 90 300 120 270M650 450C740 390 710 300 680 270', a.sh, 20) +
    stroked(bridge, t.dk, 26) +
    stroked(bridge, t.base, 21) +
    eye +
    mirrorX(eye) +
    both(filled(roundRect(630, 416, 50, 40, 12), rubber.base)) +
    filled(roundRect(380, 192, 60, 34, 8), rubber.base);
  return { body: group('translate(0 74)', body), focus: [390, 310, 290, 290] };
}
