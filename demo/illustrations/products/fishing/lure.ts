import { mix, type Tones, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { cylinder, filled, gloss, group, steel, stroked, times, tube } from '../../core/kit.ts';
import { roundRect } from '../../core/path.ts';

/** Lure. Variants: spoon | spinner | wobbler | fly (three of them). */
export function lure(c: Ctx): Drawn {
  if (c.variant === 'wobbler') return wobbler(c);
  if (c.variant === 'fly') return flies(c);
  const svg = c.variant === 'spinner' ? spinner(c) : spoon(c);
  return {
    body: c.ground(420, 740, 120, 10, 0.16) + group('rotate(24 400 400) translate(0 -6)', svg),
    focus: [270, 150, 290, 290],
  };
}

/** Treble hook. */
const hook = (x: number, y: number, scale: number): string =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    [-1, 0, 1]
      .map(
        (k) =>
          stroked(`M0 0V70C0 110 ${k * 70} 110 ${k * 64} 56`, k ? steel.dk : '#3a3f47', 8) +
          stroked(`M${k * 64} 58l${-k * 16} 18`, steel.dk, 7),
      )
      .join('') +
      stroked('M-2 0V66', '#fff', 2, 0.5) +
      `<circle r="15" fill="none" stroke="${steel.sh}" stroke-width="7"/>`,
  );

/** Split ring. */
const ring = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="17" fill="none" stroke="${steel.dk}" stroke-width="7"/>` +
  `<circle cx="${x - 1}" cy="${y - 2}" r="17" fill="none" stroke="#fff" stroke-width="2" opacity=".6"/>`;

function spoon(c: Ctx): string {
  const { t, a } = c;
  const outline =
    'M400 100C470 160 510 280 500 400C492 490 450 560 400 580C350 560 308 490 300 400C290 280 330 160 400 100Z';
  return (
    ring(400, 82) +
    hook(400, 606, 1) +
    c.drop(outline, { op: 0.26 }) +
    c.solid(
      outline,
      t,
      filled('M400 80C460 150 480 280 470 420C464 500 440 560 400 600V80Z', a.base, 0.92) +
        (c.fine ? filled(outline, c.pattern(22, 16, stroked('M0 8C6 0 16 0 22 8', '#fff', 2, 0.35))) : '') +
        times(4, (k) => `<circle cx="${440 - k * 4}" cy="${240 + k * 76}" r="13" fill="#b3261e"/>`) +
        gloss(c, 'M336 260C330 340 336 430 356 490', 22, 0.7, 6) +
        '<circle cx="392" cy="170" r="17" fill="#fff"/>' +
        '<circle cx="392" cy="170" r="9" fill="#15171b"/>',
      { edge: 36 },
    )
  );
}

function spinner(c: Ctx): string {
  const { t, a } = c;
  const blade = 'M470 180C530 220 560 320 530 420C510 470 470 480 450 440C430 360 440 250 470 180Z';
  return (
    ring(400, 90) +
    tube('M400 106V560', steel, 9) +
    c.drop(blade, { op: 0.26 }) +
    stroked('M404 190C430 176 450 176 470 190', steel.sh, 8) +
    filled(blade, c.slant([0, '#fff3c4'], [0.4, t.light ? '#d9b24a' : t.lt], [1, t.dk])) +
    times(4, (k) => `<circle cx="${488 + (k % 2) * 12}" cy="${270 + k * 44}" r="12" fill="${a.base}"/>`) +
    gloss(c, 'M466 240C456 300 456 360 464 410', 9, 0.7, 3) +
    filled('M372 330H428L440 470C440 500 360 500 360 470Z', cylinder(c, t)) +
    filled(roundRect(366, 380, 68, 26, 4), a.base) +
    `<circle cx="400" cy="306" r="20" fill="${a.base}"/>` +
    '<circle cx="400" cy="266" r="14" fill="#c8402a"/>' +
    hook(400, 560, 1) +
    times(12, (k) =>
      stroked(
        `M${388 + k * 2} 590C${350 + k * 8} 640 ${340 + k * 11} 680 ${336 + k * 11.6} 710`,
        k % 2 ? a.base : t.base,
        5,
      ),
    )
  );
}

function wobbler(c: Ctx): Drawn {
  const { t, a } = c;
  const outline =
    'M110 400C160 300 300 270 440 300C540 322 620 360 680 400C620 440 540 478 440 490C300 510 160 490 110 400Z';
  const lip = 'M130 430C100 470 84 510 96 540C130 520 160 480 180 450Z';
  const svg =
    group('translate(300 520) scale(.8)', hook(0, 0, 1)) +
    group('translate(590 470) scale(.8)', hook(0, 0, 1)) +
    ring(96, 396) +
    ring(700, 400) +
    filled(lip, '#d6eef5', 0.85) +
    stroked(lip, '#8fb6c4', 4) +
    c.drop(outline, { op: 0.26 }) +
    c.solid(
      outline,
      t,
      filled('M90 400C250 430 500 440 700 400V540H90Z', mix(c.color, '#ffffff', 0.75)) +
        times(6, (k) =>
          filled(
            `M${290 + k * 60} 280C${270 + k * 60} 330 ${276 + k * 60} 370 ${296 + k * 60} 400L${314 + k * 60} 400` +
              `C${300 + k * 60} 370 ${300 + k * 60} 330 ${316 + k * 60} 280Z`,
            a.base,
            0.9,
          ),
        ) +
        (c.fine ? filled(outline, c.pattern(20, 16, stroked('M0 8C5 0 15 0 20 8', '#000', 1.6, 0.16))) : '') +
        gloss(c, 'M170 356C260 306 380 302 480 326', 12, 0.7, 4),
      { edge: 40 },
    ) +
    '<circle cx="190" cy="380" r="34" fill="#f2e6b8"/>' +
    '<circle cx="190" cy="380" r="19" fill="#15171b"/>' +
    '<circle cx="184" cy="373" r="7" fill="#fff"/>' +
    stroked('M240 330C262 360 262 430 236 464', t.dk, 6, 0.6);
  return { body: c.ground(400, 716, 240, 14, 0.2) + group('translate(0 20)', svg), focus: [90, 260, 290, 290] };
}

function flies(c: Ctx): Drawn {
  const { t, a } = c;
  const fly = (x: number, y: number, scale: number, A: Tones, B: Tones) =>
    group(
      `translate(${x} ${y}) scale(${scale})`,
      stroked('M-130 0H60C130 0 140 90 70 96C40 98 24 84 26 64', '#3a3f47', 12) +
        stroked('M-130 -3H60', '#fff', 3, 0.4) +
        times(16, (k) =>
          stroked(
            `M-60 0C${-90 + k * 7} ${-70 - (k % 3) * 14} ${-60 + k * 10} ${-110 - (k % 2) * 16} ` +
              `${-40 + k * 10} ${-130 + (k % 4) * 12}`,
            k % 2 ? A.lt : A.base,
            5,
            0.9,
          ),
        ) +
        times(12, (k) => stroked(`M${-84 + k * 3} 0q${-16 + k * 3} 40 ${-30 + k * 7} 66`, B.base, 4, 0.9)) +
        stroked('M-76 0H50', B.sh, 28) +
        times(7, (k) => stroked(`M${-64 + k * 18} -13v26`, '#f2c94c', 5)) +
        '<circle cx="-96" cy="0" r="17" fill="#15171b"/>' +
        times(5, (k) => stroked(`M50 0C90 ${-20 + k * 8} 120 ${-24 + k * 12} 150 ${-30 + k * 14}`, A.sh, 4)),
    );
  const svg = fly(300, 260, 1.15, t, a) + fly(540, 440, 1, a, t) + fly(290, 590, 0.95, tones('#8a6a48'), t);
  return { body: c.ground(400, 720, 240, 12, 0.14) + svg, focus: [140, 120, 300, 300] };
}
