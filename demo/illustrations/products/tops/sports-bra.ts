import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { both, filled, group, inkOn, secondTones, stroked } from '../../core/kit.ts';
import { symmetric } from '../../core/path.ts';

/** Sports bra; the back view has crossed straps. */
export function sportsBra(c: Ctx, view: View): Drawn {
  const { t, a } = c;
  const back = view === 'back';
  const second = secondTones(c);
  const body = symmetric([
    ['M', 400, 330],
    ['C', 450, 326, 478, 260, 486, 170],
    ['L', 532, 164],
    ['C', 534, 270, 556, 350, 604, 392],
    ['C', 606, 450, 600, 510, 592, 560],
    ['L', 586, 614],
    ['C', 520, 630, 450, 634, 400, 634],
  ]);
  let inner =
    c.tex(body, 'mesh', t, 0.4) +
    both(c.seam('M500 190C500 320 476 420 452 556', t)) +
    c.fold('M270 540C320 560 370 550 396 500', 20, 0.24) +
    c.fold('M530 540C480 560 430 550 404 500', 20, 0.28) +
    c.lift('M280 420C284 470 300 510 330 530', 26, 0.34, t, 11) +
    c.lift('M430 440C440 490 460 520 490 530', 20, 0.2, t, 11);
  const band = 'M190 556C300 578 500 578 610 556V650H190Z';
  inner +=
    filled(band, second.base) +
    c.tex(band, 'rib', second) +
    stroked(band, second.hi, 2, 0.3) +
    c.mark(back ? 385 : 470, 590, 1.05, inkOn(second));
  let svg = c.drop(body);
  if (back) {
    const backBody = symmetric([
      ['M', 400, 430],
      ['C', 460, 430, 560, 400, 604, 392],
      ['C', 606, 450, 600, 510, 592, 560],
      ['L', 586, 614],
      ['C', 520, 630, 450, 634, 400, 634],
    ]);
    svg =
      c.drop(backBody) +
      both(
        c.solid('M486 170L532 164C530 260 470 330 330 452L300 440C440 330 486 260 486 170Z', second, '', {
          edge: 12,
          es: 5,
        }),
      ) +
      c.solid(
        backBody,
        t,
        filled(band, second.base) +
          c.tex(band, 'rib', second) +
          c.tex(backBody, 'mesh', t, 0.4) +
          c.lift('M250 430C300 450 350 456 390 456', 14, 0.3) +
          c.mark(385, 590, 1, inkOn(second)),
      );
    return { body: group('translate(0 10)', svg), focus: [260, 330, 290, 290] };
  }
  svg +=
    filled(
      symmetric([
        ['M', 400, 262],
        ['C', 440, 262, 476, 230, 486, 170],
        ['C', 486, 260, 450, 330, 400, 336],
      ]),
      t.deep,
    ) +
    c.solid(body, t, inner, { edge: 36 }) +
    both(stroked('M532 166C534 270 556 350 604 392', a.base, 8)) +
    stroked('M314 172C322 260 350 330 400 330C450 330 478 260 486 172', a.base, 8);
  return { body: group('translate(0 10)', svg), focus: [260, 350, 290, 290] };
}
