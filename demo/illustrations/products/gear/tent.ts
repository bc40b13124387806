import { mix, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { filled, group, stroked } from '../../core/kit.ts';
import { roundRect } from '../../core/path.ts';
import { line } from './line.ts';

/** Lamplight inside. */
const GLOW = '#ffd38a';

/** Tent. Variants: dome | tunnel | family (tunnel with windows); without one the seed chooses dome or tunnel. */
export function tent(c: Ctx, view: View): Drawn {
  const tunnelBySeed = c.r.chance(0.5);
  const isTunnel = c.variant ? c.variant !== 'dome' : tunnelBySeed;
  const open = view !== 'back';
  const shadow = `<ellipse cx="400" cy="640" rx="350" ry="34" fill="#141a26" opacity=".26" ${c.blur(16)}/>`;
  const body = shadow + (isTunnel ? tunnel(c, open) : dome(c, open));
  return { body: group('translate(0 20)', body), focus: [240, 320, 310, 310] };
}

/** Guy line from the tent to its peg, with a tensioner. */
function guy({ a, accent }: Ctx, x: number, y: number, pegX: number, pegY: number): string {
  return (
    line(`M${x} ${y}L${pegX} ${pegY}`, mix(accent, '#ffffff', 0.3), 3.4) +
    stroked(`M${pegX - 7} ${pegY - 14}L${pegX + 5} ${pegY + 14}`, '#5c636c', 7) +
    `<circle cx="${x + (pegX - x) * 0.35}" cy="${y + (pegY - y) * 0.35}" r="5.5" fill="${a.base}"/>`
  );
}

/** Pole sleeve; its highlight is moved a little. */
const pole = ({ t, a }: Ctx, path: string, shade: number, move: string) =>
  line(path, t.dk, 10, shade) + line(path, a.base, 6) + line(path, a.hi, 1.6, 0.6, `transform="translate(${move})"`);

/** Groundsheet edge along the foot of the tent. */
const skirt = ({ a }: Ctx, edge: string, rest: string) => filled(edge + rest, a.base) + line(edge, a.hi, 3, 0.5);

function tunnel(c: Ctx, open: boolean): string {
  const { t } = c;
  const outline =
    'M104 632C110 470 150 318 226 270C330 224 520 224 596 292C654 350 690 500 700 622C520 656 290 660 104 632Z';
  const guys = guy(c, 240, 280, 40, 650) + guy(c, 590, 300, 764, 632);
  const cloth =
    c.tex(outline, 'ripstop') +
    filled('M330 236C272 330 254 500 262 660L470 664C474 500 466 340 420 226Z', t.lt, 0.5) +
    c.lift('M170 420C190 350 220 306 270 280', 30, 0.45, t, 12) +
    c.fold('M270 640C262 500 280 340 336 240', 14, 0.3) +
    c.fold('M478 650C482 500 470 350 426 236', 14, 0.3) +
    c.fold('M120 600C180 620 220 560 262 600', 10, 0.2) +
    c.fold('M480 560C560 520 620 560 690 540', 16, 0.16) +
    c.fold('M480 420C540 400 600 420 650 410', 12, 0.16) +
    skirt(c, 'M96 616C290 646 520 642 710 604', 'V660H96Z');
  const poles =
    pole(c, 'M226 270C160 330 112 480 106 632', 0.5, '-2 0') +
    pole(c, 'M336 236C276 340 258 500 264 650', 0.5, '-2 0') +
    pole(c, 'M424 230C470 340 482 500 478 652', 0.5, '-2 0') +
    pole(c, 'M590 288C650 350 690 500 698 622', 0.5, '-2 0');
  return (
    guys +
    c.solid(outline, t, cloth, { edge: 54, es: 20 }) +
    poles +
    (open ? openTunnelDoor(c) : closedTunnel(c)) +
    (c.variant === 'family' ? window(c, 512, 430, 70) + window(c, 604, 452, 56) : '') +
    c.mark(540, 350, 2, t.light ? c.accent : '#fff', 0.9) +
    filled('M520 300C548 288 566 292 580 304L574 326C556 312 540 312 526 322Z', t.dk)
  );
}

function openTunnelDoor(c: Ctx): string {
  const { t, a } = c;
  const door = 'M296 652C292 540 306 420 344 330C372 300 392 330 404 370C430 450 442 550 444 654Z';
  const flap = 'M344 330C300 420 288 540 292 652L262 650C258 540 276 400 330 300Z';
  const dusk = c.down([0, '#20252e'], [0.6, mix('#4a3a26', GLOW, 0.3)], [1, GLOW]);
  const inside =
    line(door, '#0b1122', 40, 0.5, c.blur(12)) +
    filled('M300 650C320 600 420 596 450 650Z', mix(c.accent, '#5b4a3a', 0.5)) +
    filled(roundRect(318, 604, 110, 40, 18), mix(c.accent, '#ffffff', 0.25));
  return (
    filled(door, dusk) +
    `<g ${c.clip(door)}>${inside}</g>` +
    c.solid(flap, tones(t.lt), '', { edge: 14, es: 6 }) +
    `<circle cx="300" cy="470" r="8" fill="${a.base}"/>`
  );
}

const closedTunnel = (c: Ctx) =>
  c.zip('M340 330C310 420 300 540 302 648', c.t, { w: 9, pull: [338, 336], pc: c.accent }) +
  filled('M520 420C560 410 600 414 630 426L640 470C600 458 560 456 524 462Z', c.t.dk, 0.8);

/** Clear window with a seam in the middle. */
function window({ a }: Ctx, x: number, y: number, width: number): string {
  const pane = `M${x} ${y}h${width}l10 90h-${width}z`;
  return (
    filled(pane, '#cfe4ea', 0.9) +
    filled(`M${x + 8} ${y + 8}l20 0l-10 74h-10z`, '#fff', 0.6) +
    line(`${pane}M${x + width / 2} ${y}l8 90`, a.base, 6)
  );
}

function dome(c: Ctx, open: boolean): string {
  const { t } = c;
  const outline =
    'M92 636C160 560 220 400 330 270C360 236 440 236 470 270C580 400 640 560 708 636C560 664 240 664 92 636Z';
  const guys = guy(c, 250, 380, 48, 650) + guy(c, 552, 380, 756, 650);
  const cloth =
    c.tex(outline, 'ripstop') +
    filled('M400 236C470 380 560 540 620 664H720V200Z', t.dk, 0.34) +
    filled('M400 240C340 400 280 560 240 664H80L330 240Z', t.hi, 0.18) +
    c.lift('M160 590C230 480 290 370 346 280', 26, 0.5, t, 12) +
    c.fold('M250 640C290 520 340 380 396 250', 18, 0.28) +
    c.fold('M610 640C560 520 480 380 406 250', 18, 0.34) +
    skirt(c, 'M80 618C240 648 560 648 720 618', 'V670H80Z');
  const poles =
    pole(c, 'M96 634C170 540 250 400 336 268C360 240 400 240 420 260C500 360 580 500 640 650', 0.4, '-2 -1') +
    pole(c, 'M704 634C630 540 550 400 464 268C440 240 400 240 380 260C300 360 220 500 160 650', 0.4, '-2 -1');
  return (
    guys +
    c.solid(outline, t, cloth, { edge: 54, es: 20 }) +
    (open ? openDomeDoor(c) : c.zip('M398 330C430 430 480 560 520 648', t, { w: 9, pull: [400, 338], pc: c.accent })) +
    poles +
    c.mark(200, 566, 1.8, t.light ? c.accent : '#fff', 0.9) +
    filled('M372 262C390 250 410 250 428 262L422 290C410 278 390 278 378 290Z', t.dk)
  );
}

function openDomeDoor(c: Ctx): string {
  const { t, a } = c;
  const door = 'M280 650C310 560 350 430 396 330C440 420 500 560 536 650C450 660 360 660 280 650Z';
  const rightFlap = 'M396 330C440 420 500 560 536 650L590 644C540 540 470 420 404 320Z';
  const leftFlap = 'M396 330C350 430 310 560 280 650L236 646C286 540 340 420 390 322Z';
  const dusk = c.down([0, '#232832'], [0.55, mix('#4a3a26', GLOW, 0.35)], [1, GLOW]);
  const inside =
    line(door, '#0b1122', 44, 0.45, c.blur(12)) +
    filled(roundRect(340, 596, 150, 50, 24), mix(c.accent, '#ffffff', 0.2)) +
    filled(roundRect(340, 596, 60, 50, 24), a.base);
  return (
    filled(door, dusk) +
    `<g ${c.clip(door)}>${inside}</g>` +
    c.solid(rightFlap, tones(t.sh), '', { edge: 14, es: 6 }) +
    c.solid(leftFlap, tones(t.lt), '', { edge: 14, es: 6 })
  );
}
