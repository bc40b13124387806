import { darken, mix, type Tones, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { filled, markInk, reflect, stroked } from '../../core/kit.ts';
import { mirrorX, type Point, roundRect, symmetric } from '../../core/path.ts';
import { line } from '../gear/line.ts';
import { sideSeams } from './side-seams.ts';

/** Shell jacket with hood; the seed chooses yoke, chest pockets and zips. Variant: ski (yoke, both pockets). */
export function shellJacket(c: Ctx, view: View): Drawn {
  const { t, a, r } = c;
  const back = view === 'back';
  const drawnYoke = r.pick(['none', 'block', 'slant', 'block']);
  const drawnChest = r.pick(['vert', 'horiz', 'both']);
  const accentZip = r.chance(0.6);
  const ski = c.variant === 'ski';
  const yoke = ski && drawnYoke === 'none' ? 'slant' : drawnYoke;
  const chest = ski ? 'both' : drawnChest;
  const kid = c.cut === 'barn' || c.cut === 'junior';
  const yokeTones = yoke === 'none' ? t : tones(r.chance(0.5) ? c.accent : darken(c.color, t.dark ? 0.4 : 0.3));
  const zipTones = accentZip ? a : t;
  const sleeve =
    'M520 236C578 246 618 272 638 322C666 404 694 520 708 632C709 645 703 652 692 654L644 662' +
    'C632 663 627 657 625 646C610 560 588 484 558 424C540 360 528 300 520 236Z';
  const torso = symmetric([
    ['M', 400, 238],
    ['L', 452, 222],
    ['C', 486, 234, 520, 240, 544, 254],
    ['C', 562, 302, 572, 362, 568, 424],
    ['C', 576, 520, 584, 616, 588, back ? 722 : 704],
    ['C', 588, 716, 580, 724, 566, 726],
    ['C', 510, 734, 450, back ? 752 : 736, 400, back ? 754 : 736],
  ]);
  const hood = symmetric([
    ['M', 400, 58],
    ['C', 466, 58, 508, 106, 512, 172],
    ['C', 514, 214, 500, 242, 476, 262],
    ['C', 450, 280, 425, 284, 400, 284],
  ]);
  const yokePanel = (d: string, shade: string) => filled(d, c.slant([0, yokeTones.lt], [1, shade]));
  let sleeveInner = '';
  if (yoke === 'block') sleeveInner = yokePanel('M530 220L740 220L690 372C650 352 600 342 560 346Z', yokeTones.sh);
  if (yoke === 'slant') sleeveInner = yokePanel('M520 210L740 210L672 330L556 300Z', yokeTones.sh);
  sleeveInner +=
    c.fold('M600 300C640 350 628 400 640 440', 20, 0.3) +
    c.fold('M592 452C620 448 650 440 676 420', 13, 0.34) +
    c.fold('M606 500C640 494 664 480 690 470', 10, 0.26) +
    c.lift('M604 478C634 472 660 462 684 446', 9, 0.4) +
    c.lift('M640 300C664 380 680 470 692 580', 16, 0.28) +
    c.seam('M618 596C650 590 680 584 712 582', t, { sy: 6 }) +
    filled('M628 612L668 604L671 632L631 640Z', a.base, 0.9) +
    filled('M628 612L668 604L669 611L629 619Z', a.hi, 0.4) +
    c.tex(sleeve, 'ripstop');
  const sleeveSvg = c.solid(sleeve, t, sleeveInner);
  let inner = '';
  if (yoke === 'block') {
    inner +=
      yokePanel('M180 200H620V346C540 326 460 358 400 358C340 358 260 326 180 346Z', yokeTones.base) +
      c.seam('M180 346C260 326 340 358 400 358C460 358 540 326 620 346', t);
  }
  if (yoke === 'slant') {
    inner += yokePanel('M180 200H620V300L400 372L180 300Z', yokeTones.base) + c.seam('M180 300L400 372L620 300', t);
  }
  inner +=
    c.fold('M548 430C530 470 500 490 470 496', 18, 0.26) +
    c.fold('M252 430C270 470 300 490 330 496', 18, 0.3) +
    c.fold('M330 700C340 640 336 600 322 560', 16, 0.18) +
    c.fold('M478 700C470 640 476 590 490 556', 16, 0.22) +
    c.lift('M300 400C290 500 286 600 290 700', 26, 0.3, t, 12) +
    c.lift('M440 420C436 500 440 600 436 700', 18, 0.18, t, 10);
  if (!back) {
    const pocketZip = (d: string, leftEdge: string, pull: Point, angle: number) =>
      c.fold(d, 22, 0.2) +
      stroked(d, zipTones.sh, 13) +
      stroked(d, zipTones.dk, 3) +
      line(leftEdge, zipTones.hi, 1.6, 0.5) +
      c.pull(pull[0], pull[1], c.accent, angle, 0.82);
    inner +=
      pocketZip('M306 560L286 662', 'M301 560L281 662', [306, 562], 10) +
      pocketZip('M494 560L514 662', 'M489 560L509 662', [494, 562], -10);
    if (chest !== 'horiz') inner += pocketZip('M478 384L492 470', 'M473 384L487 470', [478, 386], -9);
    if (chest !== 'vert') inner += pocketZip('M286 392L350 386', 'M281 392L345 386', [288, 394], 6);
    inner += c.mark(308, 318, 0.95, yokeTones.dark ? '#fff' : markInk(c), 0.92);
  } else {
    inner +=
      c.seam('M210 330C290 350 340 356 400 356C460 356 510 350 590 330', t) +
      c.mark(385, 312, 1, yoke !== 'none' && yokeTones.dark ? '#fff' : c.accent, 0.9) +
      c.fold('M400 380C398 480 402 600 400 740', 26, 0.14, t, 12) +
      filled('M238 640C300 652 500 652 562 640L564 652C500 664 300 664 236 652Z', reflect, 0.75);
  }
  if (c.cut === 'dame') inner += sideSeams(c, 262);
  if (kid) {
    inner += filled('M210 660C300 680 500 680 590 660V678C500 698 300 698 210 678Z', reflect, 0.9);
  }
  inner +=
    c.seam(back ? 'M214 706C300 730 500 730 586 706' : 'M214 694C300 712 500 712 586 694', t, { sy: 8 }) +
    c.tex(torso, 'ripstop');
  let svg =
    c.drop(torso) +
    c.drop(sleeve, { op: 0.14 }) +
    mirrorX(c.drop(sleeve, { x: -10, op: 0.14 })) +
    sleeveSvg +
    mirrorX(sleeveSvg) +
    c.solid(torso, t, inner);
  if (!back) {
    // front closure + cord ends
    svg +=
      filled('M387 262H413V735H387Z', c.across([0, t.lt], [1, t.sh]), 0.85) +
      line('M400 262V734', zipTones.sh, 15) +
      line('M400 262V734', zipTones.dk, 3.4) +
      line('M394 262V734', zipTones.hi, 1.6, 0.5) +
      c.seam('M384 290V734', t, { sy: 0, sx: -6, op: 0.35 });
    svg += stroked('M560 722q12 14 6 30', a.base, 5) + filled(roundRect(559, 748, 14, 20, 6), a.sh);
  }
  // hood
  const hoodInner = back
    ? c.seam('M400 60V284', t, { sy: 0, sx: 7 }) +
      line('M330 160H470', t.sh, 15) +
      filled(roundRect(384, 146, 32, 28, 5), a.base) +
      c.fold('M320 220C360 250 440 250 480 220', 16, 0.3) +
      c.lift('M330 110C350 84 380 76 410 78', 20, 0.45) +
      c.tex(hood, 'ripstop')
    : c.tex(hood, 'ripstop') + c.lift('M312 150C318 104 352 78 396 74', 18, 0.5);
  svg +=
    c.drop(hood, { x: 4, y: 14, s: 12, op: 0.22 }) +
    c.solid(hood, yoke !== 'none' && r.chance(0.35) ? yokeTones : t, hoodInner);
  if (!back) svg += hoodFront(c, zipTones);
  return { body: svg, focus: back ? [250, 40, 300, 300] : [250, 180, 330, 330] };
}

/** Opening of the hood with its lining, chin guard and brim. */
function hoodFront(c: Ctx, zipTones: Tones): string {
  const { t, a } = c;
  const opening = symmetric([
    ['M', 400, 104],
    ['C', 442, 104, 466, 134, 467, 176],
    ['C', 467, 212, 450, 240, 430, 256],
    ['C', 420, 262, 410, 262, 400, 262],
  ]);
  const lining = tones(mix(t.deep, c.accent, 0.18));
  let svg =
    filled(opening, c.down([0, lining.deep], [1, lining.base])) +
    `<g ${c.clip(opening)}>` +
    c.seam('M400 104V200', tones('#2a2e36'), { sy: 0, stitch: false, op: 0.5 }) +
    line(opening, '#000', 34, 0.5, `transform="translate(6 14)" ${c.blur(12)}`) +
    filled(roundRect(378, 176, 44, 24, 3), a.base) +
    filled(roundRect(384, 183, 20, 3.4, 1) + roundRect(384, 190, 30, 3.4, 1), '#fff', 0.75) +
    '</g>';
  // chin guard
  const chin = symmetric([
    ['M', 400, 216],
    ['C', 424, 214, 446, 208, 460, 200],
    ['C', 462, 230, 448, 262, 424, 284],
    ['C', 414, 290, 408, 292, 400, 292],
  ]);
  svg +=
    c.solid(chin, t, c.fold('M360 240C380 256 420 256 440 240', 10, 0.25), { edge: 18, es: 8, rim: 8, rs: 3 }) +
    line('M400 218V300', zipTones.sh, 15) +
    line('M400 218V300', zipTones.dk, 3.4) +
    c.pull(400, 226, c.accent, 0, 0.95);
  // brim
  svg +=
    filled(
      'M324 152C330 98 362 82 400 82C438 82 470 98 476 152C462 118 434 104 400 104C366 104 338 118 324 152Z',
      c.down([0, t.hi], [1, t.base]),
    ) + c.seam('M326 146C334 108 364 96 400 96C436 96 466 108 474 146', t, { sy: 5 });
  return svg;
}
