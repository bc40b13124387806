import { mix, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { both, filled, markInk, stroked, times } from '../../core/kit.ts';
import { roundRect, symmetric } from '../../core/path.ts';
import { folds } from './top-folds.ts';

/** Vest. Variants: quilt | reflex (reflective work vest). */
export function vest(c: Ctx, view: View): Drawn {
  const { t, a, r } = c;
  const back = view === 'back';
  const reflex = c.variant === 'reflex';
  const rows = r.int(6, 8);
  const twoTone = r.chance(0.4);
  const second = twoTone ? tones(c.accent) : t;
  const body = symmetric([
    ['M', 400, 236],
    ['L', 470, 196],
    ['C', 492, 200, 508, 206, 522, 214],
    ['C', 522, 280, 538, 340, 572, 372],
    ['C', 580, 480, 584, 600, 586, 706],
    ['C', 520, 724, 450, 728, 400, 728],
  ]);
  let inner = '';
  if (reflex) {
    inner = c.tex(body, 'mesh') + folds(c);
    for (const y of [420, 560]) {
      inner +=
        filled(
          `M190 ${y}C300 ${y + 14} 500 ${y + 14} 610 ${y}V${y + 54}C500 ${y + 68} 300 ${y + 68} 190 ${y + 54}Z`,
          c.down([0, '#f4f6f7'], [0.5, '#c4cacf'], [1, '#e4e8ea']),
        ) +
        stroked(
          `M190 ${y - 4}C300 ${y + 10} 500 ${y + 10} 610 ${y - 4}M190 ${y + 58}` +
            `C300 ${y + 72} 500 ${y + 72} 610 ${y + 58}`,
          t.sh,
          5,
          0.7,
        );
    }
    inner += both(
      filled(
        'M470 190L520 210C520 280 530 340 546 372V420H500C488 340 476 260 470 190Z',
        c.across([0, '#f4f6f7'], [1, '#c4cacf']),
      ),
    );
  } else {
    const height = 470 / rows;
    for (let k = rows - 1; k >= 0; k--) {
      const y = 236 + k * height;
      const T = twoTone && k < 2 ? second : t;
      inner += filled(
        `M180 ${y}C300 ${y + 14} 500 ${y + 14} 620 ${y}V${y + height}` +
          `C500 ${y + height + 14} 300 ${y + height + 14} 180 ${y + height}Z`,
        c.down([0, T.sh], [0.18, T.lt], [0.4, mix(T.lt, T.hi, 0.35)], [0.7, T.base], [1, T.dk]),
      );
      if (c.fine) {
        inner +=
          `<g ${c.blur(1.6)}>` +
          times(9, () => {
            const start = `${r.range(230, 570).toFixed(0)} ${(y + 12).toFixed(0)}`;
            const bend = `${r.range(-6, 6).toFixed(0)} ${(height * 0.2).toFixed(0)}`;
            const end = `${r.range(-8, 8).toFixed(0)} ${(height * 0.36).toFixed(0)}`;
            return stroked(`M${start}q${bend} ${end}`, T.dk, 3.4, 0.34);
          }) +
          '</g>';
      }
    }
    inner =
      filled('M180 150H620V260H180Z', second.base) + inner + filled('M190 700C300 716 500 716 610 700V760H190Z', t.sh);
  }
  inner += both(
    stroked('M522 214C522 280 538 340 572 372', reflex ? a.base : second.dk, 16, 0.9) +
      stroked('M518 214C518 280 534 340 568 374', t.hi, 3, 0.4),
  );
  if (!back) {
    inner +=
      (reflex
        ? ''
        : both(c.zip('M296 556L272 650', t, { w: 10, tape: second.base, pull: [296, 559], pc: c.accent, pa: 14 }))) +
      c.mark(452, 330, 1, twoTone ? '#fff' : markInk(c));
  } else {
    inner += c.mark(385, 320, 1, markInk(c));
  }
  let svg =
    c.drop(body) +
    (back ? '' : filled('M326 214C340 176 460 176 474 214L400 300Z', t.deep)) +
    c.solid(body, t, inner, { edge: 44, es: 16 });
  if (reflex) {
    svg += back
      ? ''
      : filled('M334 194L400 330L466 194C450 214 350 214 334 194Z', mix(t.deep, t.base, 0.25)) +
        stroked('M330 196L400 330L470 196', a.base, 12) +
        c.zip('M400 330V722', t, { w: 13, pull: [400, 350], pc: c.accent });
    return { body: svg, focus: [250, 330, 300, 300] };
  }
  const collar = symmetric([
    ['M', 400, 154],
    ['C', 434, 154, 462, 160, 472, 174],
    ['C', 482, 208, 488, 232, 486, 252],
    ['C', 456, 270, 424, 274, 400, 274],
  ]);
  svg += c.solid(
    collar,
    second,
    c.fold('M320 210C360 224 440 224 480 210', 7, 0.5, second, 2) +
      c.lift('M320 222C360 236 440 236 480 222', 7, 0.4, second, 3),
    { edge: 24, es: 9 },
  );
  if (!back) {
    svg +=
      filled('M328 174C350 190 450 190 472 174C456 158 434 154 400 154C366 154 344 158 328 174Z', second.deep) +
      filled(roundRect(382, 162, 36, 18, 3), a.base) +
      filled('M389 188H411V726H389Z', second.base) +
      c.zip('M400 188V726', second, { w: 14, pull: [400, 200], pc: c.accent });
  }
  return { body: svg, focus: [300, 150, 300, 300] };
}
