import type { Tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { cork, filled, group, rubber, times } from '../../core/kit.ts';
import { ellipse, mirrorX, roundRect } from '../../core/path.ts';
import { line } from './line.ts';

interface Make {
  grip: Tones;
  /** A half basket instead of a round one. */
  nordic: boolean;
  /** Adjustable in length. */
  clamp: boolean;
}

/** Pair of ski poles. Variants: xc | alpine; without one the seed chooses between xc and adjustable ones. */
export function poles(c: Ctx): Drawn {
  const { r, variant } = c;
  const corkBySeed = r.chance(0.35);
  const nordicBySeed = r.chance(0.4);
  const nordic = variant ? variant === 'xc' : nordicBySeed;
  const corkGrip = variant === 'xc' || (variant !== 'alpine' && corkBySeed);
  const make: Make = { grip: corkGrip ? cork : rubber, nordic, clamp: !nordic && variant !== 'alpine' };
  return {
    body:
      group('rotate(11 400 400) translate(64 0)', mirrorX(pole(c, make))) +
      group('rotate(-11 400 400) translate(-64 0)', pole(c, make)),
    focus: [180, 40, 290, 290],
  };
}

const pole = (c: Ctx, make: Make) =>
  shaft(c) + (make.clamp ? clamp(c) : '') + strap(c) + grip(c, make.grip) + basketAndTip(c, make.nordic);

function shaft(c: Ctx): string {
  const { t, a } = c;
  const outline = 'M391 150L409 150L405 706L395 706Z';
  const rings = times(3, (k) => {
    const y = k * 22;
    return filled(`M${392.4 + k * 0.2} ${270 + y}H${407.6 - k * 0.2}V${284 + y}H392.4Z`, a.base);
  });
  return (
    c.drop(outline, { x: 14, y: 12, s: 7, op: 0.3 }) +
    filled(outline, c.across([0, t.lt], [0.3, t.hi], [0.5, t.base], [1, t.dk])) +
    rings +
    filled('M393 470H407V560H393Z', a.base) +
    filled('M393 470H397V560H393Z', '#fff', 0.3)
  );
}

const clamp = (c: Ctx) =>
  c.solid(roundRect(384, 396, 34, 44, 8), rubber, '', { edge: 8, es: 4, ro: 0.3 }) +
  filled(roundRect(412, 402, 12, 30, 5), c.a.base);

function strap(c: Ctx): string {
  const { a } = c;
  const outer = 'M420 92C470 110 486 190 452 252C440 274 424 262 432 240';
  const loop = `${outer}C452 190 440 140 410 124`;
  return (
    line(loop, '#000', 15, 0.18, `transform="translate(6 9)" ${c.blur(5)}`) +
    line(loop, a.sh, 15) +
    line(outer, a.hi, 3, 0.4, 'transform="translate(3 -2)"')
  );
}

function grip(c: Ctx, T: Tones): string {
  const outline =
    'M380 70C384 52 418 50 424 68C428 90 416 100 420 122C424 150 416 176 414 210H388C386 176 378 150 382 124C386 100 376 90 380 70Z';
  const ribs = times(4, (k) => {
    const y = 126 + k * 18;
    return c.fold(`M378 ${y}Q400 ${y + 8} 424 ${y}`, 5, 0.5, T, 1.6);
  });
  return (
    c.drop(outline, { x: 8, y: 8, s: 6, op: 0.3 }) +
    c.solid(outline, T, ribs + filled('M378 62H426V84H378Z', c.a.base), { edge: 16, es: 6, rim: 8, rs: 3 })
  );
}

function basketAndTip(c: Ctx, nordic: boolean): string {
  const shade = c.drop(ellipse(400, 690, 60, 16), { x: 8, y: 8, s: 6, op: 0.3 });
  const basket = nordic
    ? filled('M400 668L446 694C430 712 410 712 396 704Z', c.a.base)
    : filled(ellipse(400, 690, 56, 16), c.across([0, rubber.lt], [1, '#111317'])) +
      line(ellipse(400, 688, 56, 15), '#6a7079', 2.4) +
      line(ellipse(400, 690, 34, 9), '#000', 4, 0.4);
  const tip =
    filled('M390 660H410L407 728L400 752L393 728Z', c.across([0, '#4a4f57'], [1, '#16181c'])) +
    filled('M397 738L400 770L403 738Z', '#9aa0a8');
  return shade + basket + tip;
}
