import { tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { filled, gloss, inkOn, rubber, stroked, tube } from '../../core/kit.ts';
import { mirrorX, roundRect } from '../../core/path.ts';

/** Treadmill with console. */
export function treadmill(c: Ctx, view: View): Drawn {
  const { t, a } = c;
  const frame = tones('#3a3f47');
  const shadow = c.ground(400, 716, 330, 18, 0.34);
  const posts =
    tube('M560 640L520 230', frame, 34) +
    tube('M620 640L590 240', t, 34) +
    tube('M360 300L590 300', frame, 22) +
    tube('M330 306L560 286', rubber, 34);
  const deck =
    filled('M60 640L130 600H640L700 640V690H60Z', t.sh) +
    filled('M130 600H640L620 640H80Z', '#1d2025') +
    c.tex('M130 600H640L620 640H80Z', 'mesh', tones('#3a3f47')) +
    filled(
      'M60 640H700V690C700 706 690 714 674 714H90C70 714 60 704 60 690Z',
      c.down([0, t.lt], [0.5, t.base], [1, t.dk]),
    ) +
    c.solid('M560 600C600 560 690 560 716 610V700H560Z', t, gloss(c, 'M590 620C610 592 650 586 690 600', 9, 0.5), {
      edge: 26,
      es: 9,
    });
  const screen =
    c.solid(
      'M460 130H640C660 130 668 142 662 162L640 260C636 276 626 284 610 284H470C452 284 444 276 444 260L440 156C440 140 446 130 460 130Z',
      frame,
      filled(roundRect(470, 156, 150, 84, 8), '#10202a') +
        stroked('M484 220L510 196L530 208L560 176L600 196', a.light ? a.base : '#7fe0c8', 6) +
        filled(roundRect(480, 252, 60, 12, 5), a.base),
      { edge: 22, es: 8 },
    ) + c.mark(120, 660, 1.4, inkOn(t, '#333'));
  const body = shadow + posts + deck + screen;
  return { body: view === 'back' ? mirrorX(body) : body, focus: [400, 110, 290, 290] };
}
