import { darken, mix, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { filled, group, markInk, panel, stroked, times } from '../../core/kit.ts';
import { tenth } from '../../core/path.ts';
import { heelView } from './heel-view.ts';
import { laceColor, laces } from './laces.ts';
import { runningSole, type Silhouette, soleLine } from './running-sole.ts';

/** Variants that have one silhouette. */
const FIXED: Partial<Record<string, Silhouette>> = { sneaker: 'flat', indoor: 'low', trail: 'trail' };

/** Running shoe. Variants: road (the seed chooses racer, daily or max) | trail | sneaker | indoor. */
export function runningShoe(c: Ctx, view: View): Drawn {
  const { t, a, r } = c;
  const kind = c.variant || 'road';
  const silhouette = FIXED[kind] ?? r.pick(['racer', 'daily', 'max']);
  const style = r.pick(['holes', 'sweep', 'block', 'knit']);
  const foam = tones(
    kind === 'indoor' ? mix('#f3f0ea', c.accent, 0.25) : r.chance(0.7) ? '#f3f0ea' : mix(c.accent, '#ffffff', 0.8),
  );
  const sole = tones(kind === 'indoor' || (kind === 'sneaker' && r.chance(0.4)) ? '#b98046' : darken(c.accent, 0.25));
  if (view === 'back') return heelView(c, { top: 430, w: 112, foam, sole, laceTop: true });
  const { heel, toe } = soleLine(silhouette);
  const collar =
    `C436 ${heel - 160} 480 ${heel - 154} 524 ${heel - 166}` + `C560 ${heel - 178} 582 ${heel - 214} 604 ${heel - 236}`;
  const upper =
    `M96 ${toe + 6}C88 ${toe - 34} 112 ${toe - 64} 160 ${toe - 78}` +
    `C236 ${toe - 98} 300 ${toe - 138} 350 ${heel - 184}` +
    `C364 ${heel - 202} 384 ${heel - 200} 398 ${heel - 188}` +
    collar +
    `C620 ${heel - 250} 644 ${heel - 240} 648 ${heel - 214}` +
    `C652 ${heel - 160} 670 ${heel - 110} 680 ${heel - 60}` +
    `C686 ${heel - 30} 688 ${heel - 8} 684 ${heel + 14}C540 ${heel + 34} 260 ${toe + 40} 112 ${toe + 26}` +
    `C102 ${toe + 22} 98 ${toe + 14} 96 ${toe + 6}Z`;
  let inner =
    c.tex(upper, style === 'knit' ? 'wool' : 'mesh') +
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
  inner += sidePrint(c, style, heel, toe);
  inner += c.fold(`M236 ${toe - 76}C226 ${toe - 40} 228 ${toe - 10} 236 ${toe + 20}`, 10, 0.2);
  // tongue, inside of the collar, upper
  let svg =
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
    stroked(`M398 ${heel - 188}${collar}`, a.base, 13) +
    stroked(`M400 ${heel - 192}C438 ${heel - 165} 480 ${heel - 159} 522 ${heel - 171}`, a.hi, 4, 0.4) +
    stroked(`M616 ${heel - 240}C646 ${heel - 270} 668 ${heel - 244} 654 ${heel - 200}`, t.sh, 12);
  const body =
    c.ground(388, 706, 306, 18, 0.32) +
    group(`translate(0 ${tenth(heel * 0.15)}) scale(1 .85)`, svg) +
    runningSole(c, silhouette, foam, sole);
  return { body, focus: [210, heel - 250, 280, 280] };
}

/** What the side shows: punched holes, a sweep, a block or knitted lines, most with the house mark. */
function sidePrint(c: Ctx, style: 'holes' | 'sweep' | 'block' | 'knit', heel: number, toe: number): string {
  const { t, a } = c;
  switch (style) {
    case 'holes': {
      const hole = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="6.5" fill="${a.base}" opacity=".9"/>`;
      const row = (n: number) => times(6 - n, (k) => hole(330 + n * 22 + k * 36, heel - 4 - n * 26));
      return times(5, row) + c.mark(524, heel - 96, 1.5, markInk(c));
    }
    case 'sweep': {
      const sweep =
        `M250 ${toe + 40}C360 ${heel - 10} 440 ${heel - 120} 570 ${heel - 130}` +
        `C600 ${heel - 130} 600 ${heel - 108} 572 ${heel - 100}C480 ${heel - 80} 440 ${heel} 380 ${heel + 40}Z`;
      return filled(sweep, a.base);
    }
    case 'block': {
      const block =
        `M310 ${heel + 40}C340 ${heel - 40} 380 ${heel - 100} 424 ${heel - 150}L560 ${heel - 160}` +
        `C544 ${heel - 90} 546 ${heel - 30} 560 ${heel + 30}Z`;
      return filled(block, mix(t.base, c.accent, 0.24)) + c.mark(450, heel - 92, 1.9, a.base);
    }
    case 'knit': {
      const line = (k: number) =>
        `M${220 + k * 46} ${heel + 20 - k * 4}` +
        `C${250 + k * 46} ${heel - 40} ${280 + k * 44} ${heel - 90} ${330 + k * 34} ${heel - 120 - k * 8}`;
      return times(5, (k) => stroked(line(k), a.base, 5, 0.5)) + c.mark(500, heel - 84, 1.5, markInk(c));
    }
  }
}
