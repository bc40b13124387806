import { tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { filled, group, rubber, stroked, times, tube } from '../../core/kit.ts';
import { roundRect } from '../../core/path.ts';

/** Prints of the upper side. */
const peaks = ({ a }: Ctx) =>
  filled('M270 420L340 250L380 320L430 200L540 420V800H270Z', a.base) +
  filled('M430 200L456 262L430 282L410 254ZM340 250L358 284L340 300L326 284Z', '#fff', 0.9) +
  filled('M270 560L360 440L430 540L480 470L540 560V800H270Z', a.sh);

const waves = ({ a }: Ctx) =>
  times(5, (k) => {
    const y = k * 100;
    return stroked(`M250 ${200 + y}C320 ${120 + y} 400 ${300 + y} 560 ${180 + y}`, k % 2 ? a.lt : a.base, 34);
  });

const split = ({ t, a }: Ctx) =>
  filled('M400 0H560V800H400Z', a.base) +
  filled('M400 300L480 400L400 500Z', t.base) +
  filled('M400 300L320 400L400 500Z', a.base);

const sun = ({ a }: Ctx) =>
  `<circle cx="400" cy="250" r="120" fill="${a.base}"/>` +
  times(6, (k) => filled(`M260 ${420 + k * 60}H540v${26 - k * 2}H260Z`, a.base, 0.95));

const base = (c: Ctx) => filled('M250 0H560V800H250Z', '#20242b') + c.mark(340, 350, 4, c.color, 0.95);

/** One binding from above, at height y. */
function binding(c: Ctx, y: number, angle: number): string {
  const { a } = c;
  const footbed = roundRect(330, y - 24, 140, 48, 16);
  return group(
    `rotate(${angle} 400 ${y})`,
    filled(roundRect(306, y - 44, 188, 88, 30), '#0b1122', 0.3, `transform="translate(4 10)" ${c.blur(7)}`) +
      c.solid(
        roundRect(308, y - 42, 184, 84, 28),
        rubber,
        filled(footbed, '#3a3f47') + c.tex(footbed, 'mesh', tones('#3a3f47')),
        { edge: 14, es: 6, ro: 0.4 },
      ) +
      c.solid(
        `M470 ${y - 60}C520 ${y - 50} 530 ${y + 50} 470 ${y + 60}C490 ${y + 20} 490 ${y - 20} 470 ${y - 60}Z`,
        a,
        '',
        { edge: 10, es: 4 },
      ) +
      tube(`M352 ${y - 48}V${y + 48}`, tones('#4a4f57'), 24) +
      tube(`M424 ${y - 50}V${y + 50}`, a, 26) +
      filled(roundRect(414, y + 30, 22, 30, 5), rubber.base),
  );
}

/** Snowboard with bindings; the back shows the base. The seed chooses the print. */
export function snowboard(c: Ctx, view: View): Drawn {
  const { t, r } = c;
  const print = r.pick([peaks, waves, split, sun]);
  const back = view === 'back';
  const outline =
    'M400 24C470 24 510 80 512 150C514 250 480 320 480 400C480 480 514 550 512 650C510 720 470 776 400 776C330 776 290 720 288 650C286 550 320 480 320 400C320 320 286 250 288 150C290 80 330 24 400 24Z';
  const shine = stroked('M330 90C316 200 350 300 346 400C346 520 316 600 330 720', '#fff', 10, 0.4, c.blur(5));
  const board =
    c.drop(outline, { x: 16, y: 16, s: 14, op: 0.28 }) +
    filled(outline, '#22262c', 1, 'transform="translate(5 4)"') +
    c.solid(outline, t, (back ? base(c) : print(c)) + shine, { edge: 26, es: 9 }) +
    stroked(outline, '#c9ced4', 2.6);
  const bindings = back ? '' : binding(c, 270, 14) + binding(c, 510, -12);
  return { body: group('rotate(8 400 400)', board + bindings), focus: [250, 160, 290, 290] };
}
