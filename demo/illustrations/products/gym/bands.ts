import { mix, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { group, inkOn, stroked } from '../../core/kit.ts';

/** Three resistance bands: a light one, one in the accent and one in the colour. */
export function bands(c: Ctx): Drawn {
  const { t, a } = c;
  const shadow = c.ground(400, 712, 280, 18, 0.26);
  let loops = '';
  for (const [k, T] of [tones(mix(c.color, '#ffffff', 0.45)), a, t].entries()) {
    const x = 210 + k * 90;
    const y = 250 + k * 74;
    const width = 330;
    const height = 250;
    const outline = `M${x} ${y + height / 2}C${x - 10} ${y - 30} ${x + width + 10} ${y - 30} ${x + width} ${y + height / 2}C${x + width + 10} ${y + height + 30} ${x - 10} ${y + height + 30} ${x} ${y + height / 2}Z`;
    loops +=
      stroked(outline, '#0b1122', 46, 0.16, `transform="translate(8 16)" ${c.blur(8)}`) +
      stroked(outline, T.dk, 50) +
      stroked(outline, T.base, 44) +
      stroked(outline, T.hi, 6, 0.4, 'transform="translate(-8 -14)"') +
      c.mark(x + width / 2 - 20, y + height - 4, 1.4, inkOn(T));
  }
  return { body: group('translate(-60 -10)', shadow + loops), focus: [200, 300, 290, 290] };
}
