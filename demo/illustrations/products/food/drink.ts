import { mix, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { cylinder, filled, gloss, inkOn, roundness, steel, stroked, times } from '../../core/kit.ts';
import { ellipse, roundRect } from '../../core/path.ts';
import { fruitMotif } from './fruit-motif.ts';
import { pantMark } from './pant-mark.ts';

/** Drink with the pant mark. Variants: can | bottle. */
export function drink(c: Ctx): Drawn {
  const { t, a } = c;
  if (c.variant === 'bottle') return bottle(c);
  const outline =
    'M270 170C270 150 300 140 310 120H490C500 140 530 150 530 170V660C530 680 506 690 496 708H304' +
    'C294 690 270 680 270 660Z';
  let svg =
    c.ground(404, 716, 150, 20, 0.38) +
    filled(outline, cylinder(c, t)) +
    `<g ${c.clip(outline)}>` +
    filled('M260 480C340 420 460 540 540 460V720H260Z', a.base, 0.95) +
    fruitMotif(c, 400, 440, 1.05, mix(c.accent, '#ffffff', 0.15)) +
    c.mark(340, 220, 4, inkOn(t, '#333')) +
    filled(roundRect(330, 610, 90, 10, 4) + roundRect(330, 630, 60, 10, 4), inkOn(a), 0.7) +
    filled('M260 110H540V720H260Z', roundness(c)) +
    pantMark(474, 636, 0.8) +
    times(
      c.fine ? 16 : 8,
      () =>
        `<circle cx="${c.r.range(280, 520).toFixed(0)}" cy="${c.r.range(180, 660).toFixed(0)}" ` +
        `r="${c.r.range(2, 5).toFixed(1)}" fill="#fff" opacity=".5"/>`,
    ) +
    '</g>';
  svg +=
    filled('M304 700H496C490 712 450 718 400 718C350 718 310 712 304 700Z', cylinder(c, steel)) +
    filled(ellipse(400, 120, 92, 18), steel.sh) +
    filled(ellipse(400, 116, 84, 15), c.across([0, '#fff'], [1, steel.sh])) +
    filled(ellipse(412, 118, 40, 8), steel.dk, 0.6) +
    filled(roundRect(372, 104, 50, 12, 6), steel.lt) +
    stroked(ellipse(400, 119, 90, 17), '#fff', 3, 0.7);
  return { body: svg, focus: [260, 300, 290, 290] };
}

function bottle(c: Ctx): Drawn {
  const { t, a } = c;
  const outline =
    'M306 360C306 300 350 280 362 220V180H438V220C450 280 494 300 494 360C494 400 484 420 484 450' +
    'C484 480 494 500 494 530V680C494 706 460 716 400 716C340 716 306 706 306 680V530' +
    'C306 500 316 480 316 450C316 420 306 400 306 360Z';
  const clear = tones(mix(c.color, '#e8f4f6', 0.55));
  const svg =
    c.ground(404, 716, 140, 20, 0.36) +
    filled(outline, cylinder(c, clear), 0.92) +
    `<g ${c.clip(outline)}>` +
    filled('M290 300H510V720H290Z', mix(c.color, '#ffffff', 0.25), 0.55) +
    filled('M290 400H510V600H290Z', t.base) +
    filled('M290 400H510V416H290ZM290 584H510V600H290Z', a.base) +
    fruitMotif(c, 400, 540, 0.46, a.base) +
    c.mark(352, 430, 3.2, inkOn(t, '#333')) +
    times(4, (k) =>
      stroked(`M306 ${620 + k * 22}C350 ${632 + k * 22} 450 ${632 + k * 22} 494 ${620 + k * 22}`, '#fff', 3, 0.4),
    ) +
    filled('M290 160H510V730H290Z', roundness(c, 0.8)) +
    pantMark(452, 650, 0.72) +
    '</g>' +
    filled(roundRect(352, 110, 96, 76, 10), cylinder(c, a)) +
    times(6, (k) => stroked(`M${364 + k * 15} 122V178`, a.dk, 4, 0.4)) +
    gloss(c, 'M336 340C350 300 366 280 374 230', 8, 0.6, 3);
  return { body: svg, focus: [260, 360, 290, 290] };
}
