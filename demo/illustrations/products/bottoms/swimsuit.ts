import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { both, filled, group, panel, stroked, times } from '../../core/kit.ts';
import { mirrorX, symmetric } from '../../core/path.ts';

type Style = 'plain' | 'side' | 'leaf' | 'hoop';
/** The print of the cloth over a silhouette. */
type Print = (d: string) => string;

/** Swimwear; the seed chooses the print. Variants: swimsuit | bikini | uv (sleeves and legs). */
export function swimsuit(c: Ctx, view: View): Drawn {
  const back = view === 'back';
  const style = c.r.pick(['plain', 'side', 'leaf', 'hoop']);
  const print = printOf(c, style);
  if (c.variant === 'bikini') return bikini(c, print);
  if (c.variant === 'uv') return uvSuit(c, style, print, back);
  return back ? suitBack(c, print) : suitFront(c, style, print);
}

function printOf(c: Ctx, style: Style): Print {
  const { a } = c;
  if (style === 'leaf') {
    const leaf = (x: number, y: number, turn: number) =>
      group(`rotate(${turn} ${x} ${y})`, filled(`M${x - 26} ${y}q26 -30 52 0q-26 30 -52 0z`, a.base));
    const leaves = c.pattern(96, 90, leaf(24, 26, 30) + leaf(72, 70, -40));
    return (d) => filled(d, leaves);
  }
  if (style === 'hoop') {
    const hoops = times(8, (k) => {
      const y = 200 + k * 70;
      return filled(
        `M200 ${y}C300 ${y + 14} 500 ${y + 14} 600 ${y}v26C500 ${y + 40} 300 ${y + 40} 200 ${y + 26}Z`,
        a.base,
      );
    });
    return () => hoops;
  }
  return () => '';
}

/** Print, side panels, weave and folds of a whole suit. */
function suitInner(c: Ctx, body: string, style: Style, print: Print, sidePanels: boolean): string {
  const { t, a } = c;
  const sides = sidePanels
    ? both(
        filled('M600 300C520 400 500 520 540 760H640V300Z', panel(c, a)) +
          c.seam('M566 330C516 420 504 540 530 660', t),
      )
    : '';
  return (
    print(body) +
    sides +
    c.tex(body, 'wool') +
    c.fold('M270 460C310 500 350 510 396 506', 18, 0.22) +
    c.fold('M530 460C490 500 450 510 404 506', 18, 0.26) +
    c.lift('M286 360C290 430 280 520 290 600', 26, 0.34, t, 11) +
    c.mark(440, 340, 0.9, style === 'plain' && !t.dark ? c.accent : '#fff')
  );
}

function suitFront(c: Ctx, style: Style, print: Print): Drawn {
  const { t, a } = c;
  const body = symmetric([
    ['M', 400, 282],
    ['C', 444, 280, 466, 220, 474, 110],
    ['L', 506, 106],
    ['C', 508, 220, 524, 290, 556, 330],
    ['C', 556, 400, 536, 450, 538, 500],
    ['C', 544, 548, 562, 580, 572, 612],
    ['C', 520, 628, 462, 666, 444, 724],
    ['C', 430, 732, 416, 734, 400, 734],
  ]);
  const insideOfBack = symmetric([
    ['M', 400, 230],
    ['C', 440, 230, 468, 180, 474, 110],
    ['C', 466, 220, 444, 284, 400, 286],
  ]);
  const svg =
    c.drop(body) +
    filled(insideOfBack, t.deep) +
    c.solid(body, t, suitInner(c, body, style, print, style === 'side'), { edge: 34 }) +
    both(
      stroked('M506 108C508 220 524 290 556 330', a.base, 7) + stroked('M572 612C520 628 462 666 444 724', a.base, 7),
    ) +
    stroked('M326 112C334 220 356 282 400 282C444 282 466 220 474 112', a.base, 7);
  return { body: svg, focus: [250, 220, 300, 300] };
}

/** Low back with crossed straps. */
function suitBack(c: Ctx, print: Print): Drawn {
  const { t, a } = c;
  const body = symmetric([
    ['M', 400, 470],
    ['C', 470, 460, 530, 400, 556, 330],
    ['C', 556, 400, 536, 450, 538, 500],
    ['C', 544, 548, 562, 580, 572, 612],
    ['C', 520, 640, 462, 676, 444, 724],
    ['C', 430, 732, 416, 734, 400, 734],
  ]);
  const svg =
    c.drop(body) +
    both(
      stroked('M492 108C496 220 470 300 330 420L252 336', a.base, 26) +
        stroked('M488 108C492 216 466 294 326 412', a.hi, 4, 0.4),
    ) +
    c.solid(body, t, print(body) + c.tex(body, 'wool') + c.lift('M286 430C290 480 280 560 290 620', 26, 0.34, t, 11));
  return { body: svg, focus: [250, 240, 300, 300] };
}

function uvSuit(c: Ctx, style: Style, print: Print, back: boolean): Drawn {
  const { t, a } = c;
  const body = symmetric([
    ['M', 400, 226],
    ['L', 466, 186],
    ['C', 496, 194, 526, 202, 544, 214],
    ['C', 556, 290, 554, 350, 546, 410],
    ['C', 540, 480, 552, 540, 560, 600],
    ['L', 562, 690],
    ['C', 562, 704, 556, 710, 544, 712],
    ['L', 440, 716],
    ['C', 428, 716, 422, 710, 420, 698],
    ['C', 416, 650, 410, 620, 400, 590],
  ]);
  const sleeve =
    'M500 196C560 206 606 232 632 282C656 340 672 390 686 446C688 458 684 466 674 468L612 486' +
    'C600 488 592 484 589 474C580 440 566 410 548 392C530 330 512 260 500 196Z';
  const collar = symmetric([
    ['M', 400, 150],
    ['C', 430, 150, 456, 156, 462, 168],
    ['C', 468, 194, 474, 210, 472, 222],
    ['C', 446, 240, 424, 244, 400, 244],
  ]);
  const sleeveSvg = c.solid(
    sleeve,
    a,
    c.fold('M570 280C596 320 590 360 600 420', 18, 0.26, a) + c.lift('M606 270C634 320 650 370 664 430', 14, 0.3, a),
  );
  let svg =
    c.drop(body) +
    sleeveSvg +
    mirrorX(sleeveSvg) +
    (back ? '' : filled('M332 190C350 168 450 168 468 190L400 240Z', t.deep)) +
    c.solid(body, t, suitInner(c, body, style, print, true), { edge: 36 }) +
    c.solid(collar, a, '', { edge: 20, es: 8 });
  if (!back) {
    svg +=
      filled('M339 168C358 182 442 182 461 168C450 154 430 150 400 150C370 150 350 154 339 168Z', t.deep) +
      c.zip('M400 180V430', t, { w: 13, tape: a.base, pull: [400, 188], pc: c.accent });
  }
  return { body: svg, focus: [270, 170, 300, 300] };
}

function bikini(c: Ctx, print: Print): Drawn {
  const { t, a } = c;
  const top = symmetric([
    ['M', 400, 300],
    ['C', 440, 290, 470, 230, 482, 150],
    ['L', 514, 150],
    ['C', 520, 220, 540, 270, 586, 300],
    ['L', 588, 352],
    ['C', 520, 372, 450, 376, 400, 374],
  ]);
  const bottom = symmetric([
    ['M', 400, 512],
    ['C', 470, 512, 540, 506, 592, 496],
    ['L', 596, 540],
    ['C', 540, 560, 470, 610, 442, 694],
    ['C', 430, 704, 414, 706, 400, 706],
  ]);
  const part = (d: string) =>
    c.drop(d) +
    c.solid(
      d,
      t,
      print(d) +
        c.tex(d, 'wool') +
        (d === top
          ? both(c.fold('M500 340C470 350 440 340 420 310', 14, 0.24)) +
            c.lift('M260 310C280 330 310 340 340 340', 18, 0.34)
          : c.lift('M250 530C300 546 350 560 370 640', 20, 0.34)),
      { edge: 30 },
    );
  const svg =
    part(top) +
    both(
      stroked('M482 152C470 230 440 290 400 300', a.base, 8) + stroked('M514 152C520 220 540 270 586 300', a.base, 8),
    ) +
    stroked('M214 352C300 376 500 376 586 352', a.base, 10) +
    part(bottom) +
    stroked('M208 498C300 514 500 514 592 498', a.base, 14) +
    both(stroked('M594 540C540 560 470 610 442 694', a.base, 7)) +
    both(stroked('M590 512q26 10 30 44M590 512q38 -4 50 22', a.base, 7));
  return { body: svg, focus: [260, 230, 280, 280] };
}
