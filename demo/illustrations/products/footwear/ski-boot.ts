import { darken, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { filled, gloss, group, inkOn, rubber, steel, stroked } from '../../core/kit.ts';
import { roundRect } from '../../core/path.ts';
import { heelView } from './heel-view.ts';

/** Alpine boot: hard shell with four buckles. */
export function skiBoot(c: Ctx, view: View): Drawn {
  const { t, a } = c;
  const darkTones = tones(darken(c.color, t.dark ? 0.3 : 0.5));
  if (view === 'back') return heelView(c, { top: 170, w: 128, H: darkTones, foam: t, pull: false, band: c.accent });
  const liner = 'M318 96C390 112 520 112 588 88L600 220H330Z';
  const shaft =
    'M306 150C390 176 530 172 606 140C626 240 636 350 640 440C560 480 420 480 336 440C316 340 304 250 306 150Z';
  const shell =
    'M336 400C300 470 230 510 160 530C112 546 96 600 104 660H640C650 590 650 500 640 420C560 390 420 380 336 400Z';
  let svg =
    c.ground(384, 716, 300, 20, 0.34) +
    c.solid(liner, rubber, c.tex(liner, 'fleece', tones('#3a3f47')), { edge: 20, es: 8 }) +
    filled('M318 96C390 112 520 112 588 88C520 78 380 80 318 96Z', '#0f1114') +
    c.solid(
      shell,
      t,
      gloss(c, 'M140 580C200 548 290 530 340 480', 14, 0.5, 4) +
        filled('M420 660C430 560 520 500 660 480V680H420Z', darkTones.base, 0.75) +
        c.mark(540, 560, 1.6, '#fff'),
      { edge: 44 },
    ) +
    c.drop(shaft, { y: 10, s: 8, op: 0.25 }) +
    c.solid(
      shaft,
      t,
      gloss(c, 'M340 180C336 260 344 340 356 420', 16, 0.5, 5) +
        filled('M540 150C540 260 556 370 580 470H660V130Z', darkTones.base, 0.8) +
        c.mark(420, 230, 1.8, inkOn(t, '#333')),
      { edge: 44 },
    );
  svg +=
    filled('M300 170C380 196 530 194 612 160L616 206C540 240 390 242 304 216Z', a.base) +
    filled('M300 170C380 196 530 194 612 160L613 170C530 204 380 206 301 180Z', a.hi, 0.4);
  for (const [x, y, w, turn] of [
    [316, 268, 190, 6],
    [326, 370, 180, 6],
    [250, 470, 190, -12],
    [180, 548, 180, -14],
  ] as const) {
    svg += group(
      `rotate(${turn} ${x} ${y})`,
      filled(roundRect(x, y, w, 30, 8), '#0b1122', 0.28, `transform="translate(3 8)" ${c.blur(4)}`) +
        filled(roundRect(x, y, w, 28, 8), c.down([0, '#fff'], [0.4, steel.base], [1, steel.dk])) +
        filled(roundRect(x + w * 0.55, y - 5, w * 0.45, 38, 8), rubber.base) +
        stroked(`M${x + 14} ${y + 14}H${x + w * 0.5}`, '#2c3138', 4, 0.5, 'stroke-dasharray="6 6"'),
    );
  }
  svg +=
    `<circle cx="590" cy="440" r="22" fill="${steel.dk}"/>` +
    `<circle cx="587" cy="437" r="15" fill="${steel.lt}"/>` +
    c.solid('M90 650H650L660 700C660 712 652 716 640 716H560V694H330V716H110C92 714 84 690 90 650Z', rubber, '', {
      edge: 12,
      es: 5,
      ro: 0.4,
    });
  return { body: svg, focus: [280, 130, 300, 300] };
}
