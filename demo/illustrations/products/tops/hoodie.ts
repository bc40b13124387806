import { mix } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { both, filled, inkOn, label, markInk, panel, stroked } from '../../core/kit.ts';
import { mirrorX, roundRect, symmetric } from '../../core/path.ts';
import { folds, sleeveFolds } from './top-folds.ts';
import { HOOD, OPENING, SLEEVE, TORSO } from './top-shapes.ts';

/** Hooded sweatshirt; the seed chooses pullover or full zip, print and two-tone hood. */
export function hoodie(c: Ctx, view: View): Drawn {
  const { t, a, r } = c;
  const back = view === 'back';
  const zipped = r.chance(0.4);
  const print = r.chance(0.6);
  const hoodTones = r.chance(0.35) ? a : t;
  const cuff = 'M606 622L724 600V690H606Z';
  const sleeveInner =
    c.tex(SLEEVE, 'wool') +
    sleeveFolds(c) +
    filled(cuff, t.sh) +
    c.tex(cuff, 'rib') +
    c.seam('M606 622L724 600', t, { stitch: false });
  const sleeveSvg = c.solid(SLEEVE, t, sleeveInner);
  const hem = 'M200 672C300 690 500 690 600 672V760H200Z';
  let inner = c.tex(TORSO, 'wool') + folds(c);
  const pocket = symmetric([
    ['M', 400, 506],
    ['L', 484, 506],
    ['L', 530, 600],
    ['L', 530, 664],
    ['C', 480, 676, 430, 678, 400, 678],
  ]);
  if (!back) {
    inner +=
      filled(pocket, '#0b1122', 0.2, `transform="translate(2 6)" ${c.blur(6)}`) +
      filled(pocket, panel(c, t)) +
      c.tex(pocket, 'wool') +
      both(c.seam('M484 506L530 600', t, { sx: -9, sy: 0 })) +
      c.seam('M316 506H484', t);
    if (print && !zipped) {
      inner += c.mark(340, 360, 4, t.dark ? mix(c.accent, '#ffffff', 0.2) : c.accent, 0.95);
    } else {
      inner += c.mark(452, 330, 1, markInk(c));
    }
  } else {
    inner +=
      c.seam('M240 300C300 330 500 330 560 300', t, { stitch: false }) +
      (print ? c.mark(345, 380, 3.6, t.dark ? mix(c.accent, '#ffffff', 0.2) : c.accent, 0.9) : '');
  }
  inner += filled(hem, t.sh) + c.tex(hem, 'rib') + c.seam('M200 672C300 690 500 690 600 672', t, { stitch: false });
  let svg =
    c.drop(TORSO) +
    c.drop(SLEEVE, { op: 0.14 }) +
    mirrorX(c.drop(SLEEVE, { op: 0.14 })) +
    sleeveSvg +
    mirrorX(sleeveSvg) +
    c.solid(TORSO, t, inner);
  if (zipped && !back) {
    svg += c.zip('M400 262V720', t, { w: 15, tape: a.base, pull: [400, 340], pc: c.accent });
  }
  svg +=
    c.drop(HOOD, { x: 3, y: 13, s: 11, op: 0.22 }) +
    c.solid(
      HOOD,
      t,
      c.tex(HOOD, 'wool') +
        c.lift('M312 156C318 110 352 84 396 80', 18, 0.4) +
        (back ? c.seam('M400 66V284', t, { sx: 8, sy: 0 }) + c.fold('M320 210C360 250 440 250 480 210', 18, 0.3) : ''),
    );
  if (!back) {
    svg +=
      filled(OPENING, c.down([0, hoodTones.deep], [0.6, hoodTones.dk], [1, hoodTones.sh])) +
      `<g ${c.clip(OPENING)}>` +
      stroked(OPENING, '#000', 30, 0.4, `transform="translate(6 12)" ${c.blur(10)}`) +
      label(378, 178, 44, 24, a.base, inkOn(a)) +
      '</g>' +
      stroked(OPENING, t.sh, 9) +
      stroked(OPENING, t.hi, 2.4, 0.4);
    // crossed neck and cords
    const chin = symmetric([
      ['M', 400, 224],
      ['C', 424, 220, 448, 212, 462, 202],
      ['C', 466, 236, 450, 266, 424, 286],
      ['C', 414, 292, 408, 294, 400, 294],
    ]);
    svg += c.solid(chin, t, c.fold('M440 214C430 250 414 272 392 290', 8, 0.4, t, 3), {
      edge: 18,
      es: 8,
      rim: 8,
      rs: 3,
    });
    for (const [x, length] of [
      [360, 96],
      [440, 108],
    ] as const) {
      const cord = `M${x} 262c${x < 400 ? -6 : 6} 40 ${x < 400 ? -2 : 2} 60 0 ${length}`;
      svg +=
        stroked(cord, '#0b1122', 8, 0.2, 'transform="translate(4 4)"') +
        stroked(cord, a.light ? a.base : mix(c.accent, '#f4efe4', 0.55), 8) +
        filled(roundRect(x - 5, 258 + length, 10, 22, 3), '#8c939c') +
        `<circle cx="${x}" cy="260" r="8" fill="#8c939c"/>` +
        `<circle cx="${x}" cy="260" r="4" fill="#2c3138"/>`;
    }
  }
  return { body: svg, focus: [280, 190, 300, 300] };
}
