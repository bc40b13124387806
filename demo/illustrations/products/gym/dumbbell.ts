import { tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { filled, gloss, steel, stroked } from '../../core/kit.ts';
import { roundRect } from '../../core/path.ts';
import { printedText } from './printed-text.ts';

/** Hex dumbbell; the seed chooses its weight. */
export function dumbbell(c: Ctx): Drawn {
  const { t, a, r } = c;
  const weight = r.pick([2, 4, 6, 8, 10, 12]);
  const iron = t.light ? tones('#3a3f47') : t;
  const head = (x: number) =>
    filled(`M${x} 470L${x + 60} 430H${x + 150}L${x + 200} 500V640L${x + 150} 706H${x + 60}L${x} 660Z`, iron.dk) +
    c.solid(
      `M${x} 478L${x + 44} 430H${x + 124}L${x + 168} 500V636L${x + 124} 706H${x + 44}L${x} 650Z`,
      iron,
      filled(`M${x} 478L${x + 44} 430H${x + 124}L${x + 100} 480H${x + 40}Z`, '#fff', 0.16) +
        gloss(c, `M${x + 20} 520V620`, 14, 0.3, 5),
      { edge: 34 },
    );
  const body =
    c.ground(400, 716, 320, 20, 0.38) +
    head(520) +
    filled(roundRect(270, 530, 300, 74, 30), c.down([0, steel.sh], [0.25, '#fff'], [0.6, steel.base], [1, steel.dk])) +
    (c.fine
      ? filled(
          roundRect(320, 530, 200, 74, 0),
          c.pattern(9, 9, stroked('M0 9L9 0', '#4a4f57', 1.4, 0.7) + stroked('M0 0L9 9', '#4a4f57', 1.4, 0.7)),
        )
      : '') +
    filled(roundRect(500, 516, 34, 102, 10), a.base) +
    head(112) +
    filled(roundRect(280, 516, 34, 102, 10), a.base) +
    printedText(196, 604, weight, 84, '#fff') +
    c.mark(180, 626, 1.1, a.light ? a.base : '#fff');
  return { body, focus: [120, 420, 280, 280] };
}
