import { tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Stop } from '../../core/definitions.ts';
import type { Drawn } from '../../core/drawing.ts';
import { filled, group, rubber, stroked, times, tube } from '../../core/kit.ts';
import { circle, roundRect } from '../../core/path.ts';

const WHITE_LENS: readonly Stop[] = [
  [0, '#ffffff'],
  [0.4, '#fff3c4'],
  [0.8, '#cfd6da'],
  [1, '#8a949c'],
];
const RED_LENS: readonly Stop[] = [
  [0, '#ffd9d2'],
  [0.35, '#f2543d'],
  [1, '#8a1d17'],
];

/** Front and rear light, both lit. */
export function bikeLight(c: Ctx): Drawn {
  const { t, a } = c;
  const unit = (x: number, y: number, scale: number, lens: readonly Stop[], glow: string) =>
    group(
      `translate(${x} ${y}) scale(${scale})`,
      filled(circle(0, 0, 190), glow, 0.3, c.blur(30)) +
        filled('M-40 110H40L56 220H-56Z', rubber.base) +
        tube('M-70 220H70', tones('#3a3f47'), 36) +
        c.drop(roundRect(-126, -126, 252, 252, 70), { op: 0.3 }) +
        c.solid(roundRect(-126, -126, 252, 252, 70), t, '', { edge: 34 }) +
        '<circle r="98" fill="#15171b"/>' +
        `<circle r="88" fill="${c.rad(0.4, 0.38, 0.7, lens)}"/>` +
        times(4, (k) => stroked(circle(0, 0, 22 + k * 18), '#000', 2.4, 0.22)) +
        '<ellipse cx="-32" cy="-38" rx="28" ry="16" fill="#fff" opacity=".85" transform="rotate(-30 -32 -38)"/>' +
        filled(roundRect(-26, -140, 52, 24, 10), a.base),
    );
  return {
    body:
      c.ground(400, 716, 280, 18, 0.3) +
      unit(270, 464, 1.06, WHITE_LENS, '#fff0b8') +
      unit(588, 528, 0.8, RED_LENS, '#ff8a76'),
    focus: [140, 330, 280, 280],
  };
}
