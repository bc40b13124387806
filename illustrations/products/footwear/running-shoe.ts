import { darken, mix, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { filled, markInk, panel, rubber, stroked, times } from '../../core/kit.ts';
import { roundRect, tenth } from '../../core/path.ts';
import { heelView } from './heel-view.ts';
import { laceColor, laces } from './laces.ts';
import { lugs } from './lugs.ts';

interface Silhouette {
  /** Height of the sole. */
  heelHeight: number;
  toeHeight: number;
  /** How far the heel stands out, and how far the toe is lifted. */
  flare: number;
  spring: number;
}

const SILHOUETTES: Record<'racer' | 'daily' | 'max' | 'flat' | 'low' | 'trail', Silhouette> = {
  racer: { heelHeight: 56, toeHeight: 34, flare: 30, spring: 22 },
  daily: { heelHeight: 66, toeHeight: 42, flare: 14, spring: 16 },
  max: { heelHeight: 92, toeHeight: 66, flare: 22, spring: 18 },
  flat: { heelHeight: 50, toeHeight: 46, flare: 0, spring: 6 },
  low: { heelHeight: 46, toeHeight: 38, flare: 4, spring: 10 },
  trail: { heelHeight: 58, toeHeight: 44, flare: 10, spring: 16 },
};

/** Running shoe from the side; on the road the seed chooses racer, daily or max. Variants: road | trail | sneaker | indoor. */
export function runningShoe(c: Ctx, view: View): Drawn {
  const { t, a, r } = c;
  const kind = c.variant || 'road';
  const silhouette =
    kind === 'sneaker'
      ? 'flat'
      : kind === 'indoor'
        ? 'low'
        : kind === 'trail'
          ? 'trail'
          : r.pick(['racer', 'daily', 'max']);
  const style = r.pick(['holes', 'sweep', 'block', 'knit']);
  const foam = tones(
    kind === 'indoor' ? mix('#f3f0ea', c.accent, 0.25) : r.chance(0.7) ? '#f3f0ea' : mix(c.accent, '#ffffff', 0.8),
  );
  const sole = tones(kind === 'indoor' || (kind === 'sneaker' && r.chance(0.4)) ? '#b98046' : darken(c.accent, 0.25));
  if (view === 'back') return heelView(c, { top: 430, w: 112, foam, sole, laceTop: true });
  const { heelHeight, toeHeight, flare, spring } = SILHOUETTES[silhouette];
  const ground = 690;
  const heel = ground - heelHeight;
  const toe = ground - toeHeight - spring * 0.5;
  const upper =
    `M96 ${toe + 6}C88 ${toe - 34} 112 ${toe - 64} 160 ${toe - 78}` +
    `C236 ${toe - 98} 300 ${toe - 138} 350 ${heel - 184}` +
    `C364 ${heel - 202} 384 ${heel - 200} 398 ${heel - 188}` +
    `C436 ${heel - 160} 480 ${heel - 154} 524 ${heel - 166}` +
    `C560 ${heel - 178} 582 ${heel - 214} 604 ${heel - 236}` +
    `C620 ${heel - 250} 644 ${heel - 240} 648 ${heel - 214}` +
    `C652 ${heel - 160} 670 ${heel - 110} 680 ${heel - 60}` +
    `C686 ${heel - 30} 688 ${heel - 8} 684 ${heel + 14}C540 ${heel + 34} 260 ${toe + 40} 112 ${toe + 26}` +
    `C102 ${toe + 22} 98 ${toe + 14} 96 ${toe + 6}Z`;
  let inner =
    (style !== 'knit' ? c.tex(upper, 'mesh') : c.tex(upper, 'wool')) +
    c.lift(`M130 ${toe - 40}C220 ${toe - 70} 300 ${heel - 120} 362 ${heel - 180}`, 18, 0.38);
  // toe bumper and heel counter
  inner +=
    filled(
      `M84 ${toe + 30}C80 ${toe - 20} 110 ${toe - 48} ${kind === 'sneaker' ? 210 : 164} ${toe - 58}` +
        `C196 ${toe - 40} 200 ${toe} 190 ${toe + 40}Z`,
      panel(c, kind === 'sneaker' ? tones(mix(c.color, '#f3f0ea', 0.7)) : a),
    ) +
    filled(`M596 ${heel - 240}C560 ${heel - 150} 566 ${heel - 60} 596 ${heel + 40}H720V${heel - 260}Z`, panel(c, a)) +
    c.seam(`M600 ${heel - 236}C566 ${heel - 150} 570 ${heel - 60} 598 ${heel + 20}`, t, { sy: 0, sx: -8 });
  if (style === 'holes') {
    inner +=
      times(5, (n) =>
        times(
          6 - n,
          (m) =>
            `<circle cx="${330 + n * 22 + m * 36}" cy="${heel - 4 - n * 26}" r="6.5" fill="${a.base}" opacity=".9"/>`,
        ),
      ) + c.mark(524, heel - 96, 1.5, markInk(c));
  }
  if (style === 'sweep') {
    inner += filled(
      `M250 ${toe + 40}C360 ${heel - 10} 440 ${heel - 120} 570 ${heel - 130}` +
        `C600 ${heel - 130} 600 ${heel - 108} 572 ${heel - 100}C480 ${heel - 80} 440 ${heel} 380 ${heel + 40}` +
        'Z',
      a.base,
    );
  }
  if (style === 'block') {
    inner +=
      filled(
        `M310 ${heel + 40}C340 ${heel - 40} 380 ${heel - 100} 424 ${heel - 150}L560 ${heel - 160}` +
          `C544 ${heel - 90} 546 ${heel - 30} 560 ${heel + 30}Z`,
        mix(t.base, c.accent, 0.24),
      ) + c.mark(450, heel - 92, 1.9, a.base);
  }
  if (style === 'knit') {
    inner +=
      times(5, (n) =>
        stroked(
          `M${220 + n * 46} ${heel + 20 - n * 4}` +
            `C${250 + n * 46} ${heel - 40} ${280 + n * 44} ${heel - 90} ${330 + n * 34} ${heel - 120 - n * 8}`,
          a.base,
          5,
          0.5,
        ),
      ) + c.mark(500, heel - 84, 1.5, markInk(c));
  }
  inner += c.fold(`M236 ${toe - 76}C226 ${toe - 40} 228 ${toe - 10} 236 ${toe + 20}`, 10, 0.2);
  let svg = c.ground(388, 706, 306, 18, 0.32) + `<g transform="translate(0 ${tenth(heel * 0.15)}) scale(1 .85)">`;
  // tongue, inside of the collar, upper
  svg +=
    c.solid(
      `M344 ${heel - 178}C350 ${heel - 214} 366 ${heel - 236} 386 ${heel - 240}` +
        `C410 ${heel - 240} 436 ${heel - 210} 450 ${heel - 170}L420 ${heel - 140}Z`,
      a,
      '',
      { edge: 18, es: 7 },
    ) +
    filled(
      `M398 ${heel - 188}C440 ${heel - 206} 530 ${heel - 220} 606 ${heel - 236}` +
        `C594 ${heel - 186} 556 ${heel - 152} 500 ${heel - 150}` +
        `C460 ${heel - 150} 424 ${heel - 164} 398 ${heel - 188}Z`,
      t.deep,
    ) +
    c.solid(upper, t, inner, { edge: 38 });
  svg +=
    filled(
      `M232 ${toe - 88}C296 ${heel - 108} 336 ${heel - 148} 368 ${heel - 186}` +
        `C384 ${heel - 168} 402 ${heel - 156} 424 ${heel - 150}` +
        `C394 ${heel - 106} 346 ${heel - 66} 280 ${toe - 58}Z`,
      c.slant([0, t.hi], [1, t.base]),
      0.85,
    ) + c.seam(`M280 ${toe - 58}C346 ${heel - 66} 396 ${heel - 106} 424 ${heel - 150}`, t, { sy: 5 });
  svg += laces(
    c,
    [
      [256, toe - 94, 290, toe - 66],
      [288, heel - 114, 324, heel - 84],
      [316, heel - 136, 354, heel - 104],
      [342, heel - 158, 380, heel - 126],
      [360, heel - 180, 404, heel - 148],
    ],
    laceColor(c),
  );
  svg +=
    stroked(
      `M398 ${heel - 188}C436 ${heel - 160} 480 ${heel - 154} 524 ${heel - 166}` +
        `C560 ${heel - 178} 582 ${heel - 214} 604 ${heel - 236}`,
      a.base,
      13,
    ) +
    stroked(`M400 ${heel - 192}C438 ${heel - 165} 480 ${heel - 159} 522 ${heel - 171}`, a.hi, 4, 0.4) +
    stroked(`M616 ${heel - 240}C646 ${heel - 270} 668 ${heel - 244} 654 ${heel - 200}`, t.sh, 12) +
    '</g>';
  // midsole: tapered, with toe spring; outsole thin, or lugs on trail
  const midsole =
    `M80 ${toe + 6}C150 ${toe + 22} 240 ${heel + 6} 330 ${heel + 2}` +
    `C450 ${heel - 2} 560 ${heel} 690 ${heel - 16}` +
    `C${704 + flare} ${heel + 10} ${706 + flare} ${ground - 20} ${690 + flare * 0.4} ${ground}` +
    `C560 ${ground + 4} 300 ${ground + 4} 190 ${ground}` +
    `C130 ${ground - 4} 84 ${ground - spring - 8} 80 ${toe + 6}Z`;
  let foamInner = c.lift(
    `M96 ${toe + 18}C200 ${toe + 30} 320 ${heel + 14} 420 ${heel + 12}` +
      `C540 ${heel + 10} 620 ${heel + 4} 694 ${heel - 4}`,
    8,
    0.7,
    foam,
    3,
  );
  if (silhouette === 'racer') {
    foamInner += filled(
      `M200 ${ground - 14}C340 ${heel + 26} 520 ${heel + 30} 720 ${heel + 20}V${heel + 34}` +
        `C520 ${heel + 46} 340 ${heel + 42} 200 ${ground - 4}Z`,
      '#23262b',
      0.85,
    );
  }
  if (silhouette === 'max') {
    foamInner +=
      stroked(
        `M130 ${ground - 34}C280 ${ground - 60} 420 ${ground - 30} 560 ${ground - 52}C620 ${ground - 60} 670 ${ground - 66} 712 ${ground - 76}`,
        foam.line,
        5,
        0.35,
      ) + filled(roundRect(580, heel + 26, 90, 14, 6), a.base, 0.9);
  }
  if (silhouette === 'daily') {
    foamInner += times(6, (n) => stroked(`M${540 + n * 24} ${ground - 14}q8 -18 18 -34`, foam.line, 3, 0.35));
  }
  if (silhouette === 'flat') foamInner += stroked(`M90 ${ground - 24}H690`, a.base, 7, 0.9);
  svg += c.solid(midsole, foam, foamInner, { edge: 22, es: 8, rim: 10, rs: 3 });
  svg +=
    kind === 'trail'
      ? c.solid(lugs(116, 694, ground - 14, 32, 30), rubber, '', { edge: 10, es: 4, rim: 6, rs: 2, ro: 0.4 })
      : c.solid(
          `M112 ${ground - 14}C180 ${ground - 4} 300 ${ground - 2} 400 ${ground - 2}` +
            `C520 ${ground - 2} 620 ${ground - 4} 700 ${ground - 14}` +
            `C704 ${ground} 694 ${ground + 10} 676 ${ground + 11}` +
            `C500 ${ground + 15} 300 ${ground + 15} 180 ${ground + 11}` +
            `C140 ${ground + 8} 116 ${ground} 112 ${ground - 14}Z`,
          sole,
          '',
          { edge: 10, es: 4, rim: 5, rs: 2 },
        );
  return { body: svg, focus: [210, heel - 250, 280, 280] };
}
