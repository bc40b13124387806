import { mix, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { both, filled, group, inkOn, steel, stroked, times, tube, webbing, wood } from '../../core/kit.ts';

/** Crease k of the near side, from the left ring (side 1) or the right one (-1) to the middle. */
function crease(k: number, side: 1 | -1, middle: number): string {
  const x = (fromLeft: number) => (side === 1 ? fromLeft : 800 - fromLeft);
  const [start, first, second] = [x(110 + k * 14), x(200 + k * 20), x(300 + k * 20)];
  const y = k * 20;
  return `M${start} ${250 + y}C${first} ${430 + y} ${second} ${520 + k * 16} 400 ${middle + y}`;
}

/** Hammock between two straps. Variant: tarp (on a ridge line). */
export function hammock(c: Ctx): Drawn {
  return c.variant === 'tarp' ? tarp(c) : hangingHammock(c);
}

function hangingHammock(c: Ctx): Drawn {
  const { t, a, r } = c;
  const far = 'M96 220C200 400 600 400 704 220C640 470 540 560 400 560C260 560 160 470 96 220Z';
  const near =
    'M96 220C180 430 320 500 400 500C480 500 620 430 704 220C690 470 560 650 400 650C240 650 110 470 96 220Z';
  const twoToned = r.chance(0.6);
  const shadow = c.ground(400, 712, 240, 16, 0.22);
  const farSide =
    webbing('M100 226L24 150', a, 18) +
    webbing('M700 226L776 150', a, 18) +
    filled(far, t.sh) +
    `<g ${c.clip(far)}>` +
    c.fold('M200 330C300 430 500 430 600 330', 26, 0.4) +
    filled('M96 220C200 330 600 330 704 220V300H96Z', '#0b1122', 0.2) +
    '</g>';
  const nearSide =
    c.drop(near, { y: 14, op: 0.16 }) +
    c.solid(
      near,
      t,
      c.tex(near, 'ripstop') +
        (twoToned ? filled('M80 220C180 520 320 590 400 590C480 590 620 520 720 220V700H80Z', a.base, 0.95) : '') +
        times(5, (k) => c.fold(crease(k, 1, 540), 10, 0.2)) +
        times(3, (k) => c.fold(crease(k, -1, 545), 10, 0.26)) +
        c.lift('M130 320C200 470 300 540 390 556', 20, 0.4) +
        c.mark(360, 516, 2.4, inkOn(t, '#333')),
      { edge: 40 },
    );
  const rings = both(
    `<circle cx="704" cy="220" r="20" fill="none" stroke="${steel.sh}" stroke-width="10"/>` +
      '<circle cx="702" cy="218" r="20" fill="none" stroke="#fff" stroke-width="3" opacity=".5"/>',
  );
  return { body: group('translate(0 20)', shadow + farSide + nearSide + rings), focus: [130, 330, 290, 290] };
}

function tarp(c: Ctx): Drawn {
  const { t, a } = c;
  const left = 'M120 250L400 180L300 640C220 600 130 590 60 600Z';
  const right = 'M400 180L690 260L740 610C620 580 440 590 300 640Z';
  const shadow = `<ellipse cx="400" cy="668" rx="350" ry="30" fill="#141a26" opacity=".24" ${c.blur(16)}/>`;
  const poles = tube('M400 180V150', wood, 14) + tube('M116 240V690', wood, 16) + tube('M694 250V690', wood, 16);
  const inside = filled('M120 250L400 180L690 260L740 610L300 640L60 600Z', t.deep);
  const sheets =
    c.solid(
      left,
      tones(t.lt),
      c.tex(left, 'ripstop') +
        c.fold('M240 240C220 380 200 500 170 590', 22, 0.24) +
        c.lift('M190 260C160 380 130 500 100 590', 20, 0.4),
      { edge: 30 },
    ) +
    c.solid(
      right,
      t,
      c.tex(right, 'ripstop') +
        c.fold('M520 240C540 380 540 480 520 590', 26, 0.24) +
        c.fold('M420 220C400 380 370 520 330 620', 26, 0.3) +
        c.lift('M600 270C630 400 650 500 660 590', 16, 0.24) +
        c.mark(560, 420, 3, inkOn(t, '#333')),
      { edge: 40 },
    );
  const guy = (x: number, y: number, pegX: number, pegY: number) =>
    stroked(`M${x} ${y}L${pegX} ${pegY}`, mix(c.accent, '#ffffff', 0.3), 4) +
    `<circle cx="${x}" cy="${y}" r="8" fill="${a.base}"/>`;
  const guyLines =
    guy(60, 600, 16, 690) +
    guy(740, 610, 786, 690) +
    guy(300, 640, 286, 700) +
    guy(120, 250, 30, 400) +
    guy(690, 260, 776, 420);
  return { body: shadow + poles + inside + sheets + guyLines, focus: [330, 190, 290, 290] };
}
