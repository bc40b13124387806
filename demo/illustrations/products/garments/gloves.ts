import { darken, mix, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { filled, inkOn, markInk } from '../../core/kit.ts';
import { roundRect } from '../../core/path.ts';

/** Gloves, a pair: one from the back of the hand, one from the palm. */
export function gloves(c: Ctx, view: View): Drawn {
  const { t, a, r } = c;
  const palmTones = tones(r.chance(0.6) ? darken(c.accent, 0.2) : mix('#8a6a48', c.accent, 0.1));
  const knuckles = r.chance(0.6);
  const shape =
    'M262 470C250 400 248 340 252 270C254 240 292 240 294 270L298 330L304 216C306 184 348 184 350 216' +
    'L352 322L362 196C365 164 408 166 408 198L406 326L420 226C424 196 464 200 462 232L452 360' +
    'C456 374 462 384 474 376L516 330C536 308 568 332 554 360C532 404 500 450 470 490' +
    'C462 510 460 530 460 552L270 556C268 530 268 500 262 470Z';
  const cuff =
    'M258 540C320 530 400 530 470 536C480 536 486 544 486 554L498 668C499 682 492 690 480 692' +
    'C400 704 320 704 248 694C236 692 230 684 232 672L244 556C246 546 250 541 258 540Z';
  const oneGlove = (palm: boolean) => {
    const T = palm ? palmTones : t;
    let inner = '';
    for (const d of [
      'M296 330C298 380 304 410 312 440',
      'M351 322C354 370 356 400 358 440',
      'M407 326C404 370 404 400 404 440',
    ]) {
      inner += c.fold(d, 9, 0.5, T, 3);
    }
    for (const d of ['M266 300V400', 'M322 236V420', 'M380 220V420', 'M436 250L424 420']) {
      inner += c.lift(d, 14, 0.42, T, 6);
    }
    if (!palm) {
      for (const [x, y] of [
        [254, 330],
        [304, 300],
        [360, 296],
        [414, 306],
      ] as const) {
        inner += c.fold(`M${x} ${y}q20 10 42 0`, 5, 0.45, T, 2) + c.fold(`M${x} ${y + 14}q20 10 42 0`, 5, 0.35, T, 2);
      }
      if (knuckles) {
        const guard = 'M268 400C310 380 390 380 440 396L434 470C390 486 310 488 272 474Z';
        inner +=
          filled(guard, '#000', 0.25, `transform="translate(2 5)" ${c.blur(4)}`) +
          filled(guard, c.slant([0, a.lt], [1, a.sh])) +
          c.seam('M268 400C310 380 390 380 440 396', a) +
          c.mark(336, 420, 1.3, inkOn(a, '#222'));
      } else {
        inner += c.mark(330, 420, 1.5, markInk(c));
      }
      inner += c.tex(shape, 'twill', T);
    } else {
      inner +=
        filled('M470 380C440 420 420 470 420 540L480 540V480L560 350L500 330Z', palmTones.dk, 0.3) +
        c.seam('M280 500C320 440 400 430 444 470', palmTones) +
        c.fold('M290 500C330 470 390 470 430 500', 12, 0.3, palmTones);
    }
    const cuffInner =
      c.tex(cuff, 'twill') +
      filled('M238 600L492 592L495 630L235 640Z', a.base) +
      c.seam('M238 600L492 592', t, { stitch: false }) +
      c.seam('M236 672C320 684 410 684 496 668', t) +
      c.fold('M300 560C306 600 304 650 296 690', 14, 0.22) +
      c.fold('M430 560C428 600 434 650 440 690', 14, 0.22);
    return (
      c.drop(shape, { op: 0.16 }) +
      c.drop(cuff, { op: 0.16 }) +
      c.solid(shape, T, inner, { edge: 26, es: 9, rim: 12, rs: 5 }) +
      c.solid(cuff, t, cuffInner, { edge: 34 }) +
      filled(roundRect(434, 600, 50, 24, 4), t.sh) +
      filled(roundRect(440, 606, 38, 12, 3), a.hi, 0.4)
    );
  };
  const flip = view === 'back';
  const svg =
    '<g transform="translate(250 -6) rotate(9 400 500) scale(.94)">' +
    `<g transform="translate(740 0) scale(-1 1)">${oneGlove(!flip)}</g></g>` +
    `<g transform="translate(-36 40) rotate(-8 380 500)">${oneGlove(flip)}</g>`;
  return { body: c.ground(400, 752, 250, 16, 0.18) + svg, focus: [150, 390, 290, 290] };
}
