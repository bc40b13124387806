import { tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { both, filled, gloss, inkOn, steel, stroked, times, tube } from '../../core/kit.ts';
import { roundRect } from '../../core/path.ts';

/** Tackle box with the lid open; the back view is closed. */
export function tackleBox(c: Ctx, view: View): Drawn {
  const { t, a } = c;
  const open = view !== 'back';
  const box =
    'M120 470H680C694 470 700 478 698 492L684 690C682 706 674 714 658 714H142C126 714 118 706 116 690' +
    'L102 492C100 478 106 470 120 470Z';
  let svg = c.ground(400, 716, 310, 20, 0.34);
  if (open) {
    const lid = 'M150 160H650C668 160 676 170 674 186L690 400H110L126 186C124 170 132 160 150 160Z';
    svg +=
      c.solid(lid, tones(t.sh), filled('M176 196H624L636 380H164Z', t.dk, 0.5) + c.lift('M150 200L134 390', 12, 0.4), {
        edge: 30,
      }) +
      filled('M110 400H690V470H110Z', '#e9e4d8') +
      times(5, (k) => filled(roundRect(126 + k * 112, 400, 100, 64, 8), '#cfc8b6')) +
      (
        [
          ['#c8402a', 176],
          ['#2b5fae', 288],
          ['#f2c94c', 400],
          ['#3f6b3a', 512],
          ['#e8572a', 620],
        ] as const
      )
        .map(
          ([colour, x]) =>
            filled(
              `M${x - 36} 436C${x - 16} 416 ${x + 14} 416 ${x + 28} 436C${x + 14} 456 ${x - 16} 456 ${x - 36} 436Z`,
              colour,
            ) +
            `<circle cx="${x - 20}" cy="432" r="4" fill="#15171b"/>` +
            stroked(`M${x + 28} 436q16 10 6 22`, steel.dk, 4),
        )
        .join('');
  } else {
    svg +=
      c.solid(
        'M130 380H670C690 380 700 392 700 410V476H100V410C100 392 110 380 130 380Z',
        t,
        c.lift('M120 404H560', 12, 0.5),
        { edge: 26, es: 9 },
      ) + tube('M300 380C300 300 500 300 500 380', a, 26);
  }
  svg +=
    c.solid(
      box,
      t,
      gloss(c, 'M140 510C140 570 148 640 154 690', 16, 0.4, 5) +
        stroked('M104 510H696', t.dk, 5, 0.4) +
        c.mark(356, 580, 3.2, inkOn(t, '#333')),
      { edge: 44 },
    ) + both(filled(roundRect(540, 456, 60, 70, 10), a.base) + filled(roundRect(550, 466, 40, 18, 5), a.hi, 0.4));
  return { body: svg, focus: [120, 360, 290, 290] };
}
