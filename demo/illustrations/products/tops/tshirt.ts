import { darken, type Tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { both, filled, inkOn, label, markInk, panel, secondTones, stroked, times } from '../../core/kit.ts';
import { mirrorX, symmetric } from '../../core/path.ts';
import { LONG_SLEEVE, singletTorso, TEE_SLEEVE, teeTorso } from './tee-shapes.ts';
import { folds, sleeveFolds } from './top-folds.ts';

type Deco =
  | ('halves' | 'hoops' | 'sash' | 'yoke' | 'side' | 'fade')
  | ('print' | 'plain' | 'pocket' | 'band' | 'ringer');

const DECOS: Record<'football' | 'tee' | 'sport', readonly Deco[]> = {
  football: ['halves', 'hoops', 'sash', 'yoke'],
  tee: ['print', 'plain', 'pocket', 'band', 'ringer'],
  sport: ['yoke', 'side', 'fade', 'plain'],
};

/** T-shirt and its kin. Variants: tee | training | singlet | jersey (cycling) | football | longsleeve | uv. */
export function tshirt(c: Ctx, view: View): Drawn {
  const { t, a } = c;
  const back = view === 'back';
  const kind = c.variant || 'tee';
  const second = secondTones(c);
  const singlet = kind === 'singlet';
  const sporty = kind !== 'tee';
  const deco = c.r.pick(DECOS[kind === 'football' || kind === 'tee' ? kind : 'sport']);
  const torso = singlet ? singletTorso(back) : teeTorso(back);
  const weave = (d: string) => c.tex(d, sporty ? 'mesh' : 'wool', t, sporty ? 0.5 : 1);
  let inner = colourBlocks(c, deco, second) + weave(torso) + folds(c);
  inner += back ? backPrint(c, kind, deco) : chest(c, kind, deco, second);
  if (sporty && !singlet) inner += both(c.seam('M466 190C500 270 530 340 552 400', t, { stitch: false, op: 0.5 }));
  inner += c.seam('M200 692C300 708 500 708 600 692', t, { sy: -7 });
  if (kind === 'jersey') inner += filled('M200 700C300 716 500 716 600 700V760H200Z', a.base);
  let svg = c.drop(torso);
  if (singlet) {
    const insideOfBack = symmetric([
      ['M', 400, 176],
      ['C', 430, 178, 452, 174, 466, 164],
      ['C', 462, 222, 440, 260, 400, 262],
    ]);
    const neckline = back
      ? 'M334 164C338 196 360 204 400 204C440 204 462 196 466 164'
      : 'M334 164C340 222 360 260 400 260C440 260 460 222 466 164';
    svg +=
      (back ? '' : filled(insideOfBack, t.deep)) +
      c.solid(torso, t, inner, { edge: 36 }) +
      both(stroked('M508 160C510 240 524 320 562 372', a.base, 9)) +
      stroked(neckline, a.base, 9);
    return { body: svg, focus: [290, 160, 290, 290] };
  }
  const trimmed = deco === 'ringer' || kind === 'jersey' || kind === 'football';
  const long = kind === 'longsleeve' || kind === 'uv';
  const sleeve = long ? LONG_SLEEVE : TEE_SLEEVE;
  const cuff = long ? 'M608 634L720 622V690H608Z' : 'M566 446L702 392L714 430L586 480Z';
  const sleeveInner =
    (deco === 'yoke' ? filled('M490 180H700V316C640 300 590 306 540 330Z', panel(c, second)) : '') +
    weave(sleeve) +
    c.fold('M570 280C596 320 590 360 600 400', 18, 0.26) +
    c.lift('M606 270C634 320 650 360 664 400', 14, 0.3) +
    (long ? sleeveFolds(c) : '') +
    (trimmed ? filled(cuff, a.base) : '') +
    c.seam(long ? 'M610 632L712 618' : 'M570 432L690 386', t, { sy: 6 });
  const sleeveSvg = c.solid(sleeve, t, sleeveInner);
  svg +=
    c.drop(sleeve, { op: 0.13 }) +
    mirrorX(c.drop(sleeve, { op: 0.13 })) +
    sleeveSvg +
    mirrorX(sleeveSvg) +
    (back ? '' : insideOfNeck(c)) +
    c.solid(torso, t, inner, { edge: 36 }) +
    neck(c, kind, trimmed || kind === 'training' ? a : t, back);
  return { body: svg, focus: [290, 170, 290, 290] };
}

function colourBlocks(c: Ctx, deco: Deco, second: Tones): string {
  const { t, a } = c;
  switch (deco) {
    case 'halves':
      return filled('M400 140H640V760H400Z', panel(c, a));
    case 'hoops':
      return times(4, (k) => {
        const y = 300 + k * 112;
        const hoop = `M200 ${y}C300 ${y + 14} 500 ${y + 14} 600 ${y}v54C500 ${y + 68} 300 ${y + 68} 200 ${y + 54}Z`;
        return filled(hoop, a.base, 0.95);
      });
    case 'sash':
      return filled('M200 300L600 560V660L200 400Z', a.base);
    case 'yoke':
      return (
        filled('M180 140H620V330C540 312 460 344 400 344C340 344 260 312 180 330Z', panel(c, second)) +
        c.seam('M180 330C260 312 340 344 400 344C460 344 540 312 620 330', t)
      );
    case 'side':
      return both(
        filled('M600 380C530 420 520 600 540 760H620V380Z', panel(c, second)) +
          c.seam('M572 396C530 440 522 600 540 740', t),
      );
    case 'fade':
      return filled('M180 420H620V760H180Z', c.down([0, a.base, 0], [1, a.base, 0.85]));
    case 'band':
      return filled('M200 372C300 388 500 388 600 372V430C500 446 300 446 200 430Z', a.base);
    default:
      return '';
  }
}

/** Print, pocket or mark on the chest; football shirts have a badge too. */
function chest(c: Ctx, kind: string, deco: Deco, second: Tones): string {
  const { t, a } = c;
  let svg = '';
  if (deco === 'print') {
    // peaks with snow, and two lines
    svg =
      filled('M322 420L372 346L398 380L430 330L482 420Z', a.base) +
      filled('M430 330L446 358L432 366L420 354ZM372 346L386 364L372 372L362 362Z', t.lt) +
      stroked('M322 436H482M346 452H458', a.base, 6);
  } else if (deco === 'pocket') {
    svg =
      filled('M446 310H520V392L483 406L446 392Z', second.base) +
      c.seam('M446 326H520', second) +
      c.seam('M446 310V392L483 406L520 392V310', t, { stitch: false });
  } else {
    const under = deco === 'yoke' ? second : deco === 'halves' ? a : t;
    svg = c.mark(452, 312, 0.85, under !== t || t.dark ? inkOn(under) : c.accent);
  }
  if (kind === 'football') {
    svg +=
      filled('M326 300h46v34c0 14 -12 22 -23 28c-11 -6 -23 -14 -23 -28Z', '#f6f3ea') +
      c.mark(337, 312, 0.75, darken(c.color, 0.3));
  }
  return svg;
}

/** Mark on the back; a number on football shirts, pockets on cycling jerseys. */
function backPrint(c: Ctx, kind: string, deco: Deco): string {
  const { t, a } = c;
  let svg = c.mark(388, 268, 0.8, markInk(c));
  if (kind === 'football') {
    svg +=
      '<text x="400" y="560" font-family="Arial,sans-serif" font-weight="700" font-size="210" text-anchor="middle" ' +
      `paint-order="stroke" stroke="${t.base}" stroke-width="30" stroke-linejoin="round" ` +
      `fill="${deco === 'halves' ? '#fff' : a.base}">${c.r.int(2, 11)}</text>`;
  }
  if (kind === 'jersey') {
    svg +=
      c.seam('M240 560H560', t) +
      stroked('M346 560V700M454 560V700', t.line, 3, 0.7) +
      filled('M240 552H560V566H240Z', a.base);
  }
  return svg;
}

function insideOfNeck(c: Ctx): string {
  const inside = symmetric([
    ['M', 400, 170],
    ['C', 440, 170, 462, 174, 470, 184],
    ['C', 464, 212, 438, 236, 400, 236],
  ]);
  return filled(inside, c.t.deep) + label(384, 184, 32, 20, c.a.base, inkOn(c.a));
}

/** Zipped collar, crew neck or v-neck in the rib's tones. */
function neck(c: Ctx, kind: string, rib: Tones, back: boolean): string {
  const { t, a } = c;
  if (kind === 'jersey' || kind === 'uv') {
    const collar = symmetric([
      ['M', 400, 146],
      ['C', 432, 146, 458, 152, 464, 164],
      ['C', 470, 190, 474, 206, 474, 216],
      ['C', 446, 234, 424, 238, 400, 238],
    ]);
    const collarSvg = c.solid(collar, rib, '', { edge: 22, es: 8 });
    if (back) return collarSvg;
    return (
      collarSvg +
      filled('M337 164C356 178 444 178 463 164C450 150 430 146 400 146C370 146 350 150 337 164Z', t.deep) +
      c.zip(`M400 176V${kind === 'uv' ? 340 : 722}`, t, { w: 11, tape: a.base, pull: [400, 184], pc: c.accent })
    );
  }
  if (back) {
    const neckband = symmetric([
      ['M', 400, 178],
      ['C', 436, 178, 458, 178, 468, 180],
      ['L', 484, 190],
      ['C', 460, 204, 430, 206, 400, 206],
    ]);
    return c.solid(neckband, rib, '', { edge: 12, es: 5 });
  }
  if (kind === 'football' || kind === 'training') {
    const vNeck = symmetric([
      ['M', 400, 262],
      ['L', 470, 180],
      ['L', 488, 188],
      ['L', 400, 288],
    ]);
    return (
      filled('M330 184L400 264L470 184C450 200 350 200 330 184Z', t.deep) +
      label(384, 190, 32, 18, a.base, inkOn(a)) +
      neckRib(c, vNeck, rib)
    );
  }
  const crew = symmetric([
    ['M', 400, 228],
    ['C', 438, 228, 464, 210, 468, 180],
    ['L', 486, 188],
    ['C', 478, 228, 446, 252, 400, 252],
  ]);
  return neckRib(c, crew, rib);
}

const neckRib = (c: Ctx, d: string, rib: Tones): string =>
  c.solid(d, rib, c.tex(d, 'rib', rib), { edge: 12, es: 5, rim: 6, rs: 2 });
