import { mix } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { both, filled, group, inkOn, markInk, panel, secondTones, stroked, times } from '../../core/kit.ts';
import { roundRect } from '../../core/path.ts';

/** Shorts. Variants: tur | football | boxer | swim | training. */
export function shorts(c: Ctx, view: View): Drawn {
  const { t, a, r } = c;
  const back = view === 'back';
  const kind = c.variant || 'tur';
  const second = secondTones(c);
  const boxer = kind === 'boxer';
  const hem = boxer ? 520 : kind === 'tur' ? 622 : 590;
  const side = boxer ? 560 : 596;
  const outline =
    `M262 236C350 246 450 246 538 236C558 300 572 360 580 420C588 490 592 550 ${side} ${hem - 20}` +
    `C${side} ${hem} ${side - 8} ${hem + 8} ${side - 22} ${hem + 10}L442 ${hem + 26}` +
    `C430 ${hem + 27} 424 ${hem + 20} 422 ${hem + 8}C418 ${hem - 60} 412 500 402 446H398` +
    `C388 500 382 ${hem - 60} 378 ${hem + 8}C376 ${hem + 20} 370 ${hem + 27} 358 ${hem + 26}` +
    `L${822 - side} ${hem + 10}C${808 - side} ${hem + 8} ${800 - side} ${hem} ${800 - side} ${hem - 20}` +
    'C208 550 212 490 220 420C228 360 242 300 262 236Z';
  const print =
    kind === 'swim'
      ? r.pick(['leaf', 'wave', 'blocks'])
      : kind === 'boxer'
        ? r.pick(['plain', 'stripe', 'plain'])
        : r.pick(['plain', 'blocks', 'plain']);
  let inner = '';
  if (print === 'leaf') {
    inner += filled(
      outline,
      c.pattern(
        112,
        100,
        (
          [
            [26, 30, 30],
            [82, 78, -40],
          ] as const
        )
          .map(([x, y, turn]) =>
            group(
              `rotate(${turn} ${x} ${y})`,
              filled(`M${x - 30} ${y}q30 -34 60 0q-30 34 -60 0z`, a.base, 0.9) +
                stroked(`M${x - 26} ${y}H${x + 28}`, t.base, 3),
            ),
          )
          .join(''),
      ),
    );
  }
  if (print === 'wave') {
    inner += times(5, (k) =>
      stroked(`M180 ${300 + k * 74}q55 -40 110 0t110 0t110 0t110 0`, k % 2 ? a.lt : a.base, 22, 0.9),
    );
  }
  if (print === 'stripe') inner += times(5, (k) => filled(`M180 ${300 + k * 60}H620v22H180Z`, a.base, 0.9));
  if (print === 'blocks') {
    inner += both(
      filled(`M560 240C520 360 520 500 540 ${hem + 40}H640V240Z`, panel(c, second)) +
        c.seam(`M560 250C522 360 520 500 540 ${hem + 16}`, t),
    );
  }
  inner +=
    c.tex(outline, kind === 'tur' ? 'twill' : kind === 'boxer' ? 'wool' : 'ripstop') +
    c.fold('M400 446C430 470 490 474 560 450', 20, 0.28) +
    c.fold('M400 446C370 470 310 474 240 450', 20, 0.28) +
    c.lift(`M290 330C262 430 252 520 250 ${hem}`, 28, 0.34, t, 12) +
    c.lift(`M474 340C500 430 510 520 506 ${hem}`, 22, 0.2, t, 12) +
    c.fold(`M404 446C412 520 420 570 424 ${hem + 20}`, 22, 0.34, t, 9) +
    c.fold(`M440 ${hem - 40}C490 ${hem - 22} 540 ${hem - 26} 580 ${hem - 46}`, 12, 0.2);
  inner += c.seam('M400 270V446', t, { sx: 8, sy: 0 });
  if (boxer) {
    inner +=
      both(c.seam('M400 446C440 400 462 340 470 270', t)) +
      filled('M372 290H428C432 350 424 410 400 446C376 410 368 350 372 290Z', t.sh, 0.3);
  } else if (!back) {
    inner +=
      both(c.seam('M470 268C500 300 530 336 560 360', t)) +
      c.mark(470, hem - 66, 1, print === 'leaf' || print === 'wave' ? inkOn(t) : markInk(c));
  } else {
    inner +=
      c.zip('M300 330L372 342', t, { w: 10, pull: [304, 332], pc: c.accent, pa: 70 }) +
      c.seam('M232 330C330 372 470 372 568 330', t);
  }
  if (kind === 'tur') {
    const pocket = 'M494 440L584 430L590 540L500 548Z';
    inner +=
      filled(pocket, '#0b1122', 0.2, `transform="translate(2 6)" ${c.blur(4)}`) +
      filled(pocket, panel(c, t)) +
      c.zip('M504 462L580 454', t, { w: 9, tape: a.base, pull: [510, 464], pc: c.accent, pa: -80 }) +
      c.seam('M494 440L500 548L590 540', t);
  }
  inner += both(c.seam(`M424 ${hem - 8}C480 ${hem - 14} 540 ${hem - 22} 600 ${hem - 32}`, t, { sy: -7 }));
  const waistband = boxer
    ? 'M258 210C350 222 450 222 542 210L550 274C450 288 350 288 250 274Z'
    : 'M260 206C350 218 450 218 540 206L546 258C450 272 350 272 254 258Z';
  let svg =
    c.drop(outline) +
    (back ? '' : filled('M262 210C350 190 450 190 538 210C450 224 350 224 262 210Z', t.deep)) +
    c.solid(outline, t, inner, { edge: 36 });
  if (boxer) {
    svg += c.solid(
      waistband,
      a,
      c.tex(waistband, 'wool', a) + times(5, (k) => c.mark(282 + k * 56, 236, 0.8, inkOn(a))),
      { edge: 14, es: 6 },
    );
  } else {
    svg += c.solid(
      waistband,
      kind === 'football' ? a : t,
      (kind === 'tur' ? '' : c.tex(waistband, 'rib', kind === 'football' ? a : t)) +
        c.seam('M254 250C350 264 450 264 546 250', t, { sy: -34 }),
      { edge: 14, es: 6 },
    );
    if (kind === 'tur') {
      svg +=
        '<circle cx="400" cy="240" r="12" fill="#9aa0a8"/>' +
        '<circle cx="397" cy="237" r="5" fill="#fff" opacity=".6"/>' +
        both(filled(roundRect(470, 204, 14, 64, 3), t.sh));
    } else if (!back) {
      svg +=
        stroked(
          'M388 246C370 290 366 320 372 346M412 246C434 286 436 316 428 340',
          a.light ? a.base : mix(c.accent, '#f4efe4', 0.55),
          8,
        ) + filled(roundRect(366, 344, 11, 20, 3) + roundRect(422, 338, 11, 20, 3), '#8c939c');
    }
  }
  return { body: group('translate(0 -20)', svg), focus: [380, 190, 240, 240] };
}
