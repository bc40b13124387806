import { mix, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { filled, gloss, group, rubber, steel, stroked, times, tube, wood } from '../../core/kit.ts';
import { roundRect } from '../../core/path.ts';

/** Blades. Variants: knife (default, with sheath) | multitool | axe. */
export function knife(c: Ctx): Drawn {
  if (c.variant === 'axe') return axe(c);
  if (c.variant === 'multitool') return multitool(c);
  return sheathKnife(c);
}

function sheathKnife(c: Ctx): Drawn {
  const { a, r } = c;
  const handle = 'M372 420C360 480 366 560 360 640C360 690 440 690 440 640C434 560 440 480 428 420Z';
  const blade = 'M374 420V160C380 110 420 80 428 60C440 130 430 300 428 420Z';
  const grip = r.chance(0.6) ? wood : rubber;
  const knifeAlone =
    c.drop(blade, { op: 0.22 }) +
    filled(blade, c.across([0, steel.sh], [0.45, '#ffffff'], [0.5, steel.base], [1, '#f2f4f6'])) +
    stroked('M402 410V130', steel.dk, 2.4, 0.5) +
    c.drop(handle, { op: 0.24 }) +
    c.solid(
      handle,
      grip,
      times(3, (k) =>
        stroked(`M${384 + k * 14} 440C${380 + k * 14} 520 ${382 + k * 14} 600 ${380 + k * 14} 660`, grip.dk, 3, 0.4),
      ),
      { edge: 22, es: 8 },
    ) +
    filled(roundRect(362, 408, 76, 22, 6), steel.sh) +
    filled(roundRect(362, 408, 76, 8, 4), '#fff', 0.6) +
    filled('M362 642H438V656H362Z', a.base);
  const sheathOutline = 'M350 160C380 150 430 150 456 160L446 470C440 560 420 620 404 640C384 620 362 560 358 470Z';
  const leather = tones(mix('#7a4f2c', c.color, 0.45));
  const sheath =
    c.drop(sheathOutline, { op: 0.24 }) +
    c.solid(
      sheathOutline,
      leather,
      stroked(
        'M364 180C368 300 366 480 402 610M444 180C440 300 440 480 404 610',
        leather.hi,
        3,
        0.7,
        'stroke-dasharray="8 6"',
      ) +
        filled('M340 230H470V272H340Z', leather.dk, 0.5) +
        c.mark(384, 330, 1.2, '#f4e3c1', 0.85),
      { edge: 28 },
    ) +
    tube('M376 160C370 70 434 70 430 160', leather, 24);
  return {
    body:
      group('translate(-90 10) rotate(14 400 400)', knifeAlone) +
      group('translate(120 60) rotate(-10 400 400)', sheath),
    focus: [200, 350, 280, 280],
  };
}

function multitool(c: Ctx): Drawn {
  const { t } = c;
  const blade = c.down([0, '#ffffff'], [0.5, steel.base], [0.52, steel.lt], [1, '#ffffff']);
  const handle = roundRect(372, 330, 66, 380, 22);
  const arm =
    c.drop(handle, { op: 0.22 }) +
    c.solid(
      handle,
      t,
      filled(roundRect(388, 360, 34, 320, 12), '#15171b', 0.75) + stroked('M396 380V660M412 380V660', steel.sh, 7),
      { edge: 22, es: 8 },
    );
  const shadow = c.ground(400, 722, 210, 14, 0.18);
  const arms =
    group('rotate(26 400 340)', filled('M396 400L520 430L500 470L396 450Z', blade) + arm) +
    group('rotate(-26 400 340)', filled('M404 520L300 560L296 596L404 566Z', blade) + arm);
  const pliers =
    c.solid(
      'M360 360C350 280 366 200 390 110H398V360ZM440 360C450 280 434 200 410 110H402V360Z',
      steel,
      times(6, (k) => stroked(`M378 ${150 + k * 18}h44`, '#565d66', 3, 0.6)),
      { edge: 16, es: 6 },
    ) +
    `<circle cx="400" cy="344" r="30" fill="${steel.dk}"/>` +
    `<circle cx="397" cy="340" r="20" fill="${steel.lt}"/>`;
  return { body: shadow + arms + pliers, focus: [260, 100, 280, 280] };
}

function axe(c: Ctx): Drawn {
  const { a } = c;
  const haft =
    'M388 180C384 330 372 480 352 620C346 660 340 700 352 726C372 744 410 738 418 716C430 660 428 420 430 180Z';
  const head =
    'M330 120H470C480 150 480 200 470 230L430 238H380C330 240 260 290 196 330C176 270 170 160 190 90C250 120 300 128 330 120Z';
  const body =
    c.drop(haft, { op: 0.22 }) +
    c.solid(
      haft,
      wood,
      times(3, (k) =>
        stroked(`M${394 + k * 10} 240C${390 + k * 10} 420 ${380 + k * 10} 560 ${362 + k * 14} 720`, wood.dk, 3, 0.35),
      ) + filled('M330 600H440V660H330Z', a.base, 0.95),
      { edge: 24, es: 9 },
    ) +
    c.drop(head, { op: 0.26 }) +
    c.solid(
      head,
      tones('#4a5058'),
      gloss(c, 'M230 140C280 150 330 146 400 142', 10, 0.4, 4) + c.mark(360, 166, 1.8, '#fff', 0.7),
      { edge: 30 },
    ) +
    filled('M190 90C170 160 176 270 196 330L222 312C206 250 206 170 216 104Z', c.across([0, '#ffffff'], [1, steel.sh]));
  return { body: group('rotate(24 400 400) translate(30 0)', body), focus: [180, 60, 290, 290] };
}
