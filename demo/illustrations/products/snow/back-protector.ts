import { tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { both, filled, inkOn, webbing } from '../../core/kit.ts';
import { roundRect, symmetric } from '../../core/path.ts';

/** Half widths of the plates, from the neck down. */
const PLATES = [84, 100, 100, 92, 82, 58];

/** Back protector of six plates on a harness. */
export function backProtector(c: Ctx): Drawn {
  const { t } = c;
  const harness = tones('#2a2e35');
  const outline = symmetric([
    ['M', 400, 110],
    ['C', 450, 110, 500, 130, 516, 190],
    ['C', 530, 320, 510, 420, 500, 520],
    ['C', 496, 610, 460, 670, 400, 690],
  ]);
  const straps =
    both(
      webbing('M470 170C560 150 600 230 560 330', harness, 26) +
        webbing('M500 520C580 520 640 540 690 580', harness, 40),
    ) +
    c.drop(outline) +
    c.solid(outline, harness, c.tex(outline, 'mesh', tones('#3a3f47')), { edge: 34 });
  let plates = '';
  for (const [k, half] of PLATES.entries()) {
    const y = 150 + k * 84;
    const plate = `M${400 - half} ${y}C${400 - half * 0.4} ${y - 14} ${400 + half * 0.4} ${y - 14} ${400 + half} ${y}L${400 + half * 0.94} ${y + 66}C${400 + half * 0.4} ${y + 84} ${400 - half * 0.4} ${y + 84} ${400 - half * 0.94} ${y + 66}Z`;
    plates +=
      filled(plate, '#0b1122', 0.34, `transform="translate(3 8)" ${c.blur(5)}`) +
      c.solid(
        plate,
        t,
        c.lift(
          `M${400 - half * 0.8} ${y + 12}C${400 - half * 0.3} ${y} ${400 + half * 0.2} ${y} ${400 + half * 0.6} ${y + 8}`,
          12,
          0.5,
        ),
        { edge: 22, es: 8 },
      ) +
      (k === 1 ? c.mark(374, y + 16, 1.7, inkOn(t, '#333')) : filled(roundRect(372, y + 26, 56, 12, 6), t.dk, 0.5));
  }
  return { body: straps + plates, focus: [270, 200, 270, 270] };
}
