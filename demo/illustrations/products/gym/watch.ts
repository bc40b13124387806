import { tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { filled, gloss, steel, stroked, times, tube } from '../../core/kit.ts';
import { circle, roundRect } from '../../core/path.ts';
import { printedText } from './printed-text.ts';

/** Sports watch with a pulse curve. */
export function watch(c: Ctx): Drawn {
  const { t, a } = c;
  const strap = 'M320 60H480L500 300H300ZM300 500H500L484 744C484 752 476 758 466 758H334C324 758 316 752 316 744Z';
  const shadow = c.ground(400, 764, 130, 10, 0.2);
  const band =
    c.drop(strap, { op: 0.22 }) +
    c.solid(
      strap,
      t,
      stroked('M340 80L330 290M460 80L470 290M330 510L340 740M470 510L460 740', t.dk, 5, 0.4) +
        times(5, (k) => filled(roundRect(386, 590 + k * 30, 28, 14, 7), '#15171b', 0.8)) +
        gloss(c, 'M330 90L320 280', 10, 0.3, 4) +
        filled(roundRect(320, 96, 160, 26, 8), t.sh),
      { edge: 34 },
    );
  const watchCase =
    tube('M552 340H572M552 460H572', steel, 26) +
    filled(roundRect(228, 386, 26, 40, 8), steel.sh) +
    c.drop(circle(400, 400, 172), { op: 0.3 }) +
    c.solid(circle(400, 400, 170), tones('#3a3f47'), '', { edge: 24, es: 9 }) +
    stroked(circle(400, 400, 156), a.base, 7) +
    `<circle cx="400" cy="400" r="144" fill="${c.rad(0.4, 0.35, 0.8, [
      [0, '#1c2a34'],
      [1, '#0a1016'],
    ])}"/>`;
  const display =
    printedText(400, 424, '10:24', 96, '#f4f7f5') +
    stroked('M300 470C330 470 334 470 346 448L362 500L382 440L396 470H500', '#ff6b57', 7) +
    stroked('M292 330A128 128 0 0 1 508 330', '#3fb6c4', 12, 0.4) +
    stroked('M292 330A128 128 0 0 1 430 276', '#7fe0c8', 12) +
    gloss(c, 'M286 380C294 320 340 276 400 270', 12, 0.35, 5);
  return { body: shadow + band + watchCase + display, focus: [250, 250, 300, 300] };
}
