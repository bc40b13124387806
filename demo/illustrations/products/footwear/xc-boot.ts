import { tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { filled, gloss, inkOn, panel, rubber, steel, stroked } from '../../core/kit.ts';
import { ellipse, roundRect } from '../../core/path.ts';
import { heelView } from './heel-view.ts';

/** Cross-country boot; the seed chooses skating (with cuff) or classic. */
export function xcBoot(c: Ctx, view: View): Drawn {
  const { t, a, r } = c;
  const skate = r.chance(0.5);
  const plastic = tones('#2a2e35');
  if (view === 'back') return heelView(c, { top: skate ? 250 : 340, w: 106, foam: plastic });
  const top = skate ? 190 : 290;
  const outline =
    `M350 ${top}C420 ${top + 18} 520 ${top + 18} 590 ${top - 6}C602 380 616 470 630 540` +
    'C636 580 638 610 636 650H96C84 600 104 560 160 544C240 522 310 490 344 430' +
    `C356 390 354 ${top + 60} 350 ${top}Z`;
  let inner =
    c.tex(outline, 'ripstop') +
    c.lift('M130 590C220 560 310 530 360 450', 20, 0.42) +
    filled('M90 660C100 600 170 570 260 560L300 660Z', panel(c, a)) +
    filled('M660 480C560 500 500 560 480 670H680Z', panel(c, a)) +
    c.seam('M640 484C560 504 506 560 486 660', t, { sx: 8, sy: 0 }) +
    c.fold('M370 440C430 470 540 470 610 430', 14, 0.26);
  // cover over the laces with a zip
  inner +=
    filled(`M340 ${top}C380 ${top + 80} 380 420 330 500L230 560L290 600C400 540 450 440 440 ${top + 10}Z`, t.sh, 0.55) +
    c.zip(`M400 ${top + 30}C410 ${top + 120} 396 460 330 540`, t, {
      w: 12,
      tape: a.base,
      pull: [400, top + 40],
      pc: c.accent,
    });
  let svg =
    c.ground(380, 716, 300, 16, 0.32) +
    filled(ellipse(470, top + 2, 120, 16), t.deep) +
    c.solid(outline, t, inner, { edge: 42 });
  if (skate) {
    const cuff = 'M368 300C440 330 540 328 606 296L624 410C540 448 440 448 372 414Z';
    svg +=
      c.drop(cuff, { y: 8, s: 6, op: 0.24 }) +
      c.solid(cuff, plastic, gloss(c, 'M390 330C450 350 530 348 590 324', 8, 0.3), { edge: 20, es: 8 }) +
      filled('M366 346C420 372 500 376 560 360L562 386C500 402 420 398 368 374Z', a.base) +
      filled(roundRect(540, 350, 44, 44, 8), rubber.base) +
      `<circle cx="596" cy="410" r="14" fill="${steel.sh}"/>`;
  }
  svg +=
    stroked(`M350 ${top}C420 ${top + 18} 520 ${top + 18} 590 ${top - 6}`, a.base, 16) +
    stroked(`M588 ${top + 6}C612 ${top - 30} 634 ${top} 612 ${top + 50}`, a.sh, 13) +
    c.mark(510, 560, 1.5, inkOn(a));
  svg +=
    c.solid(
      'M88 640C200 656 480 656 646 640L650 690C640 700 600 702 560 700L540 684H420L400 700' +
        'C300 706 160 704 112 696C92 688 84 660 88 640Z',
      plastic,
      gloss(c, 'M110 656C300 668 480 668 630 654', 5, 0.3, 2),
      { edge: 12, es: 5, ro: 0.4 },
    ) + stroked('M104 702H150', steel.sh, 9);
  return { body: svg, focus: [280, top, 280, 280] };
}
