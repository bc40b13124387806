import { mix, type Tones, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { filled, gloss, group, inkOn, stroked, times } from '../../core/kit.ts';
import { roundRect } from '../../core/path.ts';
import { fruitMotif } from './fruit-motif.ts';

/** Two bars in their wrappers. Variants: bar | chocolate | gel (one tube). */
export function energyBar(c: Ctx): Drawn {
  const { t, a } = c;
  const kind = c.variant || 'bar';
  if (kind === 'gel') return gel(c);
  const oneBar = (T: Tones, A: Tones, print: string) => {
    const outline =
      'M130 320' +
      times(9, () => 'l-12 10l12 10') +
      'L150 500C300 516 500 516 650 500L670 500' +
      times(9, () => 'l12 -10l-12 -10') +
      'L650 320C500 304 300 304 150 320Z';
    const inner =
      filled('M150 300H650V330C500 320 300 320 150 330Z', '#fff', 0.25) +
      (kind === 'chocolate'
        ? filled('M420 300H690V520H420Z', '#5a3420') +
          times(
            3,
            (k) =>
              filled(roundRect(436 + k * 76, 336, 66, 66, 6), '#6e4229') +
              filled(roundRect(436 + k * 76, 414, 66, 66, 6), '#6e4229'),
          )
        : filled('M430 300C480 360 480 460 430 520H690V300Z', A.base) + print) +
      c.mark(190, 366, 3, inkOn(T, '#333')) +
      filled(roundRect(300, 380, 110, 16, 4) + roundRect(300, 410, 80, 12, 4), inkOn(T, '#333'), 0.8) +
      filled('M118 310H160V510H118ZM640 310H684V510H640Z', T.sh, 0.7) +
      times(4, (k) => stroked(`M${128 + k * 9} 316V504M${648 + k * 9} 316V504`, T.dk, 2.4, 0.5)) +
      gloss(c, 'M170 340C300 326 500 326 630 340', 14, 0.5, 5) +
      c.fold('M170 486C300 500 500 500 630 486', 16, 0.3, T);
    return c.drop(outline, { op: 0.26 }) + c.solid(outline, T, inner, { edge: 34 });
  };
  const svg =
    c.ground(400, 716, 270, 16, 0.24) +
    group(
      'translate(20 -60) rotate(-12 400 400)',
      oneBar(tones(mix(c.accent, c.color, 0.2)), t, fruitMotif(c, 560, 410, 0.9, t.lt)),
    ) +
    group(
      'translate(-6 140) rotate(-12 400 400)',
      oneBar(t, a, fruitMotif(c, 560, 410, 0.9, mix(c.accent, '#ffffff', 0.35))),
    );
  return { body: svg, focus: [240, 420, 290, 290] };
}

function gel(c: Ctx): Drawn {
  const { t, a } = c;
  const outline =
    'M300 170H500C520 300 540 420 536 560C532 660 500 716 400 716C300 716 268 660 264 560' +
    'C260 420 280 300 300 170Z';
  const svg =
    c.ground(404, 716, 150, 18, 0.34) +
    filled('M350 90H450L462 172H338Z', a.base) +
    filled('M350 90H450L452 108H348Z', a.dk, 0.4) +
    times(6, (k) => stroked(`M${356 + k * 18} 96V164`, a.dk, 3, 0.4)) +
    c.solid(
      outline,
      t,
      filled('M240 470C340 420 460 540 560 450V730H240Z', a.base, 0.95) +
        fruitMotif(c, 400, 570, 0.8, mix(c.accent, '#ffffff', 0.2)) +
        c.mark(340, 260, 4, inkOn(t, '#333')) +
        filled(roundRect(340, 390, 120, 12, 4), inkOn(t, '#333'), 0.7) +
        gloss(c, 'M306 240C292 360 290 480 298 600', 20, 0.5, 6) +
        filled('M290 170H510V200H290Z', t.sh),
      { edge: 50, es: 18 },
    );
  return { body: group('rotate(-8 400 460)', svg), focus: [260, 200, 290, 290] };
}
