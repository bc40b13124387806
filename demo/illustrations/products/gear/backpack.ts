import type { Tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { both, filled, inkOn, rubber, secondTones, steel, stroked, times } from '../../core/kit.ts';
import { mirrorX, roundRect, symmetric } from '../../core/path.ts';
import { line } from './line.ts';

/** Large backpack with lid; the seed chooses its height, trim and bottle. The back view shows the harness. */
export function backpack(c: Ctx, view: View): Drawn {
  const { t, a, r } = c;
  const back = view === 'back';
  const top = r.chance(0.55) ? 120 : 170;
  const trim = secondTones(c);
  const bag = symmetric([
    ['M', 400, top],
    ['C', 480, top, 540, top + 14, 556, top + 70],
    ['C', 580, 330, 588, 520, 578, 650],
    ['C', 574, 690, 550, 706, 510, 710],
    ['C', 470, 714, 430, 714, 400, 714],
  ]);
  const shadow = c.ground(400, 722, 220, 20, 0.34);
  const loop = `M360 ${top + 8}C362 ${top - 50} 438 ${top - 50} 440 ${top + 8}`;
  const haulLoop = line(loop, a.sh, 17) + line(loop, a.hi, 3, 0.35, 'transform="translate(-4 -4)"');
  const belt = back ? '' : beltEnds(c, trim);
  const pocket = sidePocket(c, trim);
  const bottle = !back && r.chance(0.7) ? bottleBehind(c, pocket) : '';
  const weave = c.tex(bag, 'ripstop');
  const face = back ? harness(c, trim) : frontPocket(c, trim);
  const body =
    shadow +
    haulLoop +
    belt +
    both(pocket) +
    bottle +
    c.solid(bag, t, weave + face, { edge: 48 }) +
    (back ? hipBelt(c, trim) + c.mark(380, top + 60, 1.4, inkOn(t, '#333'), 0.85) : lid(c, top));
  return { body, focus: [250, top + 10, 300, 300] };
}

/** The ends of the hip belt, seen from the front. */
function beltEnds(c: Ctx, trim: Tones): string {
  const { a } = c;
  const wing = 'M560 560C620 566 668 590 690 634C696 652 684 664 668 660C630 640 600 640 560 646Z';
  return (
    c.solid(wing, trim, c.tex(wing, 'mesh', trim), { edge: 24, es: 9 }) +
    mirrorX(c.solid(wing, trim, '', { edge: 24, es: 9 })) +
    stroked('M676 652L712 690', a.sh, 13) +
    stroked('M124 652L88 690', a.sh, 13)
  );
}

function sidePocket(c: Ctx, trim: Tones): string {
  const outline = 'M548 480C590 480 616 500 620 540L612 668C608 690 590 698 560 698Z';
  const hem = line('M540 486C590 484 616 502 622 540', c.a.base, 12);
  return c.solid(outline, trim, c.tex(outline, 'mesh', trim) + hem, { edge: 26, es: 9 });
}

/** A steel bottle that stands in the right pocket. */
function bottleBehind(c: Ctx, pocket: string): string {
  const metal = c.across([0, steel.lt], [0.4, '#fff'], [1, steel.sh]);
  const inPocket = c.clip('M540 486H700V720H540Z');
  return (
    filled(roundRect(586, 400, 40, 150, 14), metal) +
    filled(roundRect(590, 366, 32, 40, 8), c.a.base) +
    `<g ${inPocket}>${pocket}</g>`
  );
}

/** Front pocket with a daisy chain, between compression straps. */
function frontPocket(c: Ctx, trim: Tones): string {
  const { t, a } = c;
  const outline = symmetric([
    ['M', 400, 416],
    ['C', 460, 416, 520, 410, 530, 432],
    ['C', 544, 520, 546, 600, 536, 650],
    ['C', 530, 672, 510, 680, 400, 682],
  ]);
  const creases =
    c.fold('M260 330C330 350 470 350 540 330', 20, 0.3) + c.lift('M280 260C270 380 262 520 268 660', 26, 0.35, t, 12);
  const shade = filled(outline, '#000', 0.28, `transform="translate(2 8)" ${c.blur(7)}`);
  const cloth =
    c.tex(outline, 'ripstop', trim) +
    c.fold('M330 520C360 560 440 560 470 520', 14, 0.22, trim) +
    c.zip('M284 448C340 438 460 438 516 448', trim, {
      w: 12,
      pull: [506, 448],
      pc: c.accent === trim.base ? c.color : c.accent,
      pa: -10,
    });
  const daisyChain = times(5, (k) => line(roundRect(386, 492 + k * 34, 28, 26, 4), trim.line, 4, 0.8));
  const compression = (y: number) =>
    line(`M220 ${y}L282 ${y + 10}M580 ${y}L518 ${y + 10}`, a.sh, 13) +
    filled(roundRect(270, y, 26, 20, 4) + roundRect(504, y, 26, 20, 4), rubber.base);
  return (
    creases +
    shade +
    c.solid(outline, trim, cloth, { edge: 26, es: 9 }) +
    daisyChain +
    compression(380) +
    compression(626)
  );
}

/** Back pad, shoulder straps and chest strap. */
function harness(c: Ctx, trim: Tones): string {
  const { t, a } = c;
  const pad = symmetric([
    ['M', 400, 250],
    ['C', 470, 250, 500, 270, 508, 330],
    ['C', 516, 460, 510, 580, 490, 630],
    ['C', 460, 640, 430, 640, 400, 640],
  ]);
  const padding =
    c.tex(pad, 'mesh', trim) + filled('M388 250V640H412V250Z', trim.deep, 0.55) + c.fold('M300 420H500', 10, 0.3, trim);
  const backPad = c.solid(pad, trim, padding, { edge: 30, es: 10 });
  const strap =
    'M440 210C500 216 540 260 548 340C556 430 560 520 566 600C566 616 540 618 536 604C524 520 508 420 486 360C470 310 450 260 424 240Z';
  const straps = both(
    c.drop(strap, { x: 2, y: 8, s: 6, op: 0.3 }) +
      c.solid(strap, t, c.seam('M452 230C500 250 524 300 532 370C540 460 546 530 550 596', t, { sy: 0 }), {
        edge: 18,
        es: 6,
      }) +
      line('M552 604L574 690', a.sh, 14),
  );
  const chestStrap = line('M470 352H330', a.sh, 11) + filled(roundRect(384, 341, 32, 22, 4), a.base);
  return backPad + straps + chestStrap;
}

function hipBelt(c: Ctx, trim: Tones): string {
  const outline =
    'M240 586C300 612 500 612 560 586C640 592 690 620 704 660C706 678 690 686 674 680C630 660 580 664 540 668H260C220 664 170 660 126 680C110 686 94 678 96 660C110 620 160 592 240 586Z';
  return (
    c.drop(outline, { x: 2, y: 8, s: 7, op: 0.3 }) +
    c.solid(outline, trim, c.tex(outline, 'mesh', trim), { edge: 26, es: 9 })
  );
}

/** Lid with a zipped pocket, held by two straps. */
function lid(c: Ctx, top: number): string {
  const { t, a } = c;
  const outline = symmetric([
    ['M', 400, top - 6],
    ['C', 490, top - 6, 556, top + 10, 566, top + 70],
    ['C', 574, top + 120, 576, top + 150, 566, top + 172],
    ['C', 540, top + 192, 470, top + 200, 400, top + 200],
  ]);
  const cloth =
    c.tex(outline, 'ripstop') +
    c.zip(`M262 ${top + 104}C340 ${top + 120} 460 ${top + 120} 538 ${top + 104}`, t, {
      w: 13,
      tape: a.base,
      pull: [524, top + 106],
      pc: c.accent,
      pa: -12,
    }) +
    c.lift(`M280 ${top + 60}C300 ${top + 24} 340 ${top + 14} 400 ${top + 12}`, 20, 0.45) +
    c.mark(372, top + 142, 1.7, inkOn(t, '#333'), 0.92);
  const strap = (x: number) =>
    line(`M${x} ${top + 180}V440`, '#000', 17, 0.22, 'transform="translate(4 4)"') +
    line(`M${x} ${top + 172}V436`, a.sh, 16) +
    line(`M${x - 5} ${top + 172}V436`, a.hi, 2, 0.4) +
    filled(roundRect(x - 16, top + 232, 32, 44, 6), rubber.base) +
    filled(roundRect(x - 12, top + 236, 24, 10, 3), '#fff', 0.25) +
    line(`M${x - 10} ${top + 254}h20`, '#000', 3, 0.5);
  return (
    c.drop(outline, { x: 2, y: 14, s: 9, op: 0.34 }) +
    c.solid(outline, t, cloth, { edge: 34 }) +
    strap(324) +
    strap(476)
  );
}
