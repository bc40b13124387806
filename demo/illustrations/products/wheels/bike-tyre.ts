import { mix, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { filled, inkOn, stroked } from '../../core/kit.ts';
import { circle, roundRect } from '../../core/path.ts';

/** Tyre with a folded tube inside. Variant: stud; without one the seed chooses. The seed also chooses tan walls. */
export function bikeTyre(c: Ctx): Drawn {
  const { a, r } = c;
  const studs = c.variant === 'stud' || (!c.variant && r.chance(0.3));
  const wall = r.chance(0.3) ? '#b98046' : '#2a2d31';
  const shadow = c.ground(400, 716, 240, 18, 0.34);
  const tyre =
    `<circle cx="400" cy="400" r="282" fill="none" stroke="#0b1122" stroke-width="70" opacity=".2" transform="translate(10 16)" ${c.blur(10)}/>` +
    '<circle cx="400" cy="400" r="280" fill="none" stroke="#17191d" stroke-width="72"/>' +
    `<circle cx="400" cy="400" r="250" fill="none" stroke="${wall}" stroke-width="26"/>` +
    stroked(circle(400, 400, 300), '#3a3f47', 24, 1, 'stroke-dasharray="18 10"') +
    stroked(circle(400, 400, 314), '#0d0f12', 10, 1, 'stroke-dasharray="12 16"') +
    (studs ? stroked(circle(400, 400, 304), '#dfe3e6', 10, 1, 'stroke-dasharray="1 36"') : '') +
    stroked('M130 330A280 280 0 0 1 330 130', '#fff', 8, 0.3, c.blur(2)) +
    stroked(circle(400, 400, 236), '#0d0f12', 5, 0.8) +
    stroked(
      'M248 596A250 250 0 0 0 552 596',
      a.light ? a.base : c.color === '#1d2025' ? '#fff' : mix(c.color, '#ffffff', 0.4),
      9,
      0.9,
      'stroke-dasharray="60 14 20 14"',
    );
  const innerTube =
    c.solid(
      'M300 420C300 370 350 350 400 350C450 350 500 370 500 420C500 470 450 490 400 490C350 490 300 470 300 420Z',
      tones('#3a3f47'),
      stroked('M320 420C320 390 360 376 400 376C440 376 480 390 480 420', '#15171b', 8) +
        stroked('M340 430C350 410 380 402 400 402C430 402 450 412 460 430', '#15171b', 8),
      { edge: 16, es: 6, ro: 0.5 },
    ) +
    filled(roundRect(350, 380, 100, 80, 8), a.base) +
    c.mark(376, 400, 1.6, inkOn(a)) +
    filled(roundRect(486, 340, 14, 50, 4), '#c9a14a');
  return { body: shadow + tyre + innerTube, focus: [260, 260, 280, 280] };
}
