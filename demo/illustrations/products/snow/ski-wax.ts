import { type Tones, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { cork, cylinder, filled, gloss, group, inkOn, rubber, steel, stroked, times, tube } from '../../core/kit.ts';
import { roundRect } from '../../core/path.ts';

/** Ski wax. Variants: tin (default, three grip tins) | block (glider) | kit (iron, cork and brush). */
export function skiWax(c: Ctx): Drawn {
  const variant = c.variant || 'tin';
  if (variant === 'tin') return tins(c);
  if (variant === 'block') return blocks(c);
  return kit(c);
}

/** Iron, cork and brush. */
function kit(c: Ctx): Drawn {
  const { t, a } = c;
  const shadow = c.ground(400, 712, 320, 18, 0.32);
  const iron =
    filled(
      'M60 640H420C440 640 446 650 440 664L430 690H90C70 690 58 670 60 640Z',
      c.down([0, steel.lt], [0.4, '#fff'], [1, steel.dk]),
    ) +
    c.solid(
      'M90 640C110 560 180 520 260 520H360C400 520 420 560 424 640Z',
      t,
      c.mark(240, 570, 2, inkOn(t, '#333')) + gloss(c, 'M130 620C150 570 190 548 250 544', 10, 0.5),
      { edge: 30 },
    ) +
    tube('M150 540C160 430 250 420 350 430C390 436 400 480 392 524', rubber, 42) +
    stroked('M396 450C460 420 470 340 540 330', '#2a2e35', 10);
  const corkBlock = roundRect(470, 610, 130, 92, 14);
  const corkAndBrush =
    c.solid(corkBlock, cork, c.tex(corkBlock, 'fleece', cork), { edge: 22, es: 8 }) +
    filled(roundRect(480, 520, 200, 40, 10), a.base) +
    times(18, (k) => stroked(`M${490 + k * 10.6} 560v44`, '#4a4f57', 6)) +
    filled(roundRect(480, 520, 200, 14, 7), a.hi, 0.4);
  return { body: shadow + iron + corkAndBrush, focus: [80, 430, 280, 280] };
}

/** Two blocks of glider. */
function blocks(c: Ctx): Drawn {
  const { t, a } = c;
  const shadow = c.ground(400, 712, 280, 18, 0.32);
  const front =
    filled('M150 500L330 560V716L150 650Z', t.base) +
    filled('M330 560L650 480V640L330 716Z', t.sh) +
    filled('M150 500L470 430L650 480L330 560Z', t.lt) +
    stroked('M330 560V716', t.hi, 4, 0.5) +
    filled('M330 590L650 510V610L330 690Z', a.base) +
    group('translate(420 590) skewY(-14)', c.mark(0, 0, 2.2, inkOn(a))) +
    filled('M176 502L470 438L500 446L206 512Z', '#fff', 0.4);
  return {
    body:
      shadow +
      front +
      group(
        'translate(84 -66) scale(.8)',
        filled('M150 500L330 560V716L150 650Z', a.base) +
          filled('M330 560L650 480V640L330 716Z', a.sh) +
          filled('M150 500L470 430L650 480L330 560Z', a.lt) +
          filled('M330 590L650 510V610L330 690Z', t.base),
      ),
    focus: [200, 430, 270, 270],
  };
}

/** Three tins of grip wax; the middle one has the article's colour. */
function tins(c: Ctx): Drawn {
  const { t } = c;
  const sheen = () => c.across([0, '#0b1122', 0.3], [0.22, '#fff', 0.3], [0.36, '#fff', 0], [1, '#0b1122', 0.45]);
  const tin = (x: number, T: Tones, y = 0) =>
    group(
      `translate(${x} ${y})`,
      filled('M-78 420H78V700C78 712 40 718 0 718C-40 718 -78 712 -78 700Z', cylinder(c, steel)) +
        filled('M-78 450H78V650H-78Z', T.base) +
        filled('M-78 450H78V650H-78Z', sheen()) +
        filled('M-78 520L-30 480L0 506L36 466L78 520V650H-78Z', T.dk, 0.5) +
        c.mark(-30, 560, 2, inkOn(T)) +
        filled('M-66 372C-66 362 66 362 66 372L74 424H-74Z', cylinder(c, T)) +
        `<ellipse cx="0" cy="374" rx="66" ry="13" fill="${T.lt}"/>` +
        `<ellipse cx="0" cy="424" rx="78" ry="12" fill="none" stroke="${T.dk}" stroke-width="4" opacity=".4"/>`,
    );
  return {
    body:
      c.ground(400, 716, 250, 18, 0.34) +
      tin(270, tones('#3b6fae')) +
      tin(530, tones('#7a4a9a')) +
      group('translate(0 6)', tin(400, t, -4)),
    focus: [290, 400, 260, 260],
  };
}
