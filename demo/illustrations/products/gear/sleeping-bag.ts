import { darken, mix, type Tones, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { filled, group, inkOn, stroked, times } from '../../core/kit.ts';
import { roundRect, symmetric, tenth } from '../../core/path.ts';
import { line } from './line.ts';

/** Mummy sleeping bag. Variant: fiber (square foot, a corner turned down; its back is the mummy bag's). */
export function sleepingBag(c: Ctx, view: View): Drawn {
  const baffleCount = c.r.int(9, 11);
  const trim = tones(c.r.chance(0.6) ? c.accent : darken(c.color, 0.35));
  if (c.variant === 'fiber' && view !== 'back') return fibreBag(c, trim);
  return mummyBag(c, trim, baffleCount, view);
}

function mummyBag(c: Ctx, trim: Tones, baffleCount: number, view: View): Drawn {
  const { t, r } = c;
  const outline = symmetric([
    ['M', 400, 50],
    ['C', 470, 50, 520, 96, 524, 160],
    ['C', 548, 190, 566, 230, 564, 300],
    ['C', 560, 440, 520, 580, 504, 690],
    ['C', 498, 736, 450, 752, 400, 752],
  ]);
  const height = 540 / baffleCount;
  const baffles = times(baffleCount, (k) => baffle(c, 190 + k * height, height));
  const foot = r.chance(0.5) ? filled('M200 560C300 580 500 580 600 560V800H200Z', trim.base, 0.9) : '';
  const hollow = c.fold('M400 200C402 400 400 600 400 740', 60, 0.12, t, 26);
  const body =
    c.drop(outline, { x: 14, y: 22, s: 20, op: 0.26 }) +
    c.solid(outline, t, baffles + foot + hollow, { edge: 60, es: 20 }) +
    hood(c, trim) +
    (view === 'back' ? '' : opening(c, trim));
  return { body: group('rotate(-16 400 400) translate(-10 -4)', body), focus: [220, 80, 300, 300] };
}

/** One baffle of down with nine short creases under its seam. */
function baffle(c: Ctx, y: number, height: number): string {
  const { t, r } = c;
  const sag = 16;
  const end = y + height;
  const shape = `M200 ${y}C300 ${y + sag} 500 ${y + sag} 600 ${y}V${end}C500 ${end + sag} 300 ${end + sag} 200 ${end}Z`;
  const puff = c.down([0, t.sh], [0.2, t.lt], [0.42, mix(t.lt, t.hi, 0.3)], [0.75, t.base], [1, t.dk]);
  const crease = () => {
    const x = r.range(240, 560);
    if (!c.fine) return '';
    const bend = `q${tenth(r.range(-6, 6))} ${tenth(height * 0.2)} ${tenth(r.range(-8, 8))} ${tenth(height * 0.36)}`;
    return stroked(`M${tenth(x)} ${tenth(y + sag * 0.8)}${bend}`, t.dk, 3.4, 0.34);
  };
  return filled(shape, puff) + times(9, crease);
}

/** Hood with pleats that fan out from the face. */
function hood(c: Ctx, trim: Tones): string {
  const outline = symmetric([
    ['M', 400, 44],
    ['C', 474, 44, 528, 96, 530, 170],
    ['C', 530, 230, 490, 262, 400, 266],
  ]);
  const pleats = times(5, (k) => {
    const angle = Math.PI * (0.1 + k * 0.2);
    const end = `${400 + Math.cos(angle) * -170} ${150 - Math.sin(angle) * 150}`;
    return c.fold(`M400 150L${end}`, 8, 0.4, trim, 3);
  });
  return c.solid(outline, trim, pleats + c.lift('M290 150C300 100 340 70 400 66', 16, 0.4, trim), { edge: 34 });
}

/** Face opening with cord, and the zip below it. */
function opening(c: Ctx, trim: Tones): string {
  const { t, a } = c;
  const outline = symmetric([
    ['M', 400, 104],
    ['C', 450, 104, 480, 134, 480, 172],
    ['C', 480, 214, 444, 238, 400, 238],
  ]);
  const lining = filled('M330 216C360 190 440 190 470 216V250H330Z', mix(t.lt, '#fff', 0.3), 0.8);
  return (
    filled(outline, c.down([0, t.deep], [1, mix(t.deep, t.base, 0.5)])) +
    line(outline, trim.sh, 16) +
    line(outline, trim.hi, 4, 0.4, 'transform="translate(-2 -4)"') +
    `<g ${c.clip(outline)}>${lining}</g>` +
    line('M440 236q14 30 6 56', a.base, 5) +
    filled(roundRect(438, 288, 18, 22, 6), a.sh) +
    c.zip('M512 262C540 340 520 470 490 600', trim, { w: 14, pull: [514, 272], pc: c.accent, pa: -10 }) +
    c.mark(300, 300, 1.4, inkOn(t, '#333'), 0.9)
  );
}

function fibreBag(c: Ctx, trim: Tones): Drawn {
  const { t } = c;
  const box = roundRect(236, 70, 328, 668, 46);
  const flap = 'M312 68H512C546 68 566 90 566 118V360C470 320 366 200 312 68Z';
  const lining = tones(mix(c.accent, '#f4efe4', 0.3));
  const quilting = times(8, (k) => {
    const y = k * 86;
    const row = `M220 ${70 + y}C320 ${88 + y} 480 ${88 + y} 580 ${70 + y}V${156 + y}C480 ${174 + y} 320 ${174 + y} 220 ${156 + y}Z`;
    return filled(row, c.down([0, t.sh], [0.2, t.lt], [0.5, t.base], [1, t.dk]));
  });
  const body =
    c.drop(box, { x: 14, y: 22, s: 20, op: 0.26 }) +
    c.solid(box, t, quilting, { edge: 54, es: 18 }) +
    c.solid(roundRect(252, 66, 296, 120, 40), trim, c.lift('M280 90H500', 14, 0.5, trim), { edge: 26, es: 9 }) +
    c.zip('M556 120V690', trim, { w: 14, pull: [556, 420], pc: c.accent }) +
    c.drop(flap, { x: 4, y: 12, s: 9, op: 0.28 }) +
    c.solid(flap, lining, c.fold('M350 110C410 220 480 300 560 340', 14, 0.24), { edge: 26, es: 9 }) +
    c.mark(290, 610, 2, inkOn(t, '#333'), 0.9);
  return { body: group('rotate(-14 400 400)', body), focus: [220, 120, 300, 300] };
}
