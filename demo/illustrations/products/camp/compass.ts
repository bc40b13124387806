import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { filled, gloss, group, steel, stroked, times } from '../../core/kit.ts';
import { circle, roundRect } from '../../core/path.ts';

import { spoke } from '../spoke.ts';

/** Base-plate compass. */
export function compass(c: Ctx): Drawn {
  const { t, a } = c;
  const plate = roundRect(230, 70, 340, 660, 36);
  const base =
    c.drop(plate, { x: 14, y: 18, s: 14, op: 0.26 }) +
    filled(plate, c.slant([0, '#f4fbff', 0.9], [0.5, '#cfe4ee', 0.85], [1, '#a9c6d4', 0.9])) +
    stroked(plate, '#ffffff', 5, 0.8) +
    stroked('M400 110V240', '#c8402a', 12) +
    filled('M400 84L428 130H372Z', '#c8402a') +
    times(17, (k) => stroked(`M250 ${120 + k * 34}h${k % 5 ? 14 : 28}`, '#2b3a4a', 4, 0.8)) +
    times(17, (k) => stroked(`M550 ${120 + k * 34}h-${k % 5 ? 10 : 22}`, '#2b3a4a', 4, 0.8)) +
    filled(circle(490, 160, 44), '#ffffff', 0.5) +
    stroked(circle(490, 160, 44), '#2b3a4a', 4, 0.5);
  const housing =
    c.drop(circle(400, 480, 176), { y: 10, op: 0.26 }) +
    c.solid(
      circle(400, 480, 174),
      t,
      times(36, (k) => stroked(spoke(400, 480, 172, 158, (k * Math.PI) / 18), t.dk, 8, 0.5)),
      { edge: 26, es: 9 },
    ) +
    `<circle cx="400" cy="480" r="138" fill="${c.rad(0.4, 0.35, 0.8, [
      [0, '#ffffff'],
      [1, '#d5e1e4'],
    ])}"/>` +
    times(24, (k) => {
      const quarter = k % 6 === 0;
      return stroked(spoke(400, 480, 130, quarter ? 104 : 118, (k * Math.PI) / 12), '#2b3a4a', quarter ? 6 : 3);
    });
  const needle =
    group(
      'rotate(28 400 480)',
      filled('M400 364L424 480H376Z', '#c8402a') +
        filled('M400 596L424 480H376Z', '#f6f3ea') +
        stroked('M400 596L424 480H376Z', '#2b3a4a', 3) +
        filled('M400 364L424 480H400Z', '#000', 0.16) +
        `<circle cx="400" cy="480" r="11" fill="${steel.dk}"/>`,
    ) +
    gloss(c, 'M300 430C316 386 350 364 390 358', 10, 0.8, 3) +
    stroked('M400 730C380 790 300 760 330 700', a.base, 10);
  return { body: group('rotate(-14 400 400) translate(0 -6)', base + housing + needle), focus: [250, 330, 290, 290] };
}
