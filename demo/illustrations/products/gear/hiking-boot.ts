import { darken, mix, type Tones, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { filled, inkOn, steel, stroked } from '../../core/kit.ts';
import { type Point, roundRect } from '../../core/path.ts';
import { heelView } from '../footwear/heel-view.ts';
import { line } from './line.ts';

/** High hiking boot with laces and hooks; the back view is the heel. The seed chooses laces and soles. */
export function hikingBoot(c: Ctx, view: View): Drawn {
  const { t, r } = c;
  const trim = tones(darken(c.color, t.dark ? 0.4 : 0.34));
  const lace = r.chance(0.5) ? c.accent : mix(c.accent, '#f4efe4', 0.6);
  const rubberSole = tones(r.chance(0.3) ? '#8c5a30' : '#23262b');
  if (view === 'back')
    return heelView(c, { top: 190, w: 126, H: trim, foam: tones(c.accent), sole: rubberSole, laceTop: true });
  const body =
    c.ground(384, 716, 300, 20, 0.34) +
    tongue(c, trim) +
    upper(c, trim) +
    collar(c, trim) +
    lacing(c, lace) +
    c.mark(500, 470, 1.5, trim.dark ? '#fff' : inkOn(trim, '#222'), 0.92) +
    midsole(c) +
    outsole(c, rubberSole);
  return { body, focus: [240, 150, 300, 300] };
}

function tongue(c: Ctx, trim: Tones): string {
  const outline = 'M304 158C312 138 346 136 358 156L384 300L330 330Z';
  return c.solid(outline, trim, c.tex(outline, 'mesh', trim), { edge: 20, es: 8 });
}

function upper(c: Ctx, trim: Tones): string {
  const { t } = c;
  const outline =
    'M318 168C332 156 352 158 362 172C420 196 500 196 560 170C580 164 598 176 600 198C602 260 606 330 620 400C632 460 642 520 642 584L640 652H118C104 596 106 548 132 518C168 480 236 470 282 420C318 378 322 270 318 168Z';
  const weave = c.tex(outline, 'twill');
  const heel =
    filled('M640 400C560 420 480 470 440 560L430 640H660Z', c.slant([0, trim.lt], [1, trim.sh])) +
    c.seam('M640 400C560 420 480 470 440 560L432 640', t, { sy: 0, sx: 9 });
  const toe =
    filled(
      'M300 410C350 430 400 470 420 560L416 640H100V540C160 480 250 480 300 410Z',
      c.slant([0, t.lt], [1, t.base]),
    ) + c.seam('M296 416C350 436 398 476 418 560L416 640', t, { sy: 0, sx: -9 });
  const eyestay =
    filled('M306 200C350 300 350 380 306 436L380 470C430 380 430 280 400 190Z', trim.base) +
    c.seam('M400 190C432 280 430 380 384 470', t, { sy: 0, sx: 9 });
  const creases =
    c.lift('M150 540C200 500 260 500 300 460', 22, 0.4) +
    c.fold('M300 440C280 470 240 486 200 494', 12, 0.28) +
    c.fold('M470 300C500 310 560 306 610 290', 16, 0.26) +
    c.fold('M470 340C510 352 570 350 616 336', 12, 0.2) +
    c.lift('M470 270C510 280 560 276 604 262', 12, 0.35);
  const rubberCaps =
    filled('M104 650V556C120 524 160 504 210 500C190 548 190 600 200 650Z', c.slant([0, '#4a4f57'], [1, '#1c1f24'])) +
    stroked('M140 536C160 520 180 514 200 512', '#fff', 7, 0.3, c.blur(2)) +
    filled('M560 640C566 590 590 556 650 540V640Z', '#22252a', 0.92);
  return c.solid(outline, t, weave + heel + toe + eyestay + creases + rubberCaps, { edge: 44 });
}

/** Padded collar with a pull loop. */
function collar(c: Ctx, trim: Tones): string {
  const { t, a } = c;
  const outline =
    'M352 170C420 196 500 194 562 168C584 160 602 174 602 198L604 252C540 276 440 276 386 250C370 224 356 196 352 170Z';
  const padding =
    c.tex(outline, 'mesh', trim) +
    c.fold('M420 200C424 224 424 244 420 268', 6, 0.4, trim, 2) +
    c.fold('M490 200C494 224 494 244 492 268', 6, 0.4, trim, 2) +
    c.fold('M552 186C556 210 558 236 558 260', 6, 0.4, trim, 2);
  return (
    c.solid(outline, trim, padding, { edge: 26, es: 9 }) +
    c.seam('M386 250C440 276 540 276 604 252', t, { sy: 7 }) +
    stroked('M584 178C612 150 636 172 618 214', a.base, 14) +
    line('M588 176C610 156 626 172 612 204', a.hi, 4, 0.5)
  );
}

/** Where each lace leaves the eyestay, and the hook it runs to. */
const ROWS: readonly { eyelet: Point; hook: Point }[] = [
  { eyelet: [330, 196], hook: [392, 206] },
  { eyelet: [338, 246], hook: [404, 256] },
  { eyelet: [338, 296], hook: [406, 306] },
  { eyelet: [326, 346], hook: [398, 356] },
  { eyelet: [300, 392], hook: [376, 404] },
  { eyelet: [262, 430], hook: [340, 446] },
];

function lacing(c: Ctx, lace: string): string {
  const laces = ROWS.map(({ eyelet: [x, y], hook: [hookX, hookY] }, k) => {
    const across = `M${x} ${y}Q${(x + hookX) / 2} ${y + 16} ${hookX} ${hookY}`;
    const next = ROWS[k + 1]?.hook;
    return (
      line(across, '#000', 12, 0.22, 'transform="translate(2 5)"') +
      stroked(across, lace, 10) +
      (c.fine ? line(across, darken(lace, 0.35), 10, 0.5, 'stroke-dasharray="3 6"') : '') +
      (next ? stroked(`M${x + 6} ${y + 8}L${next[0]} ${next[1] - 4}`, darken(lace, 0.12), 8) : '')
    );
  }).join('');
  const hooks = ROWS.map(
    ({ hook: [x, y] }) =>
      filled(roundRect(x - 5, y - 10, 24, 20, 6), steel.sh) +
      filled(roundRect(x - 3, y - 8, 19, 8, 4), '#fff', 0.6) +
      `<circle cx="${x + 10}" cy="${y}" r="3" fill="#2c3138"/>`,
  ).join('');
  const bow = 'M330 196C290 210 262 244 268 262C280 250 310 226 336 200M330 196C350 224 352 250 342 276';
  return laces + hooks + stroked(bow, lace, 9);
}

function midsole(c: Ctx): string {
  const outline =
    'M106 606C180 630 260 636 380 634C480 632 570 618 648 596C656 624 654 648 648 664H112C102 648 100 624 106 606Z';
  const foam = tones(c.r.chance(0.5) ? c.accent : mix(c.color, '#d8d2c4', 0.7));
  return c.solid(outline, foam, '', { edge: 20, es: 7, rim: 10, rs: 3 });
}

/** Lugged sole, from the heel to the toe; the lugs are narrower under the arch. */
function outsole(c: Ctx, rubberSole: Tones): string {
  let outline = 'M96 650C180 664 300 668 400 666C500 664 590 658 656 646L660 684C660 690 656 694 650 694';
  let x = 650;
  while (x > 130) {
    const width = x > 520 || x < 320 ? 34 : 30;
    outline += `L${x} 716H${x - width + 12}L${x - width + 8} 698`;
    x -= width;
  }
  outline += 'L118 704C104 694 96 672 96 650Z';
  return c.solid(outline, rubberSole, '', { edge: 16, es: 6, rim: 8, rs: 2, ro: 0.35 });
}
