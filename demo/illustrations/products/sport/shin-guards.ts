import { tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { both, filled, gloss, group, inkOn, rubber, stroked } from '../../core/kit.ts';
import { roundRect } from '../../core/path.ts';

/** Pair of shin guards; the back shows the padding. */
export function shinGuards(c: Ctx, view: View): Drawn {
  const { t, a } = c;
  const back = view === 'back';
  const outline =
    'M300 140C350 110 450 110 500 140C524 240 516 400 490 560C478 640 440 680 400 684C360 680 322 640 310 560C284 400 276 240 300 140Z';
  const inner = back
    ? c.tex(outline, 'fleece', tones('#3a3f47'))
    : filled('M380 110H420V700H380Z', a.base, 0.95) +
      both(
        stroked('M456 190C466 300 462 430 446 560', t.dk, 16, 0.34, c.blur(3)) +
          stroked('M450 190C460 300 456 430 440 560', t.hi, 7, 0.5, c.blur(2)),
      ) +
      c.mark(355, 250, 3, inkOn(a)) +
      gloss(c, 'M318 190C306 290 312 400 328 500', 16, 0.5, 5);
  const guard =
    c.drop(outline, { op: 0.22 }) +
    c.solid(outline, back ? tones('#3a3f47') : t, inner, { edge: 40 }) +
    stroked(outline, rubber.base, 9, 0.85) +
    filled('M300 520C350 546 450 546 500 520L494 580C450 604 350 604 306 580Z', rubber.base) +
    filled(roundRect(366, 538, 68, 34, 8), a.base);
  return {
    body:
      c.ground(400, 722, 260, 14, 0.2) +
      group('translate(130 -6) rotate(7 400 400)', guard) +
      group('translate(-130 16) rotate(-7 400 400)', guard),
    focus: [140, 130, 290, 290],
  };
}
