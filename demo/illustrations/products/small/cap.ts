import { mix, type Tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { both, filled, inkOn, markInk, steel, stroked } from '../../core/kit.ts';
import { roundRect, symmetric } from '../../core/path.ts';

/** Cap from the side; the back view shows the strap. The seed chooses mesh, brim and patch. */
export function cap(c: Ctx, view: View): Drawn {
  const { t, a, r } = c;
  const mesh = r.chance(0.35);
  const brimTones = r.chance(0.4) ? a : t;
  const patch = r.chance(0.5);
  if (view === 'back') return capBack(c, brimTones, mesh);
  const dome =
    'M176 560C170 420 250 304 392 300C530 298 622 400 640 556C560 592 420 604 300 592C240 586 200 576 176 560Z';
  const brim = 'M176 556C230 586 330 602 430 596C440 640 400 690 300 704C200 716 90 700 62 672C46 652 90 590 176 556Z';
  const meshPanel = 'M392 300C380 400 396 500 430 604H680V300Z';
  let inner =
    (mesh ? filled(meshPanel, a.base) + c.tex(meshPanel, 'mesh', a) : '') +
    c.tex(dome, 'twill') +
    c.seam('M392 300C376 400 392 500 428 604', t, { sx: 8, sy: 0 }) +
    c.seam('M392 300C300 340 260 440 262 586', t, { sx: -7, sy: 0 }) +
    c.seam('M392 300C500 330 560 420 580 584', mesh ? a : t, { sx: 7, sy: 0 }) +
    c.lift('M216 470C234 394 290 340 356 326', 30, 0.45, t, 12) +
    c.fold('M620 540C600 440 560 370 500 330', 36, 0.26, t, 16);
  inner += (
    [
      [330, 376],
      [480, 384],
    ] as const
  )
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="8" fill="${t.dk}"/>` +
        `<circle cx="${x}" cy="${y}" r="8" fill="none" stroke="${t.hi}" stroke-width="2" opacity=".5"/>`,
    )
    .join('');
  inner += patch
    ? filled(roundRect(266, 450, 118, 86, 10), a.light ? a.base : mix(c.accent, '#f4efe4', 0.15)) +
      stroked(roundRect(272, 456, 106, 74, 7), inkOn(a), 2.4, 0.5, 'stroke-dasharray="7 5"') +
      c.mark(298, 470, 1.9, inkOn(a))
    : c.mark(278, 450, 2.8, markInk(c));
  const svg =
    c.ground(350, 712, 300, 18, 0.26) +
    filled('M176 556C230 620 420 640 640 556L632 590C520 640 300 650 190 592Z', t.deep) +
    c.solid(dome, t, inner, { edge: 52, es: 18 }) +
    c.drop(brim, { y: 10, s: 8, op: 0.2 }) +
    c.solid(
      brim,
      brimTones,
      [0, 1, 2, 3]
        .map((k) =>
          stroked(
            `M${150 - k * 22} ${590 + k * 24}` +
              `C${210 - k * 10} ${618 + k * 20} ${320} ${630 + k * 18} ${424 - k * 14} ${616 + k * 18}`,
            brimTones.line,
            2,
            0.5,
            'stroke-dasharray="8 5"',
          ),
        )
        .join('') + c.lift('M96 652C120 616 160 590 200 580', 16, 0.5, brimTones),
      { edge: 30, es: 10 },
    ) +
    `<ellipse cx="394" cy="301" rx="17" ry="9" fill="${t.sh}"/>` +
    `<ellipse cx="391" cy="299" rx="8" ry="4" fill="${t.hi}" opacity=".6"/>`;
  return { body: svg, focus: [190, 400, 290, 290] };
}

function capBack(c: Ctx, brimTones: Tones, mesh: boolean): Drawn {
  const { t, a } = c;
  const backTones = mesh ? a : t;
  const dome = symmetric([
    ['M', 400, 300],
    ['C', 520, 300, 590, 390, 592, 540],
    ['C', 592, 580, 590, 604, 588, 620],
    ['C', 520, 640, 460, 646, 400, 646],
  ]);
  const gap = symmetric([
    ['M', 400, 520],
    ['C', 450, 520, 480, 560, 484, 612],
    ['C', 460, 620, 430, 622, 400, 622],
  ]);
  const svg =
    c.ground(400, 712, 220, 18, 0.26) +
    filled('M230 640C300 700 500 700 570 640C560 704 500 716 400 716C300 716 240 704 230 640Z', brimTones.sh) +
    c.solid(
      dome,
      backTones,
      (mesh ? c.tex(dome, 'mesh', backTones) : c.tex(dome, 'twill')) +
        c.seam('M400 300V520', t, { sx: 7, sy: 0 }) +
        both(c.seam('M420 304C500 350 540 440 550 630', t)) +
        c.lift('M250 460C266 390 310 340 370 326', 28, 0.4, backTones, 12),
      { edge: 46 },
    ) +
    filled(gap, '#e6ebe9') +
    stroked('M316 612C322 556 354 520 400 520C446 520 478 556 484 612', backTones.dk, 9, 0.6) +
    c.solid('M310 612C360 628 440 628 490 612L492 646C440 662 360 662 308 646Z', a, '', { edge: 12, es: 5 }) +
    filled(roundRect(386, 618, 30, 34, 5), steel.sh) +
    `<circle cx="400" cy="298" r="14" fill="${t.sh}"/>`;
  return { body: svg, focus: [260, 420, 280, 280] };
}
