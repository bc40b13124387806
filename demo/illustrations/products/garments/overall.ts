import { darken, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { both, filled, markInk, reflect, stroked } from '../../core/kit.ts';
import { mirrorX, roundRect, symmetric } from '../../core/path.ts';
import { line } from '../gear/line.ts';
import { overallPrint } from './overall-print.ts';

/** Child's overall. Variants: winter (printed) | rain | fleece | wool. */
export function overall(c: Ctx, view: View): Drawn {
  const { t, a, r } = c;
  const back = view === 'back';
  const drawnPrint = r.pick(['dots', 'trees', 'plain', 'stars', 'leaf']);
  const variant = c.variant;
  const soft = variant === 'fleece' || variant === 'wool';
  const print = soft || variant === 'rain' ? 'plain' : drawnPrint;
  const kneeTones = tones(darken(c.color, t.dark ? 0.4 : 0.36));
  const sleeve =
    'M524 262C580 268 622 292 640 340C660 398 676 450 686 510C688 524 682 532 670 534L612 544' +
    'C600 545 594 540 591 528C582 490 570 460 548 430C536 380 526 320 524 262Z';
  const body =
    'M300 256C330 246 470 246 500 256C530 262 548 276 552 300C566 360 566 420 560 470' +
    'C560 560 562 640 560 716C560 730 552 737 540 738L446 740C432 740 425 733 424 720' +
    'C420 650 414 590 402 560H398C386 590 380 650 376 720C375 733 368 740 354 740L260 738' +
    'C248 737 240 730 240 716C238 640 240 560 240 470C234 420 234 360 248 300C252 276 270 262 300 256Z';
  const printFill = print === 'plain' ? '' : overallPrint(c, print);
  const printed = (d: string) =>
    (printFill ? filled(d, printFill, 0.9) : '') + (soft ? c.tex(d, variant === 'fleece' ? 'fleece' : 'knit') : '');
  const reflector = (d: string) =>
    soft ? '' : filled(d, reflect) + filled(d, c.down([0, '#fff', 0.7], [0.5, '#fff', 0], [1, '#59616b', 0.4]));
  const sleeveInner =
    printed(sleeve) +
    c.fold('M588 330C610 370 606 400 612 430', 18, 0.28) +
    c.fold('M574 450C600 446 634 436 654 422', 13, 0.32) +
    c.lift('M622 330C644 400 656 450 664 500', 16, 0.32) +
    reflector('M566 416L672 384L678 404L574 438Z') +
    filled('M588 510L690 490L694 552L590 556Z', a.base) +
    c.tex('M588 510L690 490L694 552L590 556Z', 'rib', a);
  const sleeveSvg = c.solid(sleeve, t, sleeveInner, { edge: 34 });
  let inner = printed(body);
  if (!soft) {
    inner += both(
      filled(
        'M424 580C460 566 520 566 562 576L562 668C520 680 460 680 424 668Z',
        c.slant([0, kneeTones.lt], [1, kneeTones.sh]),
      ) +
        c.seam('M424 580C460 566 520 566 562 576', t) +
        c.seam('M424 668C460 680 520 680 562 668', t, { sy: -8 }) +
        c.fold('M436 624C470 640 520 638 552 620', 12, 0.3, kneeTones) +
        reflector('M424 690C460 698 520 698 562 690V706C520 714 460 714 424 706Z'),
    );
  }
  if (variant === 'rain') {
    inner += stroked('M284 320C266 420 264 560 268 720M440 330C436 400 440 440 438 470', '#fff', 14, 0.5, c.blur(4));
  }
  inner +=
    c.fold('M540 440C510 470 470 480 420 480', 16, 0.26) +
    c.fold('M260 440C290 470 330 480 380 480', 16, 0.26) +
    c.fold('M402 560C430 540 480 530 540 540', 16, 0.3) +
    c.fold('M398 560C370 540 320 530 260 540', 16, 0.3) +
    c.lift('M290 320C276 420 276 560 280 720', 26, 0.32, t, 12) +
    c.fold('M402 560C414 620 424 680 428 730', 18, 0.3) +
    c.seam('M246 470C320 486 480 486 554 470', t, { sy: 8 }) +
    reflector('M240 396C320 412 480 412 560 396V416C480 432 320 432 240 416Z');
  if (!back) {
    inner +=
      c.zip('M340 500L300 520', t, { w: 9, pc: c.accent }) +
      c.zip('M470 502L516 524', t, { w: 9, pull: [514, 523], pc: c.accent, pa: -30 }) +
      c.mark(452, 330, 1, markInk(c));
  }
  let svg =
    c.ground(400, 748, 210, 16, 0.22) +
    c.drop(body, { y: 14 }) +
    c.drop(sleeve, { op: 0.13 }) +
    mirrorX(c.drop(sleeve, { op: 0.13 })) +
    sleeveSvg +
    mirrorX(sleeveSvg) +
    c.solid(body, t, inner, { edge: 36 });
  svg += both(stroked('M446 738C470 756 516 756 542 737', a.base, 9));
  if (!back) {
    svg += c.zip('M400 270C400 360 404 460 396 560', t, { w: 18, tape: a.base, pull: [400, 284], pc: c.accent });
  }
  const hood = symmetric([
    ['M', 400, 66],
    ['C', 472, 66, 520, 116, 522, 184],
    ['C', 522, 232, 504, 262, 476, 280],
    ['C', 450, 292, 425, 296, 400, 296],
  ]);
  svg +=
    c.drop(hood, { x: 2, y: 12, s: 10, op: 0.24 }) +
    c.solid(
      hood,
      t,
      printed(hood) +
        c.lift('M302 170C308 112 350 84 398 82', 22, 0.45) +
        (back ? c.seam('M400 66V296', t, { sx: 8, sy: 0 }) : ''),
    );
  if (!back) {
    const opening = symmetric([
      ['M', 400, 112],
      ['C', 448, 112, 474, 144, 474, 188],
      ['C', 474, 224, 456, 252, 432, 268],
      ['C', 420, 274, 410, 274, 400, 274],
    ]);
    svg +=
      filled(opening, c.down([0, a.dk], [1, a.base])) +
      `<g ${c.clip(opening)}>` +
      c.tex(opening, 'fleece', a) +
      line(opening, '#000', 30, 0.4, `transform="translate(6 12)" ${c.blur(10)}`) +
      filled(roundRect(374, 190, 52, 26, 3), '#fff') +
      line('M381 198H418M381 206H404', '#3b4350', 3) +
      '</g>' +
      line(opening, a.base, 10) +
      line(opening, a.hi, 3, 0.4);
    const chin = symmetric([
      ['M', 400, 232],
      ['C', 426, 230, 452, 222, 466, 212],
      ['C', 468, 244, 452, 274, 426, 294],
      ['C', 416, 300, 408, 302, 400, 302],
    ]);
    svg +=
      c.solid(chin, t, '', { edge: 18, es: 8, rim: 8, rs: 3 }) +
      c.zip('M400 236V312', t, { w: 18, tape: a.base, pull: [400, 244], pc: c.accent });
  }
  return { body: svg, focus: [280, 200, 300, 300] };
}
