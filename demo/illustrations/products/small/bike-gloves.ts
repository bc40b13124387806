import { tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { filled, group, markInk, stroked } from '../../core/kit.ts';
import { roundRect } from '../../core/path.ts';

/** Cycling mitts, a pair: cut fingers, padded palm, mesh back. */
export function bikeGloves(c: Ctx, view: View): Drawn {
  const { t, a } = c;
  const back = view === 'back';
  const palmTones = tones('#2a2e35');
  const shape =
    'M258 620C244 520 236 440 240 372C244 356 284 354 290 370L296 420L300 330C304 312 348 312 352 330' +
    'L354 416L362 318C366 300 410 302 412 320L410 420L424 344C430 328 466 332 468 348L458 450' +
    'C462 464 472 464 482 456L516 420C530 412 556 434 550 450C530 500 500 540 476 570' +
    'C466 600 464 640 464 676C400 694 320 694 262 676Z';
  const oneGlove = (palm: boolean) => {
    const T = palm ? palmTones : t;
    let inner = palm ? c.tex(shape, 'twill', palmTones) : c.tex(shape, 'mesh', t, 0.7);
    for (const crease of ['M293 400C298 450 304 480 312 510', 'M353 396V510', 'M411 400C406 450 404 480 404 510']) {
      inner += c.fold(crease, 10, 0.5, T, 3);
    }
    inner += (
      [
        [240, 366, 50],
        [300, 324, 52],
        [362, 314, 50],
        [424, 342, 44],
      ] as const
    )
      .map(([x, y, w]) => stroked(`M${x} ${y + 4}h${w}`, a.base, 15))
      .join('');
    inner += c.lift('M262 420C256 500 262 570 272 640', 20, 0.4, T, 8) + stroked('M506 414L556 454', a.base, 15);
    // gel pads on the palm, mark on the back
    if (palm) {
      inner +=
        filled('M280 500C310 480 340 500 336 550C330 600 300 620 284 600C270 570 268 520 280 500Z', a.base, 0.9) +
        filled(roundRect(356, 500, 84, 44, 20), a.base, 0.9);
    } else {
      inner += c.mark(322, 500, 2.6, markInk(c));
    }
    const cuff = 'M256 622C320 640 400 640 470 624L472 690C400 706 320 706 258 690Z';
    return (
      c.drop(shape, { op: 0.18 }) +
      c.solid(shape, T, inner, { edge: 30, es: 11 }) +
      filled(cuff, a.sh) +
      c.tex(cuff, 'rib', a) +
      (palm ? '' : filled(roundRect(392, 634, 72, 44, 8), t.base) + filled(roundRect(400, 642, 40, 12, 4), t.hi, 0.4))
    );
  };
  const svg =
    group('translate(262 -60) rotate(10 400 500)', group('translate(740 0) scale(-1 1)', oneGlove(!back))) +
    group('translate(-50 22) rotate(-8 380 500)', oneGlove(back));
  return { body: c.ground(400, 740, 250, 16, 0.18) + svg, focus: [150, 330, 290, 290] };
}
