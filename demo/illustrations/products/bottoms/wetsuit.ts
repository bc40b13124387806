import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { both, filled, gloss, group, panel, secondTones, stroked } from '../../core/kit.ts';
import { mirrorX, symmetric } from '../../core/path.ts';

/** Wetsuit. Variants: long | short; without one the seed chooses. */
export function wetsuit(c: Ctx, view: View): Drawn {
  const { t, a, r } = c;
  const back = view === 'back';
  const short = c.variant ? c.variant === 'short' : r.chance(0.3);
  const hem = short ? 560 : 736;
  const second = secondTones(c, 0.7);
  const sleeve = short
    ? 'M500 176C560 186 604 212 628 262C646 306 658 340 666 372C668 384 664 390 654 392L598 408' +
      'C588 410 582 406 579 398C572 380 560 360 546 350Z'
    : 'M500 176C560 186 604 212 626 266C654 350 676 450 690 560C692 572 686 578 676 580L632 588' +
      'C622 589 616 584 614 574C600 500 576 430 546 350Z';
  const outline = symmetric([
    ['M', 400, 200],
    ['L', 462, 168],
    ['C', 494, 176, 528, 184, 544, 196],
    ['C', 556, 260, 552, 330, 542, 390],
    ['C', 540, 430, 552, 470, 554, 510],
    ['L', short ? 548 : 530, hem - 20],
    ['C', short ? 546 : 528, hem - 8, short ? 540 : 522, hem - 2, short ? 530 : 512, hem - 2],
    ['L', 444, hem],
    ['C', 432, hem, 426, hem - 6, 425, hem - 18],
    ['C', 422, short ? 540 : 620, 412, short ? 520 : 540, 400, 486],
  ]);
  let inner =
    both(
      filled('M620 200C540 300 500 420 540 560L520 760H640Z', panel(c, second)) +
        c.seam('M556 250C518 340 508 440 544 540', t, { stitch: false }),
    ) +
    c.fold('M270 400C310 440 350 452 396 452', 18, 0.3) +
    c.fold('M530 400C490 440 450 452 404 452', 18, 0.34) +
    c.fold('M404 500C418 580 426 640 428 700', 20, 0.4, t, 8) +
    c.lift('M300 260C280 360 296 480 290 640', 26, 0.5, t, 12) +
    gloss(c, 'M316 250C304 320 306 360 312 400', 8, 0.3, 4);
  if (!short) {
    const knee = 'M424 560C460 548 510 548 540 556V640C510 650 460 650 424 640Z';
    inner += both(filled(knee, second.dk, 0.8) + c.tex(knee, 'mesh', second));
  }
  inner += back
    ? c.zip('M400 190V480', t, { w: 14, tape: a.base, pull: [400, 200], pc: c.accent }) +
      stroked('M402 236C430 320 420 420 426 520', a.base, 9)
    : c.mark(370, 270, 2, '#fff', 0.92) + stroked('M270 330C330 350 470 350 530 330', a.base, 9, 0.9);
  const sleeveSvg = c.solid(
    sleeve,
    second,
    c.fold('M570 260C596 300 590 340 604 400', 18, 0.3, second) +
      c.lift('M604 250C634 320 652 420 664 500', 14, 0.35, second),
  );
  let svg =
    c.drop(outline) +
    c.drop(sleeve, { op: 0.14 }) +
    mirrorX(c.drop(sleeve, { op: 0.14 })) +
    sleeveSvg +
    mirrorX(sleeveSvg) +
    c.solid(outline, t, inner, { edge: 36 });
  const collar = symmetric([
    ['M', 400, 118],
    ['C', 430, 118, 452, 124, 458, 136],
    ['C', 462, 164, 470, 180, 468, 192],
    ['C', 446, 208, 424, 212, 400, 212],
  ]);
  svg +=
    c.solid(collar, second, '', { edge: 20, es: 8 }) +
    (back ? '' : filled('M343 136C360 150 440 150 457 136C446 122 430 118 400 118C370 118 354 122 343 136Z', t.deep));
  return { body: short ? group('translate(0 70)', svg) : svg, focus: [260, 150, 300, 300] };
}
