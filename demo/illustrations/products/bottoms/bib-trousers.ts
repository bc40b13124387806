import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { both, buckle, filled, gloss, markInk, panel, reflect, rubber, secondTones, stroked } from '../../core/kit.ts';
import { roundRect } from '../../core/path.ts';

/** Trousers with braces. Variants: rain | ski | waders (with boots and a chest pocket). */
export function bibTrousers(c: Ctx, view: View): Drawn {
  const { t, a } = c;
  const back = view === 'back';
  const kind = c.variant || 'rain';
  const wet = kind !== 'ski';
  const waders = kind === 'waders';
  const second = secondTones(c, 0.4);
  const top = waders ? 150 : kind === 'rain' ? 190 : 240;
  const outline =
    `M300 ${top}C360 ${top + 10} 440 ${top + 10} 500 ${top}C526 ${top + 60} 546 300 548 380` +
    `C554 480 552 600 546 ${waders ? 660 : 716}C545 728 538 734 526 735L442 738C430 738 424 732 423 720` +
    'C420 620 414 520 402 428H398C386 520 380 620 377 720C376 732 370 738 358 738L274 735' +
    `C262 734 255 728 254 ${waders ? 660 : 716}C248 600 246 480 252 380` +
    `C254 300 274 ${top + 60} 300 ${top}Z`;
  let inner =
    (wet ? '' : c.tex(outline, 'twill')) +
    c.fold('M400 428C426 452 480 458 536 440', 18, 0.3) +
    c.fold('M400 428C374 452 320 458 264 440', 18, 0.3) +
    c.fold('M404 440C416 540 424 640 428 720', 22, 0.34, t, 9) +
    c.lift('M296 300C278 420 286 600 290 720', 26, 0.34, t, 12) +
    (wet
      ? gloss(c, 'M288 330C276 440 280 560 284 690', 12, 0.5, 4) +
        gloss(c, 'M470 470C476 560 474 640 472 700', 9, 0.35, 3)
      : c.lift('M480 300C496 440 488 600 486 720', 22, 0.22, t, 12)) +
    c.fold('M436 620C470 636 510 632 540 616', 12, 0.24) +
    c.fold('M364 620C330 636 290 632 260 616', 12, 0.24) +
    c.seam('M400 250V428', t, { sx: 8, sy: 0, stitch: !wet });
  if (kind === 'ski') {
    inner += both(
      filled('M424 700C470 690 520 690 552 696V745H424Z', second.base) +
        c.zip('M488 300C504 330 520 360 532 400', t, { w: 10, tape: a.base, pull: [489, 303], pc: c.accent, pa: -20 }) +
        filled('M430 520C470 506 520 506 552 516V600C520 612 470 612 430 600Z', second.base, 0.85) +
        c.seam('M430 520C470 506 520 506 552 516', t),
    );
  } else {
    inner += both(
      filled('M430 520C470 506 520 506 552 516V620C520 632 470 632 430 620Z', t.sh, 0.6) +
        c.seam('M430 520C470 506 520 506 552 516', t, { stitch: false }) +
        (waders ? '' : stroked('M424 690C470 700 520 700 552 690', reflect, 16)),
    );
  }
  if (waders && !back) {
    const pocket = 'M340 236H460V330C460 340 454 346 444 346H356C346 346 340 340 340 330Z';
    inner +=
      filled(pocket, '#0b1122', 0.24, `transform="translate(2 7)" ${c.blur(5)}`) +
      filled(pocket, panel(c, second)) +
      c.zip('M350 256H450', second, { w: 11, tape: a.base, pull: [444, 258], pc: c.accent, pa: -10 }) +
      filled('M240 366C320 380 480 380 560 366V392C480 406 320 406 240 392Z', rubber.base) +
      buckle(400, 390, 44, 34);
  }
  if (!back && !waders) inner += c.mark(420, top + 46, 1.1, markInk(c));
  let svg = waders ? c.ground(400, 738, 200, 14, 0.2) : '';
  // each brace is a narrow loop: up over the shoulder and down to the back
  const shoulder = Math.max(44, top - 140);
  svg += both(
    stroked(`M446 ${top + 10}C440 ${top - 60} 440 ${shoulder + 40} 462 ${shoulder}`, a.dk, 20) +
      stroked(`M480 ${top + 10}C496 ${top - 50} 500 ${shoulder + 30} 462 ${shoulder}`, a.sh, 20) +
      stroked(`M476 ${top}C490 ${top - 50} 494 ${shoulder + 34} 464 ${shoulder + 4}`, a.hi, 3, 0.45),
  );
  svg +=
    c.drop(outline) +
    (back
      ? ''
      : filled(
          `M302 ${top}C350 ${top - 22} 450 ${top - 22} 498 ${top}C450 ${top + 12} 350 ${top + 12} 302 ${top}Z`,
          t.deep,
        )) +
    c.solid(outline, t, inner, { edge: 38, rim: wet ? 20 : 15 });
  svg += both(
    filled(roundRect(462, top + 8, 34, 30, 6), rubber.base) + filled(roundRect(466, top + 11, 26, 9, 3), '#fff', 0.25),
  );
  if (waders) {
    const boot =
      'M424 640C460 632 520 632 550 642C556 680 574 700 586 724C588 738 580 744 566 744H432' +
      'C424 744 420 738 420 728Z';
    svg += both(
      c.solid(boot, rubber, gloss(c, 'M450 650C446 690 450 710 452 730', 8, 0.3), { edge: 16, es: 6, ro: 0.4 }),
    );
  }
  return { body: svg, focus: [270, top - 40, 270, 270] };
}
