import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { filled, group, inkOn, rubber, stroked, tube } from '../../core/kit.ts';
import { roundRect, symmetric } from '../../core/path.ts';

/** Diving mask with snorkel. */
export function divingMask(c: Ctx): Drawn {
  const { t, a } = c;
  const frame = symmetric(
    [
      ['M', 390, 330],
      ['C', 480, 322, 570, 332, 606, 360],
      ['C', 636, 392, 632, 480, 606, 526],
      ['C', 580, 566, 500, 572, 460, 540],
      ['C', 440, 520, 436, 600, 390, 604],
    ],
    390,
  );
  const lens = symmetric(
    [
      ['M', 390, 366],
      ['C', 470, 360, 540, 364, 572, 386],
      ['C', 594, 412, 590, 470, 570, 504],
      ['C', 548, 532, 490, 534, 462, 506],
      ['C', 440, 484, 420, 476, 390, 476],
    ],
    390,
  );
  const shadow = c.ground(400, 690, 290, 18, 0.26);
  const strap =
    stroked('M190 440C120 380 160 260 380 250C620 260 660 380 590 440', '#2a2e35', 44) +
    stroked('M186 420C140 360 200 262 380 256', '#fff', 5, 0.2);
  const maskAndSnorkel =
    tube('M690 620C600 660 560 640 570 600M690 620C720 600 716 300 706 130', t, 36) +
    tube('M706 190L704 110', a, 40) +
    filled(roundRect(548, 570, 60, 52, 16), rubber.base) +
    c.drop(frame, { op: 0.28 }) +
    c.solid(frame, t, '', { edge: 30, es: 10 }) +
    filled(lens, c.slant([0, '#d9f2f6'], [0.5, '#7fb9cc'], [1, '#2f6f8c'])) +
    `<g ${c.clip(lens)}>` +
    filled('M240 340L330 340L250 560H160Z', '#fff', 0.45) +
    filled('M360 340L390 340L310 560H280Z', '#fff', 0.25) +
    stroked(lens, '#0b1122', 20, 0.35, c.blur(8)) +
    '</g>' +
    stroked(lens, a.base, 9) +
    c.mark(372, 340, 0.9, inkOn(t, '#333')) +
    stroked('M340 560C370 584 410 584 440 560', t.dk, 7, 0.5);
  return { body: group('translate(0 20)', shadow + strap + maskAndSnorkel), focus: [180, 310, 290, 290] };
}
