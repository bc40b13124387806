import { tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { filled, gloss, group, inkOn, rubber, stroked, tube } from '../../core/kit.ts';
import { roundRect } from '../../core/path.ts';

/** Kayak paddle with two blades. Variant: sup (one blade and a grip). */
export function paddle(c: Ctx): Drawn {
  const { t, a } = c;
  const single = c.variant === 'sup';
  const leaf = 'M400 40C450 60 474 140 462 240C456 270 430 284 400 290C380 286 356 270 350 244C334 150 352 60 400 40Z';
  const blade =
    c.drop(leaf, { op: 0.22 }) +
    c.solid(
      leaf,
      t,
      stroked('M402 60V280', t.dk, 6, 0.35) +
        stroked('M398 60V280', t.hi, 4, 0.5) +
        filled('M330 150H480V186H330Z', a.base) +
        c.mark(380, 206, 1.4, inkOn(t, '#333')) +
        gloss(c, 'M372 90C362 140 362 200 374 250', 10, 0.5, 3),
      { edge: 22, es: 8 },
    );
  const shaft =
    c.drop('M392 270H408V720H392Z', { op: 0.2 }) +
    tube(single ? 'M400 270V720' : 'M400 270V530', tones('#3a3f47'), 17) +
    filled(roundRect(384, single ? 470 : 372, 32, 54, 8), a.base) +
    blade;
  const otherEnd = single
    ? tube('M366 736H434', a, 30) + tube('M400 700V730', rubber, 24)
    : group('rotate(180 400 400)', blade) + tube('M400 300V350M400 450V500', a, 24, { op: 0.4 });
  if (single) return { body: group('rotate(30 400 400)', shaft + otherEnd), focus: [470, 60, 280, 280] };
  return {
    body: group('rotate(42 400 400) scale(1.06) translate(-22 -22)', shaft + otherEnd),
    focus: [500, 90, 270, 270],
  };
}
