import { tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { filled, gloss, inkOn, panel, rubber, secondTones, steel, stroked, times } from '../../core/kit.ts';
import { ellipse, mirrorX, roundRect } from '../../core/path.ts';
import { laceColor, laces } from './laces.ts';

/** Skates. Variants: hockey | figure | inline; without one the seed chooses ice skates. */
export function skates(c: Ctx, view: View): Drawn {
  const { t, a, r } = c;
  const kind = c.variant || r.pick(['hockey', 'figure']);
  const inline = kind === 'inline';
  const figure = kind === 'figure';
  const top = figure ? 150 : 170;
  const soleTop = 560;
  const outline =
    `M330 ${top}C400 ${top + 18} 520 ${top + 18} 584 ${top - 6}C596 260 606 360 620 440` +
    `C630 490 634 520 632 ${soleTop}H150C138 ${soleTop - 40} 152 ${soleTop - 76} 196 ${soleTop - 92}` +
    `C260 ${soleTop - 114} 312 420 328 370C340 310 336 240 330 ${top}Z`;
  const inner =
    c.tex(outline, 'twill') +
    c.lift('M360 200C366 290 360 370 330 420C280 470 220 490 180 520', 22, 0.42, t, 9) +
    filled('M660 380C560 400 490 460 470 600H680Z', panel(c, secondTones(c))) +
    c.seam('M640 384C560 404 496 464 478 556', t, { sx: 8, sy: 0 }) +
    c.fold('M350 380C420 410 540 406 610 370', 14, 0.28) +
    c.mark(520, 470, 1.6, inkOn(t, '#333'));
  let svg = c.ground(390, 716, 280, 16, 0.34);
  // frame
  if (inline) {
    svg += c.solid('M170 560H624L600 640H210Z', tones('#3a3f47'), stroked('M190 590H610', a.base, 10), {
      edge: 12,
      es: 5,
      ro: 0.4,
    });
    for (let k = 0; k < 4; k++) {
      const x = 208 + k * 128;
      svg +=
        `<circle cx="${x}" cy="654" r="62" fill="${a.dk}"/>` +
        `<circle cx="${x}" cy="654" r="58" fill="${c.rad(0.36, 0.3, 0.8, [
          [0, a.hi],
          [0.5, a.base],
          [1, a.sh],
        ])}"/>` +
        `<circle cx="${x}" cy="654" r="32" fill="#2a2e35"/>` +
        `<circle cx="${x}" cy="654" r="12" fill="${steel.lt}"/>`;
    }
  } else {
    const holder = figure
      ? 'M190 556H290L270 640H220ZM470 556H630L610 640H520Z'
      : 'M180 552H330L300 636H500L480 552H630L604 668H206Z';
    svg += c.solid(holder, figure ? tones('#d9dde1') : rubber, '', { edge: 12, es: 5, ro: 0.4 });
    const blade = figure
      ? 'M150 640C140 664 150 690 176 700L640 704C660 704 668 696 668 684L640 640Z'
      : 'M172 676C164 700 190 716 240 716H600C640 716 664 700 658 676L640 664H190Z';
    svg +=
      filled(blade, c.down([0, steel.sh], [0.3, '#ffffff'], [0.6, steel.base], [1, steel.dk])) +
      stroked(figure ? 'M176 702L640 706' : 'M236 715H604', '#565d66', 3) +
      (figure ? times(4, (k) => filled(`M${150 + k * 7} ${664 + k * 10}l-14 4l10 10Z`, steel.dk)) : '');
  }
  svg +=
    c.solid(
      `M318 ${top - 20}C330 ${top - 46} 380 ${top - 48} 396 ${top - 24}L420 ${top + 100}L350 ${top + 120}Z`,
      secondTones(c),
      '',
      { edge: 18, es: 7 },
    ) +
    filled(ellipse(457, top + 2, 127, 16), t.deep) +
    c.solid(outline, t, inner, { edge: 42 });
  if (inline) {
    svg +=
      c.solid(
        `M366 ${top + 70}C440 ${top + 96} 540 ${top + 92} 600 ${top + 64}L616 ${top + 150}` +
          `C540 ${top + 180} 440 ${top + 180} 370 ${top + 156}Z`,
        rubber,
        gloss(c, `M390 ${top + 96}C450 ${top + 112} 530 ${top + 110} 590 ${top + 88}`, 7, 0.3),
        { edge: 16, es: 6, ro: 0.4 },
      ) + filled(roundRect(330, top + 96, 150, 32, 8), a.base, 1, `transform="rotate(6 400 ${top + 110})"`);
  }
  svg += laces(
    c,
    (
      [
        [322, top + 30, 404, top + 46],
        [326, top + 84, 408, top + 100],
        [326, top + 138, 406, top + 156],
        [316, top + 192, 392, top + 214],
        [290, top + 242, 360, top + 264],
        [250, top + 280, 316, top + 306],
      ] as const
    ).slice(0, inline ? 1 : 6),
    figure ? '#f6f3ea' : laceColor(c),
    10,
  );
  svg +=
    stroked(`M330 ${top}C400 ${top + 18} 520 ${top + 18} 584 ${top - 6}`, a.base, 17) +
    (figure ? filled('M500 530H634V572H500ZM150 540H300V572H150Z', '#7a5230') : '');
  return { body: view === 'back' ? mirrorX(svg, 392) : svg, focus: [270, top - 20, 290, 290] };
}
