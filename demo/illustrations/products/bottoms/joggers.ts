import { mix } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { both, filled, markInk, panel, stroked } from '../../core/kit.ts';
import { roundRect } from '../../core/path.ts';

/** Sweatpants with cuffs and cord; the seed chooses a side stripe. */
export function joggers(c: Ctx, view: View): Drawn {
  const { t, a, r } = c;
  const back = view === 'back';
  const stripe = r.chance(0.45);
  const outline =
    'M286 84C360 92 440 92 514 84C536 150 548 220 552 300C556 430 536 560 512 676L506 722' +
    'C504 730 498 734 490 734L438 736C430 736 426 732 425 724L424 690C430 560 418 420 402 310H398' +
    'C382 420 370 560 376 690L375 724C374 732 370 736 362 736L310 734C302 734 296 730 294 722L288 676' +
    'C264 560 244 430 248 300C252 220 264 150 286 84Z';
  let inner =
    (stripe
      ? both(
          filled('M560 120C536 300 540 480 500 690H600V120Z', a.base) + c.seam('M536 160C526 320 532 480 494 680', t),
        )
      : '') +
    c.tex(outline, 'wool') +
    c.fold('M400 310C426 338 480 344 530 326', 20, 0.3) +
    c.fold('M400 310C374 338 320 344 270 326', 20, 0.3) +
    c.fold('M404 330C420 440 432 560 432 690', 24, 0.34, t, 9) +
    c.lift('M292 200C274 360 296 540 318 680', 28, 0.36, t, 12) +
    c.lift('M480 220C506 380 488 540 470 680', 24, 0.22, t, 12) +
    c.fold('M420 640C450 660 490 654 516 634', 14, 0.3) +
    c.fold('M380 640C350 660 310 654 284 634', 14, 0.3) +
    c.seam('M400 120V310', t, { sx: 8, sy: 0 });
  if (!back) {
    inner += both(c.seam('M474 124C500 160 528 196 546 222', t)) + c.mark(288, 300, 1, markInk(c));
  } else {
    inner += filled('M300 200H372V284L336 296L300 284Z', panel(c, t)) + c.seam('M300 214H372', t);
  }
  const cuff = 'M416 688C450 680 490 680 520 686V744H416Z';
  inner += both(filled(cuff, t.sh) + c.tex(cuff, 'rib') + stroked('M420 690C450 682 490 682 512 686', t.dk, 4, 0.5));
  const waistband = 'M282 64C350 76 450 76 518 64L522 122C450 136 350 136 278 122Z';
  let svg =
    c.drop(outline) +
    (back ? '' : filled('M284 68C350 48 450 48 516 68C450 82 350 82 284 68Z', t.deep)) +
    c.solid(outline, t, inner, { edge: 36 }) +
    c.solid(waistband, t, c.tex(waistband, 'rib'), { edge: 14, es: 6 });
  if (!back) {
    svg +=
      stroked(
        'M386 104C366 150 362 190 370 222M414 104C436 146 440 180 430 210',
        a.light ? a.base : mix(c.accent, '#f4efe4', 0.5),
        9,
      ) + filled(roundRect(364, 220, 12, 22, 3) + roundRect(424, 208, 12, 22, 3), '#8c939c');
  }
  return { body: svg, focus: [300, 50, 240, 240] };
}
