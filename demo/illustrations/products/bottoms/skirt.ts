import { tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { filled, markInk, times } from '../../core/kit.ts';
import { mirrorX, symmetric } from '../../core/path.ts';

/** Skirt over short tights, for running and hiking; the seed chooses quilted or plain. */
export function skirt(c: Ctx, view: View): Drawn {
  const { t, a, r } = c;
  const back = view === 'back';
  const quilt = r.chance(0.4);
  const outline = symmetric([
    ['M', 400, 232],
    ['C', 450, 232, 500, 226, 524, 220],
    ['C', 552, 320, 590, 450, 612, 566],
    ['C', 540, 600, 470, 606, 400, 606],
  ]);
  const leg = 'M410 560H560C562 600 562 640 556 676C500 690 450 690 416 684C410 640 408 600 410 560Z';
  const legTones = tones('#2b2f36');
  let inner = quilt
    ? times(6, (k) =>
        filled(
          `M180 ${240 + k * 62}C300 ${262 + k * 62} 500 ${262 + k * 62} 620 ${240 + k * 62}v62` +
            `C500 ${324 + k * 62} 300 ${324 + k * 62} 180 ${302 + k * 62}Z`,
          c.down([0, t.sh], [0.25, t.hi], [0.6, t.base], [1, t.dk]),
        ),
      )
    : c.tex(outline, 'ripstop');
  inner +=
    [300, 352, 450, 506]
      .map((x) =>
        c.fold(
          `M${400 + (x - 400) * 0.6} 300` +
            `C${400 + (x - 400) * 0.9} 400 ${400 + (x - 400) * 1.2} 500 ${400 + (x - 400) * 1.35} 600`,
          20,
          0.26,
        ),
      )
      .join('') +
    c.lift('M300 290C270 400 244 500 232 570', 26, 0.36, t, 11) +
    c.seam('M190 556C300 594 500 594 610 556', t, { sy: -8 }) +
    (back
      ? ''
      : c.zip('M500 300C520 350 536 400 548 450', t, {
          w: 10,
          tape: a.base,
          pull: [501, 303],
          pc: c.accent,
          pa: -16,
        })) +
    c.mark(300, 500, 1.1, markInk(c));
  const waistband = 'M272 196C350 208 450 208 528 196L534 256C450 270 350 270 266 256Z';
  const legSvg = c.solid(leg, legTones, c.tex(leg, 'rib', legTones), { edge: 24, es: 9 });
  return {
    body:
      c.drop(outline) +
      legSvg +
      mirrorX(legSvg) +
      c.solid(outline, t, inner, { edge: 38 }) +
      c.solid(waistband, a, c.tex(waistband, 'rib', a), { edge: 14, es: 6 }),
    focus: [370, 190, 240, 240],
  };
}
