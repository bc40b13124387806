import { darken, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { filled, inkOn, markInk, stroked } from '../../core/kit.ts';
import { mirrorX, roundRect, symmetric } from '../../core/path.ts';
import { topShapes } from './layer-shapes.ts';
import { sideSeams } from './side-seams.ts';

/** Fleece with trim in a second tone. Variants: half (short zip) | full; without one the seed chooses. */
export function fleece(c: Ctx, view: View): Drawn {
  const { t, r } = c;
  const back = view === 'back';
  const drawnHalf = r.chance(0.45);
  const half = c.variant ? c.variant === 'half' : drawnHalf;
  const pocket = r.chance(0.75);
  const trim = tones(r.chance(0.6) ? c.accent : darken(c.color, 0.3));
  const { sleeve, torso } = topShapes(false);
  const sleeveInner =
    c.tex(sleeve, 'fleece') +
    c.fold('M598 300C634 350 626 400 636 440', 22, 0.26) +
    c.fold('M586 470C616 464 650 452 674 434', 16, 0.28) +
    c.lift('M632 300C656 380 676 480 688 590', 18, 0.28) +
    filled('M612 640L720 618V680H612Z', trim.base) +
    c.tex('M612 640L720 618V680H612Z', 'rib', trim);
  const sleeveSvg = c.solid(sleeve, t, sleeveInner);
  let inner =
    c.tex(torso, 'fleece') +
    c.fold('M546 430C530 470 500 492 470 500', 22, 0.24) +
    c.fold('M254 430C270 470 300 492 330 500', 22, 0.28) +
    c.lift('M300 380C288 480 284 600 288 690', 30, 0.26, t, 12) +
    filled('M200 698C300 716 500 716 600 698V760H200Z', trim.base) +
    c.tex('M200 698C300 716 500 716 600 698V760H200Z', 'rib', trim);
  if (!back) {
    if (pocket) {
      const pocketShape = 'M446 330H532V416C532 424 528 428 520 428H458C450 428 446 424 446 416Z';
      inner +=
        filled(pocketShape, '#000', 0.18, `transform="translate(3 5)" ${c.blur(4)}`) +
        filled(pocketShape, c.slant([0, trim.lt], [1, trim.sh])) +
        c.tex(pocketShape, 'ripstop', trim) +
        c.zip('M452 344H526', trim, { w: 9, pull: [522, 346], pc: c.color, pa: -8 }) +
        c.mark(474, 378, 1, inkOn(trim, '#222'), 0.9);
    } else {
      inner += c.mark(470, 330, 0.9, markInk(c));
    }
    if (half) {
      inner += c.fold('M290 600C330 640 470 640 510 600', 10, 0.16) + c.seam('M282 580C330 636 470 636 518 580', t);
    } else {
      inner +=
        c.zip('M286 550L262 650', trim, { w: 10, pull: [286, 553], pa: 14, pc: trim.base }) +
        c.zip('M514 550L538 650', trim, { w: 10, pull: [514, 553], pa: -14, pc: trim.base });
    }
  } else {
    inner += c.seam('M236 300C300 330 500 330 564 300', t) + c.mark(385, 286, 0.95, markInk(c));
  }
  if (c.cut === 'dame') inner += sideSeams(c, 262);
  let svg =
    c.drop(torso) +
    c.drop(sleeve, { op: 0.14 }) +
    mirrorX(c.drop(sleeve, { op: 0.14 })) +
    sleeveSvg +
    mirrorX(sleeveSvg) +
    (back ? '' : `<ellipse cx="400" cy="190" rx="66" ry="22" fill="${t.deep}"/>`) +
    c.solid(torso, t, inner);
  const collar = symmetric([
    ['M', 400, 158],
    ['C', 430, 158, 458, 164, 466, 178],
    ['C', 474, 210, 478, 232, 476, 248],
    ['C', 450, 266, 424, 270, 400, 270],
  ]);
  svg += c.solid(collar, t, c.tex(collar, 'fleece'), { edge: 26, es: 10 });
  if (!back) {
    svg +=
      filled('M335 178C354 192 446 192 465 178C456 164 430 158 400 158C370 158 344 164 335 178Z', t.deep) +
      stroked('M335 178C354 192 446 192 465 178', trim.base, 8) +
      filled(roundRect(381, 164, 38, 18, 2), trim.base) +
      filled(`M389 190H411V${half ? 430 : 722}H389Z`, trim.base) +
      c.zip(`M400 190V${half ? 426 : 722}`, trim, { w: 14, pull: [400, half ? 270 : 200], pc: c.color }) +
      (half ? filled('M389 430H411V446H389Z', trim.sh) : '');
  } else {
    svg += stroked('M335 178C354 166 446 166 465 178', trim.base, 9);
  }
  return { body: svg, focus: [330, 150, 290, 290] };
}
