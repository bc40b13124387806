import { tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { filled, gloss, inkOn, rubber, steel, stroked, times, tube } from '../../core/kit.ts';
import { roundRect } from '../../core/path.ts';

/** Avalanche kit: shovel and folded probe. */
export function avalancheKit(c: Ctx): Drawn {
  const { t, a } = c;
  const blade = 'M250 420C300 400 420 400 470 420L484 620C484 690 430 716 360 716C290 716 236 690 236 620Z';
  const shadow = c.ground(400, 722, 260, 16, 0.24);
  const shovel =
    c.drop('M340 80H380V420H340Z', { op: 0.2 }) +
    tube('M360 120V430', steel, 30) +
    tube('M290 100H430', tones('#2a2e35'), 40) +
    tube('M290 100L360 180L430 100', tones('#2a2e35'), 20) +
    filled(roundRect(340, 300, 40, 60, 8), a.base) +
    c.drop(blade) +
    c.solid(
      blade,
      t,
      stroked('M300 440V660M420 440V660', t.dk, 14, 0.3, c.blur(4)) +
        stroked('M310 440V660M430 440V660', t.hi, 8, 0.4, c.blur(3)) +
        c.mark(326, 520, 2.2, inkOn(t, '#333')) +
        gloss(c, 'M262 440C256 520 256 580 264 640', 12, 0.5, 4),
      { edge: 36 },
    );
  const probe = times(
    4,
    (k) =>
      tube(`M${552 + k * 26} ${150 + k * 6}V${690 - k * 4}`, k % 2 ? a : tones('#e9e4d8'), 16) +
      times(5, (q) => filled(roundRect(544 + k * 26, 230 + q * 90, 16, 8, 2), '#2a2e35', 0.7)),
  );
  return {
    body:
      shadow +
      shovel +
      probe +
      stroked('M552 160C540 90 640 80 632 170', a.sh, 7) +
      filled(roundRect(536, 420, 114, 34, 8), rubber.base),
    focus: [210, 380, 290, 290],
  };
}
