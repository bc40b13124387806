import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { filled, markInk, stroked } from '../../core/kit.ts';

/** Hat with a head net against midges. */
export function headNet(c: Ctx): Drawn {
  const { t, a } = c;
  const net = 'M250 330C220 440 200 560 190 660C300 716 500 716 610 660C600 560 580 440 550 330Z';
  const crown = 'M250 330C250 220 320 150 400 150C480 150 550 220 550 330C500 352 300 352 250 330Z';
  const brim = 'M150 340C200 312 600 312 650 340C640 384 540 404 400 404C260 404 160 384 150 340Z';
  const mesh = c.pattern(11, 11, stroked('M0 0H11M0 0V11', t.dark ? '#4a5058' : t.dk, 1.6, 0.7));
  const svg =
    c.ground(400, 712, 230, 18, 0.26) +
    filled(net, t.deep, 0.16) +
    filled(net, mesh) +
    c.fold('M300 400C280 500 270 600 266 680', 20, 0.2) +
    c.fold('M500 400C520 500 530 600 534 680', 20, 0.24) +
    stroked('M190 660C300 716 500 716 610 660', a.base, 14) +
    stroked('M610 660q30 20 24 54', a.base, 7) +
    c.solid(brim, t, c.seam('M170 348C260 384 540 384 630 348', t), { edge: 22, es: 9 }) +
    c.solid(
      crown,
      t,
      c.tex(crown, 'twill') +
        c.lift('M284 300C290 236 330 190 380 178', 24, 0.4, t, 10) +
        filled('M240 296C320 320 480 320 560 296V350H240Z', a.base) +
        c.mark(366, 222, 2.2, markInk(c)),
      { edge: 36 },
    );
  return { body: svg, focus: [260, 150, 290, 290] };
}
