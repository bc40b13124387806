import { darken, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { filled, group, stroked } from '../../core/kit.ts';
import { roundRect } from '../../core/path.ts';
import { knitBand } from '../garments/knit-band.ts';

/** Mittens, a pair. Variant: knit; without one the seed chooses knitted or shell. */
export function mittens(c: Ctx, view: View): Drawn {
  const { t, a, r } = c;
  const knit = c.variant === 'knit' || (!c.variant && r.chance(0.3));
  const palmTones = tones(darken(c.accent, 0.15));
  const back = view === 'back';
  const shape =
    'M254 548C240 450 236 340 256 250C272 180 420 176 440 252C450 300 452 340 450 376' +
    'C456 392 466 392 476 380L512 336C534 312 570 336 556 366C532 420 500 470 470 510L462 560' +
    'C400 574 310 572 254 548Z';
  const cuff =
    'M248 536C320 556 400 558 470 546C480 545 486 552 487 562L500 676C501 688 494 696 482 698' +
    'C400 708 320 708 238 698C226 696 220 688 222 676L236 548C238 540 242 536 248 536Z';
  const oneMitten = (palm: boolean) => {
    const T = palm && !knit ? palmTones : t;
    let inner = knit
      ? knitBand('zig', 236, 300, 230, 11, c.accent) +
        knitBand('rose', 236, 340, 230, 11, c.accent) +
        knitBand('zig', 236, 496, 230, 11, c.accent) +
        c.tex(shape, 'knit')
      : c.tex(shape, 'twill', T);
    inner +=
      c.fold('M450 376C440 420 420 470 416 550', 16, 0.34, T) +
      c.lift('M280 270C262 360 262 450 274 530', 26, 0.42, T, 10) +
      c.lift('M484 400C510 376 530 356 540 350', 10, 0.4, T, 4) +
      c.fold('M300 540C320 500 380 490 430 520', 16, 0.24, T);
    if (!palm && !knit) {
      inner +=
        c.mark(316, 350, 2, T.dark ? '#fff' : c.accent) +
        c.seam('M258 300C310 284 390 284 444 300', T) +
        stroked('M300 470C340 484 380 484 420 470', t.line, 6, 0.4);
    }
    const cuffInner = knit
      ? c.tex(cuff, 'rib')
      : c.tex(cuff, 'twill') +
        filled('M228 596L492 590L496 634L222 642Z', a.base) +
        c.seam('M228 596L492 590', t, { stitch: false }) +
        c.seam('M226 676C320 688 410 688 498 674', t) +
        filled(roundRect(430, 598, 48, 28, 5), t.sh);
    return (
      c.drop(shape, { op: 0.16 }) +
      c.drop(cuff, { op: 0.16 }) +
      c.solid(shape, T, inner, { edge: 36 }) +
      c.solid(cuff, t, cuffInner, { edge: 34 })
    );
  };
  const svg =
    group('translate(250 -6) rotate(9 400 500) scale(.94)', group('translate(740 0) scale(-1 1)', oneMitten(!back))) +
    group('translate(-36 40) rotate(-8 380 500)', oneMitten(back));
  return { body: c.ground(400, 752, 250, 16, 0.18) + svg, focus: [150, 390, 290, 290] };
}
