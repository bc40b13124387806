import { tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { filled, inkOn, steel, stroked, tube } from '../../core/kit.ts';
import { mirrorX, roundRect } from '../../core/path.ts';
import { wheel } from './wheel.ts';

/** Kick scooter. */
export function scooter(c: Ctx, view: View): Drawn {
  const { t, a } = c;
  const shadow = c.ground(400, 716, 310, 16, 0.32);
  const wheels = wheel(c, 176, 640, 76, 6) + wheel(c, 630, 640, 76, 6);
  const footboard = 'M220 574H520V588H220Z';
  const deck =
    tube('M630 640C620 560 600 500 590 440', t, 24) +
    filled(
      'M150 580H520C560 580 580 560 590 520L612 540C604 600 570 628 530 628H240C200 628 190 600 150 600Z',
      c.down([0, t.lt], [0.4, t.base], [1, t.dk]),
    ) +
    filled(footboard, '#15171b') +
    c.tex(footboard, 'mesh', tones('#3a3f47')) +
    stroked('M120 566C140 540 200 540 230 570', t.dk, 18) +
    stroked('M120 562C140 536 200 536 230 566', t.hi, 4, 0.4);
  const stem =
    tube('M596 470L540 140', steel, 26) +
    tube('M596 470L566 296', t, 36) +
    filled(roundRect(536, 286, 60, 30, 8), a.base, 1, 'transform="rotate(-10 566 300)"') +
    tube('M440 150C500 120 580 120 640 140', tones('#3a3f47'), 20) +
    tube('M430 152L480 134M600 128L646 142', a, 34) +
    c.mark(330, 594, 1.2, inkOn(t, '#333'));
  const body = shadow + wheels + deck + stem;
  return { body: view === 'back' ? mirrorX(body) : body, focus: [420, 90, 290, 290] };
}
