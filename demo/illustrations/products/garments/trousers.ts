import { darken, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { both, filled, markInk } from '../../core/kit.ts';
import { roundRect } from '../../core/path.ts';
import { line } from '../gear/line.ts';

/** Hiking trousers; the seed chooses knee patches and a cargo pocket. Variant: shell (neither). */
export function trousers(c: Ctx, view: View): Drawn {
  const { t, a, r } = c;
  const back = view === 'back';
  const drawnKnees = r.chance(0.7);
  const drawnCargo = r.chance(0.6);
  const shell = c.variant === 'shell';
  const knee = drawnKnees && !shell;
  const cargo = drawnCargo && !shell;
  const second = tones(r.chance(0.5) ? c.accent : darken(c.color, t.dark ? 0.45 : 0.28));
  const legs =
    'M292 84C360 92 440 92 508 84C528 150 540 220 544 300C550 430 546 560 540 706C539 718 532 724 520 725' +
    'L446 728C434 728 428 722 427 710C424 560 416 420 402 300H398C384 420 376 560 373 710' +
    'C372 722 366 728 354 728L280 725C268 724 261 718 260 706C254 560 250 430 256 300' +
    'C260 220 272 150 292 84Z';
  let inner = '';
  if (knee) {
    const kneePatch = 'M430 420C462 406 512 404 548 416L545 566C510 578 462 578 430 566Z';
    inner += both(
      filled(kneePatch, c.slant([0, second.lt], [1, second.sh])) +
        c.tex(kneePatch, 'twill', second) +
        c.seam('M430 420C462 406 512 404 548 416', t) +
        c.seam('M430 566C462 578 510 578 546 566', t, { sy: -8 }) +
        c.fold('M440 494C470 508 510 506 540 490', 12, 0.3, second),
    );
  }
  inner +=
    c.tex(legs, 'twill') +
    c.fold('M400 300C420 330 470 340 520 326', 18, 0.3) +
    c.fold('M400 300C380 330 330 340 280 326', 18, 0.3) +
    c.fold('M404 300C414 420 424 560 430 700', 24, 0.34, t, 9) +
    c.lift('M470 200C490 360 486 560 484 710', 28, 0.24, t, 12) +
    c.lift('M296 200C282 360 290 560 292 710', 28, 0.34, t, 12) +
    c.fold('M436 660C470 676 510 672 536 656', 12, 0.24) +
    c.fold('M364 660C330 676 290 672 264 656', 12, 0.24) +
    c.fold('M430 600C470 610 510 606 540 596', 9, 0.2);
  if (!back) {
    inner +=
      c.seam('M400 120V300', t, { sx: 8, sy: 0 }) + c.seam('M400 250C384 240 380 180 382 124', t, { sy: 0, sx: -6 });
    inner += both(c.zip('M470 122C490 150 508 186 522 226', t, { w: 10, pull: [472, 126], pc: c.accent, pa: -22 }));
    inner += c.mark(300, 250, 0.8, markInk(c));
  } else {
    inner +=
      c.seam('M400 96V300', t, { sx: 8, sy: 0 }) +
      c.seam('M270 190C330 226 370 232 400 232C430 232 470 226 530 190', t) +
      c.zip('M300 216L366 230', t, { w: 10, pull: [304, 218], pc: c.accent, pa: 70 });
  }
  if (cargo) {
    const pocket = 'M470 318L545 312V404L474 408Z';
    inner +=
      filled(pocket, '#000', 0.2, `transform="translate(2 5)" ${c.blur(4)}`) +
      filled(pocket, c.slant([0, t.lt], [1, t.sh])) +
      filled('M468 316L547 310V336L470 342Z', t.base) +
      c.seam('M470 342L547 336', t) +
      c.zip('M482 326L538 322', t, { w: 8, pull: [484, 328], pc: c.accent, pa: -80 });
  }
  inner += both(
    c.seam('M428 704C462 712 510 712 541 702', t, { sy: -8 }) + filled(roundRect(500, 686, 40, 16, 3), a.base),
  );
  const waistband = 'M288 66C350 76 450 76 512 66L516 112C450 124 350 124 284 112Z';
  let svg =
    c.drop(legs) +
    (back ? '' : filled('M290 70C350 52 450 52 510 70C450 84 350 84 290 70Z', t.deep)) +
    c.solid(legs, t, inner, { edge: 36 }) +
    c.solid(waistband, t, c.seam('M284 104C350 116 450 116 516 104', t, { sy: -34 }), { edge: 14, es: 6 });
  for (const x of [318, 478]) {
    svg += filled(roundRect(x, 64, 14, 62, 3), t.sh) + filled(roundRect(x, 64, 5, 62, 2), t.hi, 0.3);
  }
  svg += back
    ? filled(roundRect(376, 72, 48, 26, 3), a.base)
    : '<circle cx="400" cy="96" r="12" fill="#9aa0a8"/>' +
      '<circle cx="397" cy="93" r="5" fill="#fff" opacity=".6"/>' +
      line('M330 92H384M416 92H470', a.base, 16) +
      filled(roundRect(346, 82, 28, 20, 4), a.sh);
  return { body: svg, focus: back ? [250, 60, 300, 300] : [370, 70, 230, 230] };
}
