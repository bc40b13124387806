import { mix, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { both, filled, rubber, stroked, times } from '../../core/kit.ts';
import { roundRect, symmetric } from '../../core/path.ts';
import { line } from './line.ts';

type Style = 'stripe' | 'half' | 'plain';
const padding = tones('#2a2e35');

/** Alpine helmet; the seed chooses its stripe, vents and visor. */
export function helmet(c: Ctx, view: View): Drawn {
  const style = c.r.pick<Style>(['stripe', 'half', 'plain']);
  const vents = c.r.int(3, 4);
  const visor = c.r.chance(0.4);
  return view === 'back' ? back(c, style) : side(c, style, vents, visor);
}

function side(c: Ctx, style: Style, vents: number, withVisor: boolean): Drawn {
  const { t } = c;
  const shell =
    'M128 430C120 260 240 134 404 130C560 128 672 240 680 400C684 456 676 500 660 532C610 552 560 548 520 520C480 490 440 476 392 474C310 474 230 480 164 496C140 496 130 470 128 430Z';
  const light =
    c.lift('M190 330C220 240 300 180 400 168', 44, 0.6, t, 16) +
    stroked('M214 300C240 246 290 206 340 192', '#fff', 13, 0.6, c.blur(4)) +
    c.fold('M660 400C640 300 580 230 500 196', 40, 0.3, t, 18);
  const surface =
    stripes(c, style) +
    light +
    times(vents, (k) => vent(c, k)) +
    c.mark(168, 400, 1.9, markColour(c, style === 'half'), 0.95) +
    c.seam('M128 440C240 420 400 420 500 440C570 456 620 486 668 500', t, { stitch: false, op: 0.5 });
  const lining = filled(
    'M160 494C230 478 310 472 392 474L424 500C360 520 240 530 190 522C170 518 160 508 160 494Z',
    '#1d2026',
  );
  const goggleClip = filled('M660 470L692 476C700 500 690 520 664 524Z', rubber.base);
  const body =
    c.ground(410, 722, 240, 20, 0.28) +
    chinStrap() +
    lining +
    c.drop(shell, { x: 8, y: 18, op: 0.16 }) +
    earPad(c) +
    c.solid(shell, t, surface, { edge: 60, es: 22 }) +
    goggleClip +
    (withVisor ? visor(c) : '');
  return { body, focus: [290, 180, 300, 300] };
}

/** The mark is white, but takes the accent on a light shell unless it lies on a dark accent. */
const markColour = ({ t, a, accent }: Ctx, onAccent: boolean) => (t.light && !(onAccent && a.dark) ? accent : '#fff');

function stripes(c: Ctx, style: Style): string {
  const { a } = c;
  if (style === 'stripe')
    return (
      filled('M120 380C200 260 400 200 690 300L692 350C420 260 240 320 120 440Z', a.base) +
      filled('M120 460C240 346 420 290 690 374V390C420 306 250 362 120 476Z', a.base, 0.8)
    );
  if (style === 'half')
    return filled('M100 520C120 420 220 380 400 380C560 380 640 420 700 480V600H100Z', c.slant([0, a.lt], [1, a.sh]));
  return '';
}

/** Vent k from the front, with a coloured rib inside. */
function vent({ t, a }: Ctx, k: number): string {
  const x = 318 + k * 78;
  const y = 250 - 10 * Math.sin(k) + k * k * 5;
  const upper = `M${x} ${y}C${x + 16} ${y - 14} ${x + 42} ${y - 10} ${x + 50} ${y + 6}`;
  const lower = `L${x + 58} ${y + 64}C${x + 44} ${y + 76} ${x + 26} ${y + 74} ${x + 18} ${y + 62}Z`;
  return (
    filled(upper + lower, t.deep) +
    line(upper, t.hi, 3, 0.5, 'transform="translate(0 -3)"') +
    line(`M${x + 10} ${y + 30}L${x + 50} ${y + 36}`, a.base, 5, 0.7)
  );
}

const chinStrap = () =>
  stroked('M470 660C430 700 380 716 340 706', '#2a2e35', 15) +
  filled(roundRect(318, 690, 44, 26, 6), '#15171b', 1, 'transform="rotate(8 340 700)"') +
  stroked('M320 700L296 694', '#2a2e35', 13);

function earPad(c: Ctx): string {
  const pad =
    'M420 476C480 480 540 510 600 536C606 590 588 650 548 680C500 700 452 664 436 610C424 560 416 520 420 476Z';
  const hollow = 'M470 560C490 540 530 548 540 580C546 610 520 630 496 620C470 608 462 582 470 560Z';
  const cloth = c.tex(pad, 'fleece', padding) + filled(hollow, '#15171b', 0.7);
  return c.solid(pad, padding, cloth, { edge: 26, es: 9 });
}

function visor(c: Ctx): string {
  return c.solid(
    'M120 452C180 440 330 432 404 446C420 480 420 540 390 580C320 620 190 610 150 566C128 530 118 490 120 452Z',
    tones(mix(c.accent, '#20304a', 0.55)),
    filled('M130 470C200 440 300 440 400 460L380 500C300 470 200 480 134 520Z', '#fff', 0.35),
    { edge: 20, es: 8 },
  );
}

function back(c: Ctx, style: Style): Drawn {
  const { t, a } = c;
  const striped = style !== 'plain';
  const shell = symmetric([
    ['M', 400, 150],
    ['C', 540, 150, 646, 250, 650, 420],
    ['C', 652, 500, 640, 560, 610, 590],
    ['C', 540, 614, 460, 620, 400, 620],
  ]);
  const pad = 'M560 540C620 540 640 590 630 650C616 700 570 706 546 676C530 640 536 580 560 540Z';
  const hole = (x: number, y: number) => filled(roundRect(x, y, 56, 84, 24), t.deep);
  const pads = both(c.solid(pad, padding, c.tex(pad, 'fleece', padding), { edge: 20, es: 8 }));
  const surface =
    c.lift('M196 400C206 290 270 210 360 184', 44, 0.55, t, 16) +
    c.fold('M640 460C640 340 580 240 490 190', 40, 0.3, t, 18) +
    (striped ? filled('M140 470C260 430 540 430 660 470V640H140Z', a.base) : '') +
    hole(262, 266) +
    hole(372, 250) +
    hole(482, 266) +
    c.mark(356, 480, 3, markColour(c, striped), 0.95);
  const sizeWheel =
    filled(roundRect(366, 566, 68, 74, 12), '#15171b') +
    filled(roundRect(376, 576, 48, 14, 5), '#fff', 0.22) +
    '<circle cx="400" cy="650" r="30" fill="#2a2e35"/>' +
    `<circle cx="396" cy="646" r="18" fill="${a.base}"/>`;
  return {
    body: c.ground(400, 722, 220, 18, 0.28) + pads + c.solid(shell, t, surface, { edge: 60, es: 22 }) + sizeWheel,
    focus: [260, 420, 280, 280],
  };
}
