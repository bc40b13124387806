import { mix, type Tones, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { showsHood } from '../../core/hood.ts';
import { filled, markInk, times } from '../../core/kit.ts';
import { mirrorX, roundRect, symmetric } from '../../core/path.ts';
import { line } from '../gear/line.ts';
import { baffles } from './baffles.ts';

/**
 * Down jacket in one tone or two. Variants: hood | collar, and with fewer, thicker rows boble | boble-collar; without one the
 * seed chooses between hood and collar.
 */
export function downJacket(c: Ctx, view: View): Drawn {
  const { t, r } = c;
  const back = view === 'back';
  const drawnRows = r.int(7, 9);
  const drawnHood = r.chance(0.7);
  const hooded = c.variant ? showsHood('downJacket', c.variant) : drawnHood;
  const twoTone = r.chance(0.35);
  const rows = c.variant?.startsWith('boble') ? drawnRows - 3 : c.cut === 'barn' ? drawnRows - 2 : drawnRows;
  const second = twoTone ? tones(c.accent) : t;
  const rowTones = (row: number) => (row < 2 ? second : t);
  const torso = symmetric([
    ['M', 400, 240],
    ['L', 470, 236],
    ['C', 516, 244, 540, 256, 548, 276],
    ['C', 562, 420, 568, 560, 570, 706],
    ['C', 520, 726, 460, 728, 400, 728],
  ]);
  const hem = symmetric([
    ['M', 400, 708],
    ['C', 470, 708, 530, 704, 574, 698],
    ['L', 572, 728],
    ['C', 520, 738, 450, 740, 400, 740],
  ]);
  const sleeveShadow = 'M520 254C580 260 616 290 640 350L690 610L630 640L560 420Z';
  const shoulder =
    'M500 244C560 248 604 270 622 318C628 336 622 344 610 342C580 334 556 338 540 346C520 320 506 280 500 244Z';
  const shoulderSvg = c.solid(shoulder, t, c.lift('M530 262C570 272 596 290 608 318', 16, 0.4), { edge: 22, es: 8 });
  let svg =
    c.drop(torso) +
    c.drop(sleeveShadow, { op: 0.16 }) +
    mirrorX(c.drop(sleeveShadow, { op: 0.16 })) +
    sleeve(c, rows - 2) +
    mirrorX(sleeve(c, rows - 2)) +
    shoulderSvg +
    mirrorX(shoulderSvg) +
    filled('M250 300L262 262C290 244 330 238 400 238C470 238 510 244 538 262L550 300Z', rowTones(0).base) +
    baffles(c, {
      middle: 400,
      from: 250,
      to: 706,
      rows,
      halfWidth: (share) => 158 + 14 * share + (share > 0.92 ? -4 : 0) - (share < 0.1 ? 16 : 0),
      tonesOf: rowTones,
      puckers: 13,
      sag: 9,
    }) +
    filled(hem, c.down([0, t.sh], [1, t.dk])) +
    `<g ${c.clip(torso)}>` +
    line(torso, t.deep, 50, 0.34, `transform="translate(-10 -8)" ${c.blur(16)}`) +
    line('M290 290C270 420 268 560 274 700', t.hi, 34, 0.28, c.blur(16)) +
    '</g>';
  const markColour = twoTone ? '#fff' : markInk(c);
  if (back) {
    svg += c.mark(385, 300, 1, markColour, 0.9);
  } else {
    const pocket = { w: 10, tape: twoTone ? second.base : t.sh, pc: c.accent };
    svg +=
      c.zip('M296 556L270 650', t, { ...pocket, pull: [296, 558], pa: 14 }) +
      c.zip('M504 556L530 650', t, { ...pocket, pull: [504, 558], pa: -14 }) +
      filled('M390 236H410V738H390Z', second.base) +
      c.zip('M400 214V736', second, { w: 15, pull: [400, 222], pc: c.accent }) +
      c.mark(470, 330, 0.95, markColour, 0.95);
  }
  svg += hooded ? hood(c, second, back) : collar(c, second, back);
  return { body: svg, focus: [330, 150, 300, 300] };
}

/** The right sleeve with its ribbed cuff. */
function sleeve(c: Ctx, rows: number): string {
  const { t } = c;
  const cuff = roundRect(-28, 354, 96, 34, 10);
  return (
    '<g transform="translate(540 268) rotate(-15)">' +
    baffles(c, {
      middle: 20,
      from: 34,
      to: 356,
      rows,
      halfWidth: (share) => (share < 0.05 ? 42 : share < 0.16 ? 62 : 68 - 17 * share),
      tonesOf: () => t,
      puckers: 5,
      sag: 5,
    }) +
    filled(cuff, c.across([0, t.base], [1, t.dk])) +
    c.tex(cuff, 'rib') +
    `<ellipse cx="-30" cy="150" rx="22" ry="190" fill="${t.deep}" opacity=".35" ${c.blur(14)}/>` +
    `<ellipse cx="70" cy="180" rx="12" ry="180" fill="${t.hi}" opacity=".22" ${c.blur(9)}/></g>`
  );
}

function hood(c: Ctx, T: Tones, back: boolean): string {
  const outline = symmetric([
    ['M', 400, 56],
    ['C', 470, 56, 514, 106, 516, 172],
    ['C', 518, 214, 500, 246, 474, 264],
    ['C', 450, 278, 425, 282, 400, 282],
  ]);
  const rows = times(4, (row) => {
    const y = row * 46;
    return (
      line(`M286 ${112 + y}C340 ${92 + y} 460 ${92 + y} 514 ${112 + y}`, T.dk, 9, 0.42, c.blur(3)) +
      line(`M286 ${126 + y}C340 ${106 + y} 460 ${106 + y} 514 ${126 + y}`, T.hi, 10, 0.4, c.blur(4))
    );
  });
  const svg = c.drop(outline, { x: 2, y: 12, s: 10, op: 0.25 }) + c.solid(outline, T, rows);
  if (back) return svg;
  const opening = symmetric([
    ['M', 400, 108],
    ['C', 444, 108, 470, 138, 470, 180],
    ['C', 470, 216, 452, 244, 430, 262],
    ['C', 420, 268, 410, 268, 400, 268],
  ]);
  const chin = symmetric([
    ['M', 400, 222],
    ['C', 424, 220, 448, 212, 462, 202],
    ['C', 466, 236, 450, 268, 424, 290],
    ['C', 414, 296, 408, 298, 400, 298],
  ]);
  const lining = tones(mix(T.deep, c.accent, 0.2));
  const chinFold = c.fold('M340 252C370 270 430 270 460 252', 8, 0.4, T, 3);
  return (
    svg +
    filled(opening, c.down([0, lining.deep], [1, lining.base])) +
    line(opening, T.sh, 9) +
    filled(roundRect(378, 184, 44, 24, 3), c.a.base) +
    c.solid(chin, T, chinFold, { edge: 18, es: 8, rim: 8, rs: 3 }) +
    c.zip('M400 222V310', T, { w: 15, pull: [400, 232], pc: c.accent })
  );
}

function collar(c: Ctx, T: Tones, back: boolean): string {
  const outline = symmetric([
    ['M', 400, 172],
    ['C', 436, 172, 466, 178, 474, 190],
    ['C', 482, 220, 486, 246, 484, 262],
    ['C', 456, 280, 424, 284, 400, 284],
  ]);
  const seam =
    line('M316 222C350 236 450 236 484 222', T.dk, 8, 0.5, c.blur(2.5)) +
    line('M316 232C350 246 450 246 484 232', T.hi, 8, 0.4, c.blur(3));
  const body = c.solid(outline, T, seam, { edge: 24, es: 9 });
  if (back) return body;
  return (
    `<ellipse cx="400" cy="186" rx="72" ry="16" fill="${c.t.deep}"/>` +
    body +
    filled('M330 190C350 202 450 202 470 190C456 176 436 172 400 172C364 172 344 176 330 190Z', T.deep) +
    c.zip('M400 200V300', T, { w: 15, pull: [400, 208], pc: c.accent })
  );
}
