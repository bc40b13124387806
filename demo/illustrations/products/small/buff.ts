import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { filled, inkOn, label, stroked, times } from '../../core/kit.ts';
import { symmetric } from '../../core/path.ts';
import { knitBand } from '../garments/knit-band.ts';

/** Neck gaiter; the seed chooses the print. */
export function buff(c: Ctx): Drawn {
  const { t, a, r } = c;
  const print = r.pick(['peaks', 'stripe', 'knit', 'topo']);
  const outline = symmetric([
    ['M', 400, 190],
    ['C', 470, 190, 540, 180, 566, 162],
    ['C', 580, 250, 566, 330, 574, 420],
    ['C', 582, 520, 602, 590, 612, 650],
    ['C', 560, 700, 480, 716, 400, 716],
  ]);
  let inner = '';
  if (print === 'peaks') {
    inner =
      filled('M160 480L260 330L320 400L400 290L480 400L540 330L640 480V760H160Z', a.base) +
      filled(
        'M400 290L436 340L410 356L388 344L366 356ZM260 330L286 360L262 372L244 356ZM540 330L562 362L540 372' +
          'L520 356Z',
        '#fff',
        0.85,
      ) +
      filled('M160 560L280 450L360 540L450 440L540 530L640 460V760H160Z', a.sh);
  }
  if (print === 'stripe') {
    inner = times(6, (k) =>
      filled(
        `M160 ${230 + k * 84}C300 ${262 + k * 84} 500 ${262 + k * 84} 640 ${230 + k * 84}v34` +
          `C500 ${296 + k * 84} 300 ${296 + k * 84} 160 ${264 + k * 84}Z`,
        a.base,
      ),
    );
  }
  if (print === 'knit') {
    const bend = (x: number) => 26 * (1 - ((x - 400) / 230) ** 2);
    inner =
      knitBand('zig', 180, 300, 440, 12, c.accent, { bend }) +
      knitBand('rose', 180, 344, 440, 12, c.accent, { bend }) +
      knitBand('zig', 180, 512, 440, 12, c.accent, { bend });
  }
  if (print === 'topo') {
    inner = times(8, (k) =>
      stroked(
        `M${350 - k * 30} ${460 - k * 6}a${60 + k * 34} ${44 + k * 30} -20 1 0 ${120 + k * 60} -10` +
          `a${60 + k * 34} ${44 + k * 30} -20 1 0 ${-120 - k * 60} 10`,
        a.base,
        5,
        0.85,
      ),
    );
  }
  inner +=
    c.tex(outline, print === 'knit' ? 'knit' : 'wool') +
    c.fold('M240 300C300 360 420 370 560 320', 24, 0.3) +
    c.lift('M244 330C310 392 420 400 550 352', 16, 0.4) +
    c.fold('M230 470C300 540 440 560 580 490', 26, 0.3) +
    c.lift('M232 504C310 572 440 588 574 522', 16, 0.36) +
    c.fold('M230 610C320 670 470 680 590 610', 20, 0.24) +
    c.lift('M260 220C246 320 240 500 222 640', 30, 0.36, t, 14);
  const svg =
    c.ground(400, 718, 230, 18, 0.24) +
    c.drop(outline, { y: 10, op: 0.12 }) +
    c.solid(outline, t, inner, { edge: 52, es: 18 }) +
    filled('M234 162C270 132 530 132 566 162C530 192 270 192 234 162Z', t.deep) +
    stroked('M234 162C270 192 530 192 566 162', t.hi, 5, 0.5) +
    label(440, 640, 60, 36, a.base, inkOn(a));
  return { body: svg, focus: [250, 240, 300, 300] };
}
