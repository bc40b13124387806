import { darken, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { filled, gloss, inkOn, panel, steel, stroked } from '../../core/kit.ts';
import { ellipse, roundRect } from '../../core/path.ts';
import { heelView } from './heel-view.ts';
import { laceColor, laces } from './laces.ts';
import { lugs } from './lugs.ts';

/** Winter boot with quilted shaft, rubber shell and perhaps a fur collar. Variants: winter | snowboard. */
export function winterBoot(c: Ctx, view: View): Drawn {
  const { t, a, r } = c;
  const snowboard = c.variant === 'snowboard';
  const fur = !snowboard && r.chance(0.75);
  const shellTones = tones(r.chance(0.6) ? '#2a2d31' : darken(c.accent, 0.3));
  const furTones = tones('#e6dccb');
  if (view === 'back') return heelView(c, { top: 220, w: 124, H: shellTones, foam: shellTones, fur, pull: true });
  const shaft =
    'M318 176C380 190 520 190 590 172C602 250 602 340 620 430C634 500 640 560 640 640H130' +
    'C120 600 132 556 170 536C230 506 290 480 312 420C326 340 326 260 318 176Z';
  let inner = snowboard
    ? c.tex(shaft, 'twill')
    : [0, 1, 2, 3]
        .map((k) =>
          filled(
            `M290 ${190 + k * 78}C400 ${206 + k * 78} 540 ${204 + k * 78} 640 ${186 + k * 78}V${264 + k * 78}` +
              `C540 ${284 + k * 78} 400 ${286 + k * 78} 290 ${268 + k * 78}Z`,
            c.down([0, t.sh], [0.25, t.lt], [0.5, t.base], [1, t.dk]),
          ),
        )
        .join('');
  inner +=
    c.lift('M352 210C356 320 352 420 320 470', 26, 0.4, t, 11) +
    c.fold('M600 240C596 340 612 440 630 540', 26, 0.24, t, 11) +
    c.mark(520, snowboard ? 280 : 400, 1.6, inkOn(t, '#333'), 0.92);
  if (snowboard) {
    inner +=
      filled('M430 400C500 420 580 410 640 380V470C570 500 490 500 420 480Z', panel(c, a)) +
      c.seam('M430 400C500 420 580 410 640 380', t) +
      filled('M420 190C410 300 420 400 400 500L470 510C480 400 480 300 480 190Z', shellTones.base, 0.5);
  }
  let svg =
    c.ground(392, 716, 300, 20, 0.34) +
    filled(ellipse(454, 180, 136, 20), t.deep) +
    c.solid(shaft, t, inner, { edge: 44 });
  const shell =
    'M124 640C112 590 132 546 180 528C250 500 296 486 326 458C350 484 400 504 460 502' +
    'C540 500 600 480 640 450C650 520 652 580 648 640Z';
  svg += c.solid(
    shell,
    shellTones,
    gloss(c, 'M166 566C210 536 270 516 312 484', 10, 0.36, 3) +
      stroked('M326 458C350 484 400 504 460 502C540 500 600 480 640 450', a.base, 9),
    { edge: 36 },
  );
  // laces on hooks
  svg +=
    laces(
      c,
      [
        [316, 220, 392, 240],
        [318, 276, 396, 296],
        [318, 332, 396, 352],
        [310, 388, 384, 410],
        [286, 438, 352, 460],
      ],
      laceColor(c),
      11,
    ) +
    (
      [
        [396, 240],
        [400, 296],
        [400, 352],
        [388, 410],
        [356, 460],
      ] as const
    )
      .map(
        ([x, y]) =>
          filled(roundRect(x - 5, y - 10, 24, 20, 6), steel.sh) +
          filled(roundRect(x - 3, y - 8, 18, 8, 4), '#fff', 0.6),
      )
      .join('');
  if (fur) {
    const collar =
      'M300 132C380 112 540 108 606 128C622 150 618 200 602 218C520 240 390 244 312 222C292 200 288 156 300 132Z';
    let hairs = '';
    for (let k = 0; k < 150; k++) {
      const x = r.range(300, 606);
      const y = r.range(122, 228);
      const angle = r.range(0.2, 2.8);
      hairs += stroked(
        `M${x.toFixed(0)} ${y.toFixed(0)}l${(Math.cos(angle) * 16).toFixed(0)} ${(Math.sin(angle) * 16).toFixed(0)}`,
        k % 3 ? (y < 165 ? furTones.hi : furTones.base) : furTones.sh,
        5,
      );
    }
    svg +=
      c.drop(collar, { y: 10, s: 7, op: 0.22 }) +
      filled(
        collar,
        c.lin(0, 0, 0.4, 1, [
          [0, furTones.lt],
          [1, furTones.sh],
        ]),
      ) +
      hairs +
      filled(ellipse(454, 140, 118, 13), '#4a3f33', 0.85);
  } else {
    svg +=
      stroked('M318 178C380 192 520 192 590 174', a.base, 22) +
      stroked('M318 172C380 186 520 186 590 168', a.hi, 4, 0.4);
  }
  svg +=
    stroked('M590 190C616 150 644 176 620 240', a.base, 14) +
    c.solid(
      lugs(110, 662, 640, 76, 58),
      tones(snowboard ? '#3a3f47' : '#23262b'),
      snowboard ? stroked('M110 656H662', a.base, 7, 0.9) : '',
      { edge: 16, es: 6, rim: 8, rs: 2, ro: 0.4 },
    );
  return { body: svg, focus: [280, 130, 300, 300] };
}
