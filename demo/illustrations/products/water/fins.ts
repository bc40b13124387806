import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { filled, group, inkOn, stroked } from '../../core/kit.ts';

/** Pair of swim fins. */
export function fins(c: Ctx): Drawn {
  const { t, a } = c;
  const outline =
    'M330 90C380 60 440 66 470 100C486 150 470 210 480 260C520 380 560 540 566 690C540 726 300 730 250 690C256 540 300 380 322 260C334 210 314 150 330 90Z';
  const fin =
    c.drop(outline, { op: 0.24 }) +
    c.solid(
      outline,
      t,
      filled('M240 700C300 640 520 640 576 700V760H240Z', a.base) +
        stroked('M372 280C356 420 340 560 330 700M440 280C460 420 476 560 488 700', t.dk, 12, 0.4, c.blur(3)) +
        stroked('M366 280C350 420 334 560 324 700M434 280C454 420 470 560 482 700', t.hi, 6, 0.6, c.blur(2)) +
        filled(
          'M356 110C380 90 430 92 448 116C456 150 446 190 440 220C420 236 380 234 362 220C352 190 346 150 356 110Z',
          '#15171b',
        ) +
        c.mark(370, 270, 2, inkOn(t, '#333')),
      { edge: 36 },
    ) +
    stroked('M330 96C380 66 440 70 468 104', t.hi, 7, 0.6);
  return {
    body:
      c.ground(400, 726, 290, 14, 0.22) +
      group('translate(136 -2) rotate(8 400 400) scale(.94)', fin) +
      group('translate(-120 20) rotate(-8 400 400) scale(.96)', fin),
    focus: [130, 100, 290, 290],
  };
}
