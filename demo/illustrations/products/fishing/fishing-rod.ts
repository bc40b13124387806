import { mix, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { cork, cylinder, filled, group, inkOn, rubber, steel, stroked, times, tube } from '../../core/kit.ts';
import { circle, ellipse, mirrorX, roundRect, tenth } from '../../core/path.ts';
import { reelShape } from './reel-shape.ts';

/** Fishing rod in two sections. Variants: spin (with reel) | fly | ice | set (with a box of tackle). */
export function fishingRod(c: Ctx, view: View): Drawn {
  if (c.variant === 'ice') return iceRod(c);
  const butt =
    blank(c) +
    filled(roundRect(-19, -20, 38, 70, 14), cylinder(c, cork)) +
    filled(roundRect(-16, 48, 32, 84, 6), cylinder(c, rubber)) +
    filled(roundRect(-19, 40, 38, 16, 6), cylinder(c, steel)) +
    filled(roundRect(-20, 130, 40, 90, 16), cylinder(c, cork)) +
    filled(roundRect(-20, 208, 40, 18, 8), rubber.base) +
    times(4, (k) => stroked(`M-18 ${-6 + k * 14}H18`, cork.dk, 2, 0.35));
  const reel =
    c.variant === 'fly'
      ? group('translate(-74 176)', flyReel(c))
      : group('translate(-84 92) rotate(90) scale(.5)', reelShape(c, tones('#3a3f47'), c.a));
  let svg =
    c.ground(330, 730, 260, 12, 0.16) +
    group('translate(330 610) rotate(38) scale(.9)', blank(c) + filled(roundRect(-9, -10, 18, 60, 4), steel.sh)) +
    group('translate(250 560) rotate(38)', butt + reel);
  if (c.variant === 'set') svg += group('translate(560 590) scale(.92)', tackle(c));
  return { body: view === 'back' ? mirrorX(svg) : svg, focus: [90, 400, 300, 300] };
}

/** One section of the rod with its guides, pointing up from the origin. */
function blank(c: Ctx): string {
  const { t, a } = c;
  let svg =
    stroked('M0 0L0 -660', '#0b1122', 12, 0.18, `transform="translate(10 8)" ${c.blur(5)}`) +
    filled('M-8 0L-2 -680H2L8 0Z', c.across([0, t.lt], [0.35, t.hi], [0.6, t.base], [1, t.dk]));
  for (const [y, size] of [
    [-190, 20],
    [-320, 16],
    [-430, 13],
    [-520, 10],
    [-596, 8],
    [-660, 6],
  ] as const) {
    svg +=
      stroked(`M0 ${y}L${-size * 0.9} ${y - 4}`, steel.dk, 5) +
      stroked(ellipse(-size * 1.3, y - 6, size * 0.5, size * 0.8), steel.sh, 5) +
      filled(roundRect(-8, y - 12, 16, 24, 4), a.base);
  }
  return svg;
}

function flyReel(c: Ctx): string {
  const { t } = c;
  return (
    `<circle r="74" fill="${t.dk}"/>` +
    `<circle cx="-3" cy="-3" r="68" fill="${c.rad(0.36, 0.3, 0.8, [
      [0, t.hi],
      [0.5, t.base],
      [1, t.dk],
    ])}"/>` +
    `<circle cx="-3" cy="-3" r="44" fill="${mix(c.accent, '#f2e6b8', 0.6)}"/>` +
    times(
      8,
      (k) =>
        `<circle cx="${tenth(-3 + 56 * Math.cos(k * 0.785))}" cy="${tenth(-3 + 56 * Math.sin(k * 0.785))}" r="8" ` +
        'fill="#15171b"/>',
    ) +
    `<circle cx="-3" cy="-3" r="14" fill="${steel.dk}"/>` +
    '<circle cx="-30" cy="20" r="11" fill="#15171b"/>'
  );
}

/** Box with a fish and a float. */
function tackle(c: Ctx): string {
  const { t, a } = c;
  return (
    filled(roundRect(-110, -70, 230, 180, 18), '#fbf8f0') +
    filled(roundRect(-110, -70, 230, 46, 18), a.base) +
    filled('M-80 20C-50 -10 0 -10 20 20C0 50 -50 50 -80 20ZM20 20L46 0V40Z', t.base) +
    '<circle cx="-60" cy="14" r="6" fill="#15171b"/>' +
    '<circle cx="80" cy="30" r="24" fill="#f6f3ea" stroke="#c8402a" stroke-width="8"/>' +
    c.mark(-90, -58, 1, inkOn(a))
  );
}

/** Short rod for ice fishing with a simple reel, line and jig. */
function iceRod(c: Ctx): Drawn {
  const { t, a, r } = c;
  const blankLine = 'M560 200C480 320 430 400 380 470';
  const svg =
    c.ground(400, 716, 240, 14, 0.2) +
    stroked(blankLine, t.dk, 13) +
    stroked(blankLine, t.base, 10) +
    stroked('M562 196C580 170 590 160 600 150', a.base, 8) +
    c.solid(
      'M390 450C420 470 420 490 400 520L300 660C270 700 200 690 196 640C196 610 220 590 240 580L340 460' +
        'C356 446 372 440 390 450Z',
      r.chance(0.5) ? cork : rubber,
      '',
      { edge: 26, es: 9 },
    ) +
    `<circle cx="330" cy="580" r="84" fill="${t.dk}"/>` +
    `<circle cx="326" cy="576" r="78" fill="${c.rad(0.36, 0.3, 0.8, [
      [0, t.hi],
      [0.5, t.base],
      [1, t.dk],
    ])}"/>` +
    '<circle cx="326" cy="576" r="46" fill="#f2e6b8"/>' +
    times(4, (k) => stroked(circle(326, 576, 22 + k * 7), '#a9842a', 2, 0.5)) +
    `<circle cx="326" cy="576" r="15" fill="${steel.dk}"/>` +
    tube('M326 576L390 540', steel, 10) +
    `<circle cx="392" cy="538" r="16" fill="${a.base}"/>` +
    stroked('M600 150C620 300 616 480 610 590', '#8f9aa0', 2.4) +
    filled('M610 590C626 610 626 650 610 676C594 650 594 610 610 590Z', c.across([0, a.hi], [1, a.sh])) +
    stroked('M610 676q14 24 -6 28', steel.dk, 5);
  return { body: svg, focus: [180, 430, 290, 290] };
}
