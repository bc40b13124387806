import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { filled } from '../../core/kit.ts';
import { mirrorX, roundRect, symmetric } from '../../core/path.ts';
import { knitBand } from './knit-band.ts';
import { topShapes } from './layer-shapes.ts';
import { sideSeams } from './side-seams.ts';

/** Wool base layer: striped, with knitted bands or plain; crew or zip neck. Variant: halfzip (training sweater). */
export function baseLayer(c: Ctx, view: View): Drawn {
  const { t, a, r } = c;
  const back = view === 'back';
  const drawnStyle = r.pick(['stripe', 'motif', 'plain', 'motif']);
  const drawnZip = r.chance(0.5);
  const motif = r.pick(['rose', 'zig', 'tree']);
  const halfZip = c.variant === 'halfzip';
  const style = halfZip ? 'plain' : drawnStyle;
  const zipNeck = halfZip || drawnZip;
  const { sleeve, torso } = topShapes(true);
  const accent = c.accent;
  const deco = (onSleeve: boolean) => {
    if (style === 'plain') return '';
    if (style === 'stripe') {
      let svg = '';
      for (let y = onSleeve ? 330 : 300; y < 700; y += 46) {
        const stripe = onSleeve
          ? `M500 ${y + 40}L720 ${y - 20}V${y}L500 ${y + 60}Z`
          : `M220 ${y}C300 ${y + 14} 500 ${y + 14} 580 ${y}V${y + 17}C500 ${y + 31} 300 ${y + 31} 220 ${y + 17}Z`;
        svg += filled(stripe, accent, 0.92);
      }
      return svg;
    }
    if (onSleeve) {
      return `<g transform="translate(520 430) rotate(-14)">${knitBand('zig', -10, 0, 170, 10, accent)}</g>`;
    }
    const bend = (x: number) => 12 * (1 - ((x - 400) / 170) ** 2);
    return (
      knitBand('zig', 226, 292, 350, 9, accent, { bend }) +
      knitBand(motif, 226, motif === 'zig' ? 330 : 332, 350, motif === 'rose' ? 10 : 12, accent, { bend }) +
      knitBand('zig', 226, motif === 'rose' ? 474 : motif === 'tree' ? 430 : 372, 350, 9, accent, { bend })
    );
  };
  const sleeveInner =
    deco(true) +
    c.tex(sleeve, 'wool') +
    c.fold('M584 300C616 350 606 400 616 440', 18, 0.24) +
    c.fold('M572 458C600 452 626 444 648 428', 12, 0.26) +
    c.lift('M606 290C630 380 652 480 664 600', 16, 0.3) +
    c.seam('M604 622C630 616 660 612 690 610', t, { sy: -7 });
  const sleeveSvg = c.solid(sleeve, t, sleeveInner, { edge: 34 });
  let inner =
    deco(false) +
    c.tex(torso, 'wool') +
    c.fold('M540 420C520 460 490 480 460 486', 18, 0.22) +
    c.fold('M260 420C280 460 310 480 340 486', 18, 0.26) +
    c.fold('M300 700C330 640 330 600 316 560', 18, 0.14) +
    c.lift('M304 330C290 460 288 600 292 700', 28, 0.26, t, 12) +
    c.seam('M200 694C300 712 500 712 600 694', t, { sy: -8 }) +
    c.seam('M462 200C500 280 530 350 552 412', t, { stitch: false, op: 0.5 }) +
    c.seam('M338 200C300 280 270 350 248 412', t, { stitch: false, op: 0.5 });
  if (halfZip) {
    // training half-zip: contrast shoulders and side panels
    inner += filled('M560 420C520 500 520 620 536 740H640V420ZM240 420C280 500 280 620 264 740H160V420Z', a.base, 0.9);
  }
  if (c.cut === 'dame' && style !== 'motif') inner += sideSeams(c, 268);
  if (!back && style !== 'motif') inner += c.mark(470, 300, 0.8, t.dark ? '#fff' : accent);
  inner += filled('M262 640h46v26h-46z', a.base) + filled('M270 648h20v3h-20zM270 655h30v3h-30z', '#fff', 0.8);
  let svg =
    c.drop(torso) +
    c.drop(sleeve, { op: 0.13 }) +
    mirrorX(c.drop(sleeve, { op: 0.13 })) +
    sleeveSvg +
    mirrorX(sleeveSvg);
  if (!back) {
    svg += `<ellipse cx="400" cy="186" rx="64" ry="26" fill="${t.deep}"/>`;
    svg += filled(roundRect(384, 176, 32, 18, 2), a.base);
  }
  svg += c.solid(torso, t, inner, { edge: 36 });
  if (zipNeck) {
    const collar = symmetric([
      ['M', 400, 150],
      ['C', 430, 150, 454, 156, 460, 168],
      ['C', 466, 196, 472, 214, 472, 228],
      ['C', 446, 246, 424, 250, 400, 250],
    ]);
    svg +=
      c.solid(collar, t, c.tex(collar, 'wool'), { edge: 24, es: 9 }) +
      (back
        ? ''
        : filled('M341 168C360 182 440 182 459 168C450 154 430 150 400 150C370 150 350 154 341 168Z', t.deep) +
          c.zip('M400 180V372', t, { w: 11, pull: [400, 188], pc: accent }));
  } else {
    const neckband = symmetric([
      ['M', 400, 232],
      ['C', 436, 232, 460, 216, 464, 190],
      ['L', 480, 198],
      ['C', 474, 232, 444, 256, 400, 256],
    ]);
    svg += back
      ? c.solid(
          symmetric([
            ['M', 400, 188],
            ['C', 436, 188, 456, 190, 466, 192],
            ['L', 480, 202],
            ['C', 460, 214, 430, 216, 400, 216],
          ]),
          t,
          '',
          { edge: 12, es: 5 },
        )
      : filled(
          symmetric([
            ['M', 400, 176],
            ['C', 440, 176, 462, 180, 466, 190],
            ['C', 462, 216, 436, 234, 400, 234],
          ]),
          t.deep,
        ) +
        filled(roundRect(382, 184, 36, 20, 2), a.base) +
        c.solid(neckband, t, c.tex(neckband, 'rib'), { edge: 12, es: 5, rim: 6, rs: 2 });
  }
  return { body: svg, focus: [300, 170, 290, 290] };
}
