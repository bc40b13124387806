import { mix } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Stop } from '../../core/definitions.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { both, filled, rubber, stroked } from '../../core/kit.ts';
import { mirrorX, roundRect } from '../../core/path.ts';

const WARM_MIRROR: readonly Stop[] = [
  [0, '#ffd27a'],
  [0.35, '#f0723a'],
  [0.72, '#8a2c5c'],
  [1, '#2b1b4a'],
];
const COLD_MIRROR: readonly Stop[] = [
  [0, '#bff3e6'],
  [0.35, '#3fb6c4'],
  [0.72, '#2b5fae'],
  [1, '#1d1f4f'],
];

/** Sunglasses. Variants: sport (mirrored wrap lens) | classic; without one the seed chooses. */
export function sunglasses(c: Ctx, view: View): Drawn {
  const { t, a, r } = c;
  const back = view === 'back';
  const sport = c.variant ? c.variant === 'sport' : r.chance(0.5);
  const warm = r.chance(0.5);
  const lens = sport
    ? 'M412 372C480 340 600 340 686 372C704 420 690 500 640 540C570 580 480 570 440 510C424 486 416 440 412 372Z'
    : 'M432 378C500 352 620 352 676 376C696 450 676 556 590 572C490 586 432 520 432 378Z';
  const tinted: readonly Stop[] = [
    [0, '#3d4653'],
    [0.5, '#20262e'],
    [1, mix('#4a4034', t.base, 0.25)],
  ];
  const glass = sport ? (warm ? WARM_MIRROR : COLD_MIRROR) : tinted;
  const drawLens = (d: string) =>
    filled(d, c.lin(0.05, 0, 0.95, 1, glass)) +
    `<g ${c.clip(d)}>` +
    filled('M440 330L520 330L450 600H380Z', '#fff', 0.28) +
    filled('M548 330L574 330L504 600H478Z', '#fff', 0.16) +
    stroked(d, '#0b1122', 24, 0.4, `transform="translate(-6 -8)" ${c.blur(9)}`) +
    '</g>' +
    stroked(d, back ? rubber.base : t.dk, sport ? 5 : 19) +
    (sport ? '' : stroked(d, t.base, 15) + stroked(d, t.hi, 4, 0.5, 'transform="translate(-2 -4)"'));
  const arm = sport
    ? 'M680 374C716 372 738 384 744 420C746 440 744 456 738 470'
    : 'M684 386C718 384 740 396 746 430C748 448 746 462 740 476';
  let svg =
    c.ground(400, 622, 290, 18, 0.22) +
    both(
      stroked(arm, '#0b1122', 22, 0.16, `transform="translate(4 14)" ${c.blur(6)}`) +
        stroked(arm, t.dk, sport ? 20 : 22) +
        stroked(arm, t.base, sport ? 16 : 18) +
        stroked(arm, t.hi, 4, 0.5, 'transform="translate(-3 -2)"'),
    );
  if (back) svg += both(stroked('M660 400C620 470 640 560 690 600', t.base, 18));
  svg += drawLens(lens) + mirrorX(drawLens(lens));
  const topBar = 'M110 370C200 330 350 338 400 366C450 338 600 330 690 370';
  const bridge = 'M372 400C380 376 420 376 428 400';
  svg += sport
    ? stroked(topBar, t.dk, 26) +
      stroked(topBar, t.base, 21) +
      stroked('M112 366C200 327 350 334 398 361', t.hi, 5, 0.5)
    : stroked(bridge, t.dk, 22) +
      stroked(bridge, t.base, 18) +
      stroked('M376 392C384 378 416 378 424 392', t.hi, 4, 0.5);
  if (!back) svg += both(filled(roundRect(690, 366, 26, 12, 4), a.base)) + c.mark(590, 524, 0.8, '#fff', 0.8);
  return { body: svg, focus: [390, 320, 290, 290] };
}
