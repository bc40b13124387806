import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { filled, group, markInk, stroked, times } from '../../core/kit.ts';
import { ellipse, mirrorX } from '../../core/path.ts';
import { knitBand } from '../garments/knit-band.ts';

/** Socks, a pair. Variants: wool | training | tur; without one the seed chooses. */
export function socks(c: Ctx, view: View): Drawn {
  const { t, a, r } = c;
  const kind = c.variant || r.pick(['wool', 'training', 'tur']);
  const low = kind === 'training' && r.chance(0.5);
  const top = kind === 'training' ? (low ? 330 : 230) : kind === 'tur' ? 150 : 110;
  const deco = r.pick(kind === 'wool' ? ['rose', 'stripe', 'lice', 'zig'] : ['stripe', 'plain', 'block']);
  const outline =
    `M330 ${top}H486C488 250 480 350 484 440C488 500 494 540 488 580C482 640 440 664 390 676` +
    `C330 690 240 704 180 700C136 696 126 646 152 622C186 594 280 566 318 500C336 460 330 300 330 ${top}Z`;
  const oneSock = () => {
    let inner = '';
    if (deco === 'rose') {
      inner =
        knitBand('zig', 320, top + 90, 180, 11, c.accent) +
        knitBand('rose', 320, top + 132, 180, 11, c.accent) +
        knitBand('zig', 320, top + 284, 180, 11, c.accent);
    }
    if (deco === 'zig') inner = times(4, (k) => knitBand('zig', 320, top + 90 + k * 56, 180, 12, c.accent));
    if (deco === 'lice') inner = times(5, (k) => knitBand('lice', 320, top + 90 + k * 56, 180, 14, c.accent));
    if (deco === 'stripe') {
      inner = times(kind === 'wool' ? 5 : 2, (k) => filled(`M310 ${top + 78 + k * 44}H500v22H310Z`, a.base));
    }
    // heel, toe, arch
    inner +=
      filled('M500 440C440 470 410 540 430 700H520V440Z', a.base) +
      stroked('M500 444C444 474 416 540 432 680', t.line, 4, 0.5) +
      filled('M120 600C190 590 236 620 240 720H100V600Z', a.base) +
      stroked('M150 610C196 606 230 640 238 706', t.line, 4, 0.5);
    if (kind !== 'wool') {
      const arch = 'M300 560C340 580 380 640 390 690L290 710C290 650 270 600 250 580Z';
      inner += filled(arch, t.sh, 0.45) + c.tex(arch, 'rib');
    }
    inner +=
      c.tex(outline, kind === 'training' ? 'wool' : 'knit') +
      c.fold('M330 470C370 500 430 500 486 470', 12, 0.24) +
      c.fold('M322 500C370 536 430 530 488 500', 10, 0.2) +
      c.lift(`M356 ${top + 20}C352 300 360 420 344 490C310 570 230 610 180 640`, 22, 0.4, t, 9);
    const cuff = `M322 ${top - 10}H494V${top + 62}H322Z`;
    inner +=
      filled(cuff, kind === 'tur' ? a.base : t.base) +
      c.tex(cuff, 'rib', kind === 'tur' ? a : t) +
      stroked(`M322 ${top + 62}H494`, t.dk, 4, 0.4);
    if (kind !== 'wool') inner += c.mark(420, top + (low ? 90 : 190), 1.3, markInk(c));
    return (
      c.drop(outline, { x: 10, y: 14, s: 10, op: 0.18 }) +
      filled(ellipse(408, top, 78, 10), t.deep) +
      c.solid(outline, t, inner, { edge: 36 })
    );
  };
  const sock = oneSock();
  const svg = group('translate(120 -14) scale(.97)', sock) + group('translate(-6 16)', sock);
  return {
    body: c.ground(390, 716, 280, 16, 0.2) + (view === 'back' ? mirrorX(svg, 400) : svg),
    focus: [270, Math.max(90, top - 20), 290, 290],
  };
}
