import { darken, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { filled, group, inkOn, rubber, stroked, times } from '../../core/kit.ts';
import { mirrorX, roundRect } from '../../core/path.ts';

/** Sandal. Variants: trek (five straps) | slide. */
export function sandal(c: Ctx, view: View): Drawn {
  const { t, a, r } = c;
  const slide = c.variant === 'slide';
  const footTones = tones(slide ? darken(c.color, 0.15) : r.chance(0.5) ? '#a9835a' : '#4a4f57');
  let svg = c.ground(388, 716, 306, 18, 0.32);
  const sole =
    'M70 612C130 636 220 640 320 628C420 614 560 606 690 596C724 616 726 668 700 694' +
    'C560 706 240 712 130 696C80 684 60 650 70 612Z';
  const bed =
    'M70 612C76 584 120 566 200 566C320 566 420 590 520 580C600 572 660 556 696 572' +
    'C716 586 710 604 690 612C560 628 420 636 320 646C220 654 120 650 70 612Z';
  const strap = (d: string) =>
    filled(d, '#0b1122', 0.22, `transform="translate(4 10)" ${c.blur(6)}`) +
    c.solid(d, t, c.tex(d, 'wool', t) + c.seam(d, t, { stitch: true, op: 0.3, sy: 0 }), {
      edge: 18,
      es: 7,
      rim: 8,
      rs: 3,
    });
  const base =
    c.solid(
      sole,
      rubber,
      stroked('M74 640C200 668 520 660 714 630', a.base, 8, 0.9) +
        times(16, (k) => filled(roundRect(100 + k * 38, 690, 22, 24, 3), '#000', 0.5)),
      { edge: 16, es: 6, ro: 0.4 },
    ) +
    filled(bed, c.slant([0, footTones.lt], [1, footTones.sh])) +
    c.tex(bed, 'twill', footTones) +
    c.fold('M540 600C600 590 660 584 690 590', 12, 0.4, footTones);
  if (slide) {
    const top = 'M150 608C160 510 230 440 330 436C420 434 470 500 480 626C420 650 220 660 150 640Z';
    svg +=
      base +
      c.solid(
        top,
        t,
        (r.chance(0.5) ? filled('M150 600C250 560 380 560 480 600V640C380 600 250 600 150 640Z', a.base, 0.95) : '') +
          c.mark(270, 490, 2.8, inkOn(t, '#333'), 0.95) +
          c.lift('M176 570C190 506 240 464 310 456', 22, 0.5) +
          c.tex(top, 'twill'),
        { edge: 40 },
      );
  } else {
    svg +=
      stroked('M600 590C640 500 640 440 600 400', t.dk, 40) +
      base +
      strap('M110 610C130 550 170 510 226 500L290 520C220 540 190 590 196 644C160 642 130 630 110 610Z') +
      strap('M250 640C256 560 300 500 366 474L420 500C360 530 336 580 340 640Z') +
      strap('M350 636C380 520 440 440 520 396L566 430C480 480 440 560 430 632Z') +
      strap('M500 404C560 380 620 376 664 400C676 424 672 450 660 470C620 436 570 432 520 450Z') +
      strap('M640 404C676 470 700 530 702 590L660 606C656 540 640 490 606 440Z');
    svg +=
      filled(roundRect(300, 500, 64, 44, 8), a.base, 1, 'transform="rotate(-26 330 520)"') +
      filled(roundRect(428, 446, 70, 46, 8), a.base, 1, 'transform="rotate(-36 460 470)"') +
      group('rotate(-36 460 470)', c.mark(446, 456, 1, inkOn(a))) +
      filled(roundRect(556, 384, 62, 44, 8), a.base, 1, 'transform="rotate(-2 590 400)"');
  }
  return { body: view === 'back' ? mirrorX(svg, 392) : svg, focus: [250, 400, 280, 280] };
}
