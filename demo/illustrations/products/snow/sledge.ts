import { tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { filled, gloss, inkOn, rubber, steel, stroked, tube } from '../../core/kit.ts';
import { circle, mirrorX, roundRect } from '../../core/path.ts';

/** Sledge. Variants: plate (default) | rattkjelke (with a steering wheel) | pulk. */
export function sledge(c: Ctx, view: View): Drawn {
  const variant = c.variant || 'plate';
  if (variant === 'rattkjelke') return steeringSledge(c, view);
  if (variant === 'pulk') return pulk(c, view);
  return plate(c);
}

/** Prints of the plate. */
const slats = (c: Ctx) => c.mark(310, 400, 6, c.a.base, 0.95);
const star = ({ a }: Ctx) => filled('M400 380l30 78 84 4 -66 52 24 80 -72 -46 -72 46 24 -80 -66 -52 84 -4z', a.base);
const ring = ({ a }: Ctx) => stroked(circle(400, 500, 110), a.base, 26) + stroked(circle(400, 500, 60), a.base, 16);

/** A dished plate with a handle, leaning. */
function plate(c: Ctx): Drawn {
  const { t, r } = c;
  const print = r.pick([slats, star, ring]);
  const dish =
    'M400 96C520 96 592 160 600 300C608 440 604 560 584 640C570 694 500 716 400 716C300 716 230 694 216 640C196 560 192 440 200 300C208 160 280 96 400 96Z';
  const ribs =
    stroked('M250 300C250 420 256 560 270 640M550 300C550 420 544 560 530 640', t.dk, 18, 0.3, c.blur(5)) +
    stroked('M264 300C264 420 270 560 284 640M536 300C536 420 530 560 516 640', t.hi, 10, 0.4, c.blur(4));
  const hole = roundRect(318, 170, 164, 58, 29);
  const body =
    c.ground(400, 720, 220, 18, 0.32) +
    c.drop(dish, { op: 0.18 }) +
    c.solid(dish, t, ribs + print(c) + gloss(c, 'M236 330C240 220 300 150 400 140', 18, 0.5, 6), {
      edge: 54,
      es: 18,
    }) +
    stroked(dish, t.hi, 6, 0.5) +
    filled(hole, '#cdd6d4') +
    stroked(hole, t.dk, 12, 0.7) +
    stroked(hole, t.hi, 3, 0.5, 'transform="translate(-2 -3)"');
  return { body, focus: [260, 120, 280, 280] };
}

/** Hood with a window, over the child. */
function childHood(c: Ctx): string {
  const { a } = c;
  const hood = 'M420 530C430 400 520 320 620 330C680 340 700 440 700 540Z';
  return c.solid(
    hood,
    a,
    c.tex(hood, 'ripstop', a) +
      filled('M470 520C480 430 540 380 600 382C610 440 600 490 590 530Z', '#cfe0e6', 0.85) +
      stroked('M420 530C430 400 520 320 620 330', a.hi, 7, 0.5),
    { edge: 34 },
  );
}

function loadCover(c: Ctx): string {
  const cover = 'M170 530C220 430 560 420 650 530Z';
  return c.solid(cover, c.a, c.tex(cover, 'ripstop', c.a), { edge: 30 });
}

/** A hull on two shafts; the seed chooses a child's hood or a cover for the load. */
function pulk(c: Ctx, view: View): Drawn {
  const { t, a, r } = c;
  const hull =
    'M60 560C70 520 120 510 180 520H640C700 510 744 530 740 570C734 630 690 690 620 696H240C140 690 70 640 60 560Z';
  const withChild = r.chance(0.6);
  const shadow = c.ground(400, 716, 330, 16, 0.32);
  const cover = withChild ? childHood(c) : loadCover(c);
  const shaftsAndHull =
    tube('M120 560C60 470 30 380 20 300', steel, 13) +
    tube('M150 540C110 450 84 370 76 296', steel, 13) +
    c.solid(
      hull,
      t,
      gloss(c, 'M90 570C110 620 170 664 260 676', 14, 0.45, 4) +
        stroked('M56 556C200 590 600 590 744 556', a.base, 12) +
        c.mark(360, 606, 2.6, inkOn(t, '#333')),
      { edge: 46 },
    ) +
    stroked('M60 560C70 520 120 510 180 520H640C700 510 744 530 740 570', t.hi, 7, 0.6);
  const body = shadow + cover + shaftsAndHull;
  return { body: view === 'back' ? mirrorX(body) : body, focus: [300, 380, 300, 300] };
}

function steeringSledge(c: Ctx, view: View): Drawn {
  const { t, a } = c;
  const shadow = c.ground(400, 716, 330, 16, 0.32);
  const runners =
    tube('M180 690C260 700 420 700 620 690C670 686 700 660 690 620', rubber, 24) +
    tube('M110 690C80 690 60 660 84 630M110 690H250C280 690 290 670 280 650', rubber, 24);
  const seat =
    'M250 640C240 590 270 560 320 556L560 540C640 536 700 560 708 600C710 640 680 656 640 660H300C270 660 254 654 250 640Z';
  const frame =
    tube('M190 640L240 480', tones('#3a3f47'), 22) +
    c.solid('M120 650C140 600 200 590 260 604L330 660H140Z', t, '', { edge: 20, es: 8 }) +
    c.solid(
      seat,
      t,
      filled('M360 552C440 520 600 520 680 560L690 590C580 560 450 566 372 590Z', rubber.base) +
        c.mark(460, 610, 1.8, inkOn(t, '#333')) +
        c.lift('M280 590C320 576 400 570 460 566', 14, 0.5),
      { edge: 36 },
    );
  const wheelAndBrake =
    `<ellipse cx="222" cy="470" rx="86" ry="52" fill="none" stroke="${rubber.dk}" stroke-width="30" transform="rotate(-34 222 470)"/>` +
    '<ellipse cx="220" cy="466" rx="86" ry="52" fill="none" stroke="#3a3f47" stroke-width="22" transform="rotate(-34 222 470)"/>' +
    '<ellipse cx="218" cy="462" rx="86" ry="52" fill="none" stroke="#fff" stroke-width="4" opacity=".3" transform="rotate(-34 222 470)"/>' +
    stroked('M160 512L284 428M222 470L262 520', '#3a3f47', 16) +
    `<circle cx="222" cy="470" r="24" fill="${a.base}"/>` +
    tube('M560 620L620 520', tones('#3a3f47'), 16) +
    filled(roundRect(600, 486, 40, 44, 10), a.base, 1, 'transform="rotate(28 620 508)"');
  const body = shadow + runners + frame + wheelAndBrake;
  return { body: view === 'back' ? mirrorX(body) : body, focus: [130, 400, 280, 280] };
}
