import { darken, mix, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { filled, gloss, inkOn, panel, rubber, steel, stroked } from '../../core/kit.ts';
import { roundRect } from '../../core/path.ts';
import { heelView } from './heel-view.ts';
import { laceColor, laces } from './laces.ts';
import { lugs } from './lugs.ts';

/** Low hiking shoe with rubber toe, lugs and lace hooks. */
export function hikingShoe(c: Ctx, view: View): Drawn {
  const { t, a, r } = c;
  const second = tones(darken(c.color, t.dark ? 0.4 : 0.34));
  const midTones = tones(r.chance(0.5) ? c.accent : mix(c.color, '#d8d2c4', 0.7));
  if (view === 'back') return heelView(c, { top: 400, w: 122, H: second, foam: midTones, laceTop: true });
  const upper =
    'M100 664C88 586 112 548 164 530C246 506 300 462 340 396C352 376 372 372 390 382' +
    'C440 410 500 408 552 390C580 380 596 356 616 342C634 332 652 344 654 366C658 440 668 520 668 664Z';
  let inner =
    c.tex(upper, 'twill') +
    filled('M654 420C560 440 500 500 470 640H690V420Z', panel(c, second)) +
    c.seam('M660 424C566 446 508 504 480 640', t, { sx: 9, sy: 0 }) +
    filled('M300 450C350 470 390 540 396 640H230C240 560 260 490 300 450Z', panel(c, second)) +
    c.seam('M300 452C352 474 390 540 398 640', t, { sx: -8, sy: 0 }) +
    c.lift('M140 560C220 530 290 490 346 410', 20, 0.4) +
    c.fold('M250 500C236 540 236 580 244 620', 12, 0.24) +
    c.fold('M470 430C520 440 580 430 640 406', 14, 0.24);
  inner +=
    filled('M90 660V580C108 548 150 532 212 524C190 566 188 610 200 660Z', c.slant([0, '#4a4f57'], [1, '#1c1f24'])) +
    gloss(c, 'M128 566C150 550 172 544 196 540', 6, 0.3, 2) +
    filled('M570 660C574 600 600 566 690 552V660Z', '#22252a', 0.92);
  const tongue = 'M330 404C336 368 352 340 376 334C404 332 430 366 444 408L410 440Z';
  let svg =
    c.ground(388, 716, 300, 18, 0.34) +
    c.solid(tongue, second, c.tex(tongue, 'mesh', second), { edge: 18, es: 7 }) +
    filled('M390 382C440 366 540 352 616 342C604 390 560 420 500 422C456 424 420 408 390 382Z', t.deep) +
    c.solid(upper, t, inner, { edge: 42 });
  svg +=
    laces(
      c,
      [
        [258, 494, 300, 520],
        [292, 466, 338, 494],
        [318, 434, 366, 464],
        [340, 402, 390, 430],
      ],
      laceColor(c),
    ) +
    (
      [
        [304, 522],
        [342, 496],
        [370, 466],
        [394, 432],
      ] as const
    )
      .map(
        ([x, y]) =>
          filled(roundRect(x - 4, y - 9, 22, 18, 6), steel.sh) + filled(roundRect(x - 2, y - 7, 16, 7, 3), '#fff', 0.6),
      )
      .join('');
  svg +=
    stroked('M390 382C440 410 500 408 552 390C580 380 596 356 616 342', second.base, 16) +
    stroked('M392 377C440 404 500 402 550 384', second.hi, 4, 0.4) +
    stroked('M622 346C652 318 676 344 660 390', a.base, 13) +
    c.mark(510, 520, 1.5, inkOn(second, '#222'), 0.92);
  svg +=
    c.solid(
      'M88 620C180 644 260 650 380 648C490 646 590 634 676 614C684 640 682 662 676 676H96C86 662 84 640 88 620Z',
      midTones,
      '',
      { edge: 18, es: 7, rim: 8, rs: 3 },
    ) + c.solid(lugs(88, 684, 664, 50, 34), rubber, '', { edge: 12, es: 5, rim: 6, rs: 2, ro: 0.4 });
  return { body: svg, focus: [230, 340, 290, 290] };
}
