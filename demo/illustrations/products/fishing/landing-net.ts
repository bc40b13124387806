import { mix } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { filled, group, rubber, steel, stroked, tube } from '../../core/kit.ts';
import { roundRect } from '../../core/path.ts';

/** Landing net. */
export function landingNet(c: Ctx): Drawn {
  const { t, a } = c;
  const hoop = 'M400 80C520 80 580 190 560 300C548 370 480 420 400 430C320 420 252 370 240 300C220 190 280 80 400 80Z';
  const bag = 'M236 270C230 420 270 620 380 680C440 700 500 640 530 560C560 460 570 360 564 270Z';
  let strands = '';
  for (let k = 0; k <= 12; k++) {
    strands += `M${236 + k * 27} 250C${250 + k * 24} 420 ${330 + k * 8} 600 ${380 + k * 4} 690`;
    strands += `M228 ${290 + k * 34}C320 ${340 + k * 34} 480 ${340 + k * 34} 572 ${290 + k * 34}`;
  }
  const net =
    `<g ${c.clip(bag)}>` +
    filled(bag, mix(c.accent, '#ffffff', 0.5), 0.28) +
    stroked(strands, a.dark ? mix(c.accent, '#8f9aa0', 0.35) : a.sh, 5, 0.85) +
    '</g>' +
    stroked(bag, a.sh, 5, 0.6) +
    stroked(hoop, t.dk, 26) +
    stroked(hoop, t.base, 21) +
    stroked('M250 260C240 180 300 90 396 88', t.hi, 5, 0.6) +
    tube('M400 430V700', steel, 24) +
    tube('M400 560V720', rubber, 42) +
    filled(roundRect(378, 426, 44, 60, 10), t.sh) +
    c.mark(385, 620, 1, '#fff');
  return {
    body: c.ground(440, 726, 220, 12, 0.16) + group('rotate(26 400 400) translate(0 -10)', net),
    focus: [300, 60, 290, 290],
  };
}
