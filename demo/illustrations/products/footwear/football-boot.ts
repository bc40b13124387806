import { darken, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { filled, gloss, inkOn, markInk, panel, rubber, stroked, times } from '../../core/kit.ts';
import { roundRect } from '../../core/path.ts';
import { heelView } from './heel-view.ts';
import { laceColor, laces } from './laces.ts';

/** Football boot. Variant: turf (many small studs); without one the seed chooses. */
export function footballBoot(c: Ctx, view: View): Drawn {
  const { t, a, r } = c;
  const sock = r.chance(0.4);
  const turf = c.variant === 'turf' || (!c.variant && r.chance(0.3));
  const plateTones = tones(r.chance(0.5) ? c.accent : '#f3f0ea');
  if (view === 'back') {
    return heelView(c, {
      top: sock ? 380 : 440,
      w: 104,
      foam: plateTones,
      sole: tones(darken(plateTones.base, 0.3)),
      pull: sock,
    });
  }
  const upper =
    'M84 636C78 590 108 560 170 546C250 528 320 484 366 430C384 410 404 408 424 420' +
    `C470 446 520 440 560 420C590 404 604 ${sock ? 360 : 378} 622 ${sock ? 320 : 366}` +
    `C640 ${sock ? 306 : 352} 660 366 662 392C666 470 680 560 682 650C500 664 250 668 100 656` +
    'C90 652 86 646 84 636Z';
  const style = r.pick(['speed', 'grid', 'sweep']);
  let inner =
    c.lift('M120 596C220 566 310 520 378 450', 20, 0.5) + gloss(c, 'M130 590C210 566 280 530 330 490', 8, 0.4, 3);
  if (style === 'speed') {
    inner +=
      filled('M200 680L420 500L660 470V560L470 600L400 680Z', a.base) +
      filled('M470 680L560 620L690 600V680Z', a.base, 0.7);
  }
  if (style === 'grid') {
    inner += times(7, (k) =>
      stroked(
        `M${120 + k * 44} 660C${150 + k * 44} 610 ${190 + k * 40} 560 ${240 + k * 36} ${530 - k * 8}`,
        a.base,
        8,
        0.85,
      ),
    );
  }
  if (style === 'sweep') inner += filled('M80 680C240 600 440 560 700 420V520C480 590 300 640 190 690Z', a.base);
  inner +=
    filled('M600 380C576 470 580 570 604 670H720V340Z', panel(c, a)) +
    c.seam('M606 382C580 470 584 570 606 664', t, { sx: -7, sy: 0 }) +
    c.mark(500, 540, 1.7, style === 'grid' ? markInk(c) : inkOn(a));
  let svg =
    c.ground(388, 716, 306, 16, 0.34) +
    filled('M424 420C470 404 560 388 624 360C610 410 566 446 510 448C470 448 444 436 424 420Z', t.deep);
  if (sock) {
    const sockShape =
      'M384 420C400 350 410 310 424 296C490 312 560 306 632 290C646 330 652 370 654 410C560 460 470 460 384 420Z';
    svg +=
      c.solid(sockShape, a, c.tex(sockShape, 'rib', a), { edge: 22, es: 8 }) +
      filled('M424 296C490 312 560 306 632 290C600 280 460 284 424 296Z', a.deep);
  }
  svg +=
    c.solid(upper, t, inner, { edge: 40 }) +
    (sock ? '' : stroked('M424 420C470 446 520 440 560 420C590 404 604 380 622 366', a.base, 12));
  svg += laces(
    c,
    [
      [276, 522, 314, 546],
      [308, 500, 348, 524],
      [338, 474, 380, 498],
      [362, 446, 408, 470],
    ],
    laceColor(c),
    9,
  );
  // plate and studs
  const soleplate =
    'M78 634C200 656 480 652 690 636C700 656 698 672 684 676C520 680 260 684 130 676C96 672 80 656 78 634Z';
  const stud = (x: number, h: number) =>
    filled(
      `M${x - 17} 670H${x + 17}L${x + 11} ${670 + h}H${x - 11}Z`,
      c.across([0, plateTones.lt], [0.4, plateTones.base], [1, plateTones.dk]),
    ) + filled(roundRect(x - 12, 664 + h, 24, 9, 3), rubber.base);
  svg += turf
    ? times(14, (k) => filled(roundRect(116 + k * 40, 672, 22, 38, 5), rubber.base))
    : [140, 212, 290, 360, 556, 612, 664].map((x) => stud(x, 40)).join('');
  return {
    body: svg + c.solid(soleplate, plateTones, '', { edge: 12, es: 5, rim: 6, rs: 2 }),
    focus: [240, 400, 280, 280],
  };
}
