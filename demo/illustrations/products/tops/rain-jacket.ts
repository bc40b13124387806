import { mix, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import {
  both,
  filled,
  gloss,
  inkOn,
  label,
  markInk,
  panel,
  reflect,
  rubber,
  secondTones,
  stroked,
  times,
} from '../../core/kit.ts';
import { mirrorX, roundRect, symmetric } from '../../core/path.ts';
import { folds, sleeveFolds } from './top-folds.ts';
import { HOOD, OPENING, SLEEVE } from './top-shapes.ts';

/** Jacket for rain and wind. Variants: rain (glossy, welded) | anorak (half zip, front pocket) | wind | softshell. */
export function rainJacket(c: Ctx, view: View): Drawn {
  const { t, a, r } = c;
  const back = view === 'back';
  const kind = c.variant || 'rain';
  const wet = kind === 'rain';
  const snaps = wet && r.chance(0.6);
  const anorak = kind === 'anorak';
  const sheen = (d: string, w: number, op: number) => (wet ? gloss(c, d, w, op, 5) : c.lift(d, w, 0.3));
  const sleeveInner =
    sleeveFolds(c) +
    sheen('M640 320C662 400 680 490 690 580', 12, 0.4) +
    (wet ? stroked('M576 520L700 488', reflect, 14, 0.9) : c.tex(SLEEVE, 'ripstop')) +
    c.seam('M612 622L712 604', t, { stitch: !wet }) +
    filled('M632 616L676 608L680 640L636 648Z', a.base, 0.92);
  const sleeveSvg = c.solid(SLEEVE, t, sleeveInner);
  const body = symmetric([
    ['M', 400, 238],
    ['L', 452, 214],
    ['C', 490, 226, 524, 234, 548, 248],
    ['C', 564, 300, 570, 362, 568, 424],
    ['C', 578, 530, 590, 630, 596, 728],
    ['C', 530, 746, 450, 750, 400, 750],
  ]);
  let inner =
    folds(c) +
    sheen('M286 360C270 470 262 600 262 700', 22, 0.36) +
    sheen('M452 320C446 420 452 560 450 690', 10, 0.22) +
    both(c.seam('M462 224C498 262 534 330 556 404', t, { stitch: false, op: 0.6 })) +
    c.fold('M500 700C492 640 500 590 514 556', 16, 0.22);
  if (kind === 'softshell') {
    inner += both(
      filled('M620 300C548 380 540 560 566 760H640V300Z', panel(c, secondTones(c, 0.3))) +
        c.seam('M604 330C548 400 540 560 566 740', t),
    );
  }
  if (!back) {
    if (anorak) {
      inner += frontPocket(c);
    } else if (wet) {
      inner += flapPocket(c, 270) + flapPocket(c, 426);
    } else {
      inner += both(c.zip('M306 560L286 660', t, { w: 11, tape: a.base, pull: [306, 563], pc: c.accent, pa: 10 }));
    }
    inner += c.mark(310, 322, 1, markInk(c));
    if (kind === 'softshell') {
      inner += c.zip('M478 340L490 420', t, { w: 10, tape: a.base, pull: [478, 343], pc: c.accent, pa: -8 });
    }
  } else {
    inner +=
      filled('M232 610C300 624 500 624 568 610V630C500 644 300 644 232 630Z', reflect, 0.9) +
      c.mark(385, 312, 1, markInk(c)) +
      c.seam('M220 352C300 372 500 372 580 352', t, { stitch: !wet });
  }
  inner +=
    c.seam('M204 710C300 728 500 728 596 710', t, { stitch: !wet, sy: -8 }) + (wet ? '' : c.tex(body, 'ripstop'));
  let svg =
    c.drop(body) +
    c.drop(SLEEVE, { op: 0.14 }) +
    mirrorX(c.drop(SLEEVE, { op: 0.14 })) +
    sleeveSvg +
    mirrorX(sleeveSvg) +
    c.solid(body, t, inner, wet ? { rim: 20, ro: 0.8 } : {});
  if (!back) svg += closure(c, anorak ? 'half zip' : snaps ? 'snaps' : 'zip');
  svg +=
    c.drop(HOOD, { x: 3, y: 13, s: 11, op: 0.22 }) +
    c.solid(
      HOOD,
      t,
      (back ? c.seam('M400 66V284', t, { sx: 8, sy: 0 }) : '') + sheen('M306 170C308 116 350 86 398 82', 16, 0.55),
    );
  if (!back) svg += hoodFront(c, wet);
  return { body: svg, focus: [260, 180, 320, 320] };
}

/** Kangaroo pocket with flap and side zips. */
function frontPocket(c: Ctx): string {
  const { t, a } = c;
  const pocket = symmetric([
    ['M', 400, 460],
    ['L', 530, 452],
    ['L', 536, 590],
    ['C', 480, 604, 430, 606, 400, 606],
  ]);
  const flap = symmetric([
    ['M', 400, 452],
    ['L', 536, 444],
    ['L', 538, 486],
    ['C', 480, 502, 430, 506, 400, 506],
  ]);
  return (
    filled(pocket, '#0b1122', 0.24, `transform="translate(2 8)" ${c.blur(7)}`) +
    filled(pocket, panel(c, t)) +
    c.tex(pocket, 'ripstop') +
    filled(flap, a.base) +
    c.seam('M262 486C320 502 480 502 538 486', a) +
    filled(roundRect(386, 486, 28, 26, 4), rubber.base) +
    both(c.zip('M556 470L566 590', t, { w: 9 }))
  );
}

/** Welded pocket flap. */
function flapPocket(c: Ctx, x: number): string {
  const flap = `M${x} 560H${x + 104}V602C${x + 70} 610 ${x + 34} 610 ${x} 602Z`;
  return (
    filled(flap, '#0b1122', 0.22, `transform="translate(2 7)" ${c.blur(4)}`) +
    filled(flap, panel(c, c.t)) +
    c.seam(`M${x} 562H${x + 104}`, c.t, { stitch: false })
  );
}

function closure(c: Ctx, kind: 'half zip' | 'zip' | 'snaps'): string {
  const { t, a } = c;
  if (kind === 'half zip') return c.zip('M400 262V450', t, { w: 14, tape: a.base, pull: [400, 300], pc: c.accent });
  if (kind === 'zip') {
    return (
      stroked('M400 262V746', t.sh, 22) +
      c.zip('M400 262V746', t, { w: 13, tape: a.base, pull: [400, 330], pc: c.accent })
    );
  }
  const snap = (y: number) =>
    `<circle cx="400" cy="${y}" r="11" fill="${a.dk}"/>` +
    `<circle cx="399" cy="${y - 1}" r="9" fill="${a.base}"/>` +
    `<circle cx="396" cy="${y - 4}" r="3" fill="#fff" opacity=".7"/>`;
  return (
    filled('M374 262H426V748H374Z', c.across([0, t.lt], [1, t.sh])) +
    stroked('M374 270V746', t.line, 2.4, 0.6) +
    stroked('M426 270V746', t.dk, 3, 0.5) +
    times(7, (k) => snap(300 + k * 70))
  );
}

/** Opening of the hood with its lining, chin guard and peak. */
function hoodFront(c: Ctx, wet: boolean): string {
  const { t, a } = c;
  const lining = tones(mix(t.deep, c.accent, wet ? 0.55 : 0.25));
  let svg =
    filled(OPENING, c.down([0, lining.deep], [1, lining.base])) +
    `<g ${c.clip(OPENING)}>` +
    stroked(OPENING, '#000', 30, 0.45, `transform="translate(6 12)" ${c.blur(10)}`) +
    label(378, 180, 44, 24, a.base, inkOn(a)) +
    '</g>';
  const chin = symmetric([
    ['M', 400, 222],
    ['C', 424, 220, 446, 212, 460, 204],
    ['C', 462, 234, 448, 264, 424, 286],
    ['C', 414, 292, 408, 294, 400, 294],
  ]);
  svg +=
    c.solid(chin, t, '', { edge: 18, es: 8, rim: 8, rs: 3 }) +
    c.zip('M400 224V300', t, { w: 13, tape: a.base, pull: [400, 232], pc: c.accent });
  // peak
  svg += filled(
    'M322 158C328 104 362 86 400 86C438 86 472 104 478 158C462 124 434 112 400 112C366 112 338 124 322 158Z',
    c.down([0, t.hi], [1, t.base]),
  );
  return svg;
}
