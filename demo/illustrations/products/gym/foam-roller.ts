import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { filled, inkOn, lyingCylinder, stroked } from '../../core/kit.ts';
import { ellipse, roundRect } from '../../core/path.ts';

/** Foam roller with a massage ball beside it. */
export function foamRoller(c: Ctx): Drawn {
  const { t, a } = c;
  const outline = 'M150 420H580V690H150C110 690 86 630 86 556C86 480 110 420 150 420Z';
  let knobs = '';
  for (let column = 0; column < 7; column++)
    for (let row = 0; row < 4; row++)
      knobs +=
        filled(roundRect(120 + column * 64 + (row % 2) * 24, 438 + row * 62, 46, 44, 10), t.hi, 0.3) +
        filled(roundRect(124 + column * 64 + (row % 2) * 24, 444 + row * 62, 46, 42, 10), t.dk, 0.18);
  const body =
    c.ground(400, 704, 310, 20, 0.34) +
    filled(outline, lyingCylinder(c, t, false)) +
    `<g ${c.clip(outline)}>` +
    knobs +
    '</g>' +
    filled(ellipse(580, 555, 76, 135), a.base) +
    filled(ellipse(580, 555, 56, 106), '#15171b') +
    filled(ellipse(590, 560, 46, 96), '#2a2e35') +
    stroked(ellipse(580, 555, 76, 135), a.hi, 4, 0.4) +
    `<circle cx="706" cy="636" r="70" fill="${c.rad(0.36, 0.3, 0.8, [
      [0, a.hi],
      [0.5, a.base],
      [1, a.dk],
    ])}"/>` +
    c.mark(684, 622, 1.5, inkOn(a));
  return { body, focus: [400, 420, 280, 280] };
}
