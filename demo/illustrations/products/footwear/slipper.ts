import { darken, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { filled, markInk, stroked } from '../../core/kit.ts';
import { mirrorX } from '../../core/path.ts';

/** Wool slipper; the seed chooses an open heel or a closed one. */
export function slipper(c: Ctx, view: View): Drawn {
  const { t, r } = c;
  const open = r.chance(0.6);
  const wool = tones('#efe7d8');
  const upper = open
    ? 'M90 640C84 560 140 490 240 470C330 452 420 480 452 560C462 590 462 630 458 660' +
      'C330 676 190 676 110 664C96 660 92 652 90 640Z'
    : 'M90 640C84 560 140 510 230 490C320 470 370 430 400 400C420 384 450 392 470 400' +
      'C540 420 600 410 640 384C664 376 680 400 682 430C688 510 688 590 684 660H110C96 658 92 650 90 640Z';
  const inner =
    c.tex(upper, 'fleece') +
    c.lift('M130 590C150 540 200 506 260 494', 26, 0.45, t, 11) +
    c.fold('M300 500C290 550 292 600 300 650', 14, 0.2) +
    c.mark(220, 560, 2, markInk(c));
  const footbed = 'M250 600C360 560 560 590 690 610C700 640 690 660 660 668H200Z';
  let svg =
    c.ground(388, 716, 300, 18, 0.3) +
    (open
      ? filled(footbed, c.down([0, wool.base], [1, wool.sh])) + c.tex(footbed, 'fleece', wool)
      : filled('M400 400C470 380 580 370 640 384C610 430 470 440 400 400Z', wool.sh)) +
    c.solid(upper, t, inner, { edge: 40 });
  svg += open
    ? stroked('M452 560C462 590 462 630 458 660', wool.base, 22) +
      stroked('M300 470C390 480 440 520 454 570', wool.base, 20)
    : stroked('M400 400C470 440 590 440 650 384', wool.base, 26);
  svg += c.solid(
    'M84 640C200 664 520 664 694 640C704 664 700 690 684 698C520 708 240 708 120 700C92 692 80 664 84 640Z',
    tones(darken(c.accent, 0.2)),
    '',
    { edge: 14, es: 5, ro: 0.4 },
  );
  return { body: view === 'back' ? mirrorX(svg, 392) : svg, focus: [120, 440, 270, 270] };
}
