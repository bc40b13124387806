import { tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { both, filled, rubber, stroked, times } from '../../core/kit.ts';
import { roundRect, symmetric } from '../../core/path.ts';
import { line } from './line.ts';

/** Colours across the lens, from the upper left to the lower right. */
const WARM = ['#ffd27a', '#f0723a', '#8a2c5c', '#2b1b4a'] as const;
const COLD = ['#bff3e6', '#3fb6c4', '#2b5fae', '#1d1f4f'] as const;

const FRAME = symmetric([
  ['M', 400, 252],
  ['C', 500, 246, 600, 256, 650, 292],
  ['C', 690, 326, 694, 420, 670, 480],
  ['C', 648, 534, 590, 556, 530, 552],
  ['C', 480, 548, 462, 520, 440, 492],
  ['C', 424, 474, 412, 470, 400, 470],
]);
const LENS = symmetric([
  ['M', 400, 284],
  ['C', 490, 278, 586, 288, 626, 316],
  ['C', 656, 346, 660, 414, 640, 462],
  ['C', 622, 504, 580, 522, 532, 518],
  ['C', 492, 514, 478, 490, 454, 464],
  ['C', 434, 442, 420, 436, 400, 436],
]);

/** Ski goggles; the seed chooses warm or cold lenses, the back view shows the padding. */
export function goggles(c: Ctx, view: View): Drawn {
  const back = view === 'back';
  const glass = c.r.chance(0.5) ? WARM : COLD;
  const shadow = c.ground(400, 612, 300, 18, 0.22);
  const straps = both(strap(c));
  const frame =
    c.drop(FRAME, { y: 22, op: 0.28 }) +
    filled(FRAME, '#15171b', 1, 'transform="translate(0 12)"') +
    (back
      ? c.solid(FRAME, tones('#2a2e35'), c.tex(FRAME, 'fleece', tones('#3a3f47')), { edge: 26, es: 9 })
      : c.solid(FRAME, c.t, c.fold('M400 252V290', 8, 0.3), { edge: 26, es: 9 }));
  const lens = back
    ? filled(LENS, '#2b3440', 0.85) + line(LENS, '#11151a', 22)
    : mirroredLens(c, glass) + c.mark(560, 478, 1.1, '#fff', 0.85);
  const vent = (x: number, y: number) => filled(roundRect(x, y, 64, 9, 4), '#0b1122', 0.5);
  const vents = vent(218, 264) + vent(368, 260) + vent(518, 264);
  return { body: shadow + straps + frame + lens + vents, focus: [400, 250, 280, 280] };
}

/** The left end of the strap, woven with arrows. */
function strap(c: Ctx): string {
  const { t, a } = c;
  const outline = 'M40 356C90 340 140 336 190 340V472C140 478 90 474 40 460C26 430 26 386 40 356Z';
  const weave =
    line('M30 372H200M30 440H200', a.hi, 6, 0.5) +
    times(7, (k) => line(`M${46 + k * 24} 396l16 20l-16 20`, t.base, 6)) +
    c.tex(outline, 'wool', a);
  const clip =
    filled(roundRect(150, 352, 40, 106, 8), rubber.base) + filled(roundRect(156, 360, 8, 90, 3), '#fff', 0.2);
  return c.solid(outline, a, weave, { edge: 24, es: 9 }) + clip;
}

/** Coated lens with mountains and two streaks of light in it. */
function mirroredLens(c: Ctx, [near, middle, deep, far]: readonly [string, string, string, string]): string {
  const coat = c.lin(0.05, 0, 0.95, 1, [
    [0, near],
    [0.35, middle],
    [0.72, deep],
    [1, far],
  ]);
  const ridge = 'M120 470L210 380L250 416L330 330L384 400L430 366L500 430L560 350L650 450L700 430V560H120Z';
  const snow = 'M330 330L384 400L362 404L344 372L326 384L310 352ZM560 350L596 390L574 402L552 384L540 376Z';
  const reflection =
    filled(ridge, far, 0.38) +
    filled(snow, '#fff', 0.4) +
    filled('M150 300L300 270L210 540H120Z', '#fff', 0.3) +
    filled('M330 270L370 266L290 540H250Z', '#fff', 0.18) +
    line(LENS, '#0b1122', 30, 0.45, `transform="translate(-6 -8)" ${c.blur(10)}`) +
    stroked('M170 330C240 300 330 292 400 294', '#fff', 7, 0.65, c.blur(2));
  const rim = line(LENS, '#0b1122', 5, 0.6);
  return `${filled(LENS, coat)}<g ${c.clip(LENS)}>${reflection}</g>${rim}`;
}
