import type { Tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { both, filled, gloss, inkOn, rubber, secondTones, stroked, times } from '../../core/kit.ts';
import { roundRect, tenth } from '../../core/path.ts';
import { spoke } from '../spoke.ts';

/** Bike helmet with straps. Variant: kids (rounder, with stars). */
export function bikeHelmet(c: Ctx, view: View): Drawn {
  const trim = secondTones(c);
  if (view === 'back') return back(c);
  const kids = c.variant === 'kids';
  const shell = kids
    ? 'M120 520C116 330 240 200 410 200C580 200 690 320 690 490C690 540 676 566 640 572C500 590 300 600 170 576C136 568 122 548 120 520Z'
    : 'M100 520C110 340 250 220 430 216C590 216 690 310 706 440C712 500 700 540 660 548C560 560 420 566 300 580C220 590 150 586 118 566C104 554 98 540 100 520Z';
  const light =
    gloss(c, 'M170 420C200 330 280 260 380 244', 20, 0.5, 6) +
    c.fold('M680 470C660 370 600 290 520 250', 44, 0.26, c.t, 18);
  const print = kids ? starPrint(c) : ventsAndBand(c, trim);
  const body =
    c.ground(404, 714, 250, 18, 0.28) +
    straps() +
    c.solid(shell, c.t, light + print, { edge: 58, es: 20 }) +
    (!kids && c.r.chance(0.6) ? visor(c) : '');
  return { body, focus: [260, 230, 290, 290] };
}

/** Chin straps, buckle, and the dark inside under the shell. */
const straps = () =>
  stroked(
    'M300 570C330 630 360 660 400 690M560 560C520 620 470 660 400 690M470 566C440 620 420 660 400 690',
    '#2a2e35',
    12,
  ) +
  filled(roundRect(376, 676, 56, 30, 8), rubber.base) +
  filled('M600 540C660 560 690 590 680 630C660 640 640 620 600 600Z', rubber.base) +
  filled('M130 560C300 600 560 590 660 540L640 590C540 620 300 630 170 600Z', '#1d2026');

const visor = (c: Ctx) =>
  c.solid('M100 520C60 530 34 560 40 584C90 600 150 590 190 574C150 570 112 556 100 520Z', rubber, '', {
    edge: 12,
    es: 5,
    ro: 0.4,
  });

/** The ten strokes of a star, from its top, for size 1. */
const STAR = [
  [6.8, 14],
  [15.2, 2],
  [-11, 10.8],
  [2.6, 15.2],
  [-13.6, -7.2],
  [-13.6, 7.2],
  [2.6, -15.2],
  [-11, -10.8],
  [15.2, -2],
] as const;

/** Stars, and three round vents. */
function starPrint(c: Ctx): string {
  const { t, a } = c;
  const star = (x: number, y: number, size: number) => {
    const strokes = STAR.map(([dx, dy]) => `${dx * size} ${dy * size}`).join(' ');
    return filled(`M${x} ${y - 22 * size}l${strokes}z`, a.base);
  };
  const vent = (x: number, y: number) =>
    filled(roundRect(x, y, 56, 96, 28), t.deep, 1, `transform="rotate(${(x - 430) / 8} ${x + 28} ${y + 48})"`);
  return (
    star(220, 480, 1.4) +
    star(330, 530, 0.9) +
    star(470, 500, 1.5) +
    star(600, 470, 1.1) +
    star(560, 550, 0.8) +
    vent(330, 300) +
    vent(430, 280) +
    vent(530, 310) +
    c.mark(590, 380, 1.7, inkOn(t, '#333'))
  );
}

/** Vents as slim leaves that follow the airflow, above a band in the second tone. */
function ventsAndBand(c: Ctx, trim: Tones): string {
  const { t } = c;
  const leaf = (x1: number, y1: number, x2: number, y2: number, width: number) => {
    const length = Math.hypot(x2 - x1, y2 - y1);
    const middle = [(x1 + x2) / 2, (y1 + y2) / 2] as const;
    const across = [-((y2 - y1) / length) * width, ((x2 - x1) / length) * width] as const;
    const upper = `M${x1} ${y1}Q${tenth(middle[0] - across[0])} ${tenth(middle[1] - across[1])} ${x2} ${y2}`;
    const lower = `Q${tenth(middle[0] + across[0])} ${tenth(middle[1] + across[1])} ${x1} ${y1}Z`;
    return filled(upper + lower, t.deep) + stroked(upper, t.hi, 4, 0.5);
  };
  return (
    leaf(178, 470, 316, 300, 44) +
    leaf(300, 404, 470, 258, 40) +
    leaf(440, 380, 620, 300, 40) +
    leaf(290, 508, 440, 440, 30) +
    leaf(490, 470, 660, 396, 34) +
    filled('M90 560C260 520 480 500 720 470V600H90Z', trim.base, 0.9) +
    stroked('M90 560C260 520 480 500 720 470', t.dk, 4, 0.5) +
    c.mark(560, 512, 1.7, inkOn(trim))
  );
}

function back(c: Ctx): Drawn {
  const { t, a } = c;
  const shell =
    'M170 520C160 330 260 210 400 210C540 210 640 330 630 520C600 580 520 600 400 600C280 600 200 580 170 520Z';
  const vent = (side: -1 | 0 | 1, y: number) => {
    const top = 400 + side * 110;
    const foot = 400 + side * 120;
    const bend = 400 + side * 118;
    return filled(
      `M${top - 30} ${y}C${400 + side * 104} ${y - 30} ${400 + side * 96} ${y - 30} ${top + 30} ${y}` +
        `L${foot + 22} 520C${bend} 540 ${bend} 540 ${foot - 22} 520Z`,
      t.deep,
    );
  };
  const vents = vent(-1, 300) + vent(0, 280) + vent(1, 300);
  const light = gloss(c, 'M214 420C224 330 280 260 350 242', 16, 0.5, 5);
  const sizeWheel =
    '<circle cx="400" cy="632" r="34" fill="#15171b"/>' +
    `<circle cx="396" cy="628" r="26" fill="${a.base}"/>` +
    times(8, (k) => stroked(spoke(400, 632, 26, 34, k * 0.785), '#000', 6, 0.4));
  const neckPad = 'M260 560C330 600 470 600 540 560L520 650C460 680 340 680 280 650Z';
  const body =
    c.ground(400, 714, 200, 18, 0.28) +
    both(stroked('M560 570L470 690', rubber.base, 14)) +
    c.solid(neckPad, rubber, '', { edge: 16, es: 6, ro: 0.4 }) +
    c.solid(shell, t, vents + light, { edge: 56, es: 20 }) +
    sizeWheel;
  return { body, focus: [260, 430, 280, 280] };
}
