import { darken, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { filled, group, inkOn, stroked, times } from '../../core/kit.ts';
import { heelView } from '../footwear/heel-view.ts';
import { line } from './line.ts';

/**
 * Pair of rubber boots. Variant: lined (pile collar).
 * The seed chooses height, dots and loop; the back view is the heel.
 */
export function rubberBoot(c: Ctx, view: View): Drawn {
  const { r } = c;
  const top = r.chance(0.5) ? 120 : 200;
  const loop = r.chance(0.5);
  const dotted = r.chance(0.35);
  const lined = c.variant === 'lined';
  if (view === 'back') {
    const heel = tones(darken(c.color, 0.16));
    return heelView(c, { top: top + 20, w: 112, H: heel, foam: tones('#2a2d31'), fur: lined, pull: loop });
  }
  const boot = shaft(c, top, dotted) + (lined ? pileCollar(c, top) : '') + (loop ? pullLoop(c, top) : '') + sole(c);
  const body =
    c.ground(430, 706, 290, 22, 0.3) + group('translate(112 -16) scale(.97)', boot) + group('translate(-40 14)', boot);
  return { body, focus: [270, 120, 280, 280] };
}

function shaft(c: Ctx, top: number, dotted: boolean): string {
  const { t, a } = c;
  const rim = `M330 ${top}C370 ${top + 14} 480 ${top + 14} 524 ${top}`;
  const outline = `${rim}C534 250 536 380 548 460C562 530 570 590 566 640H180C168 600 176 556 210 530C260 496 318 488 334 430C344 360 340 240 330 ${top}Z`;
  const light =
    line(`M380 ${top}C376 260 384 360 376 430C366 490 300 520 250 550`, t.hi, 24, 0.55, c.blur(7)) +
    stroked(`M392 ${top + 30}C390 240 394 320 390 400`, '#fff', 8, 0.55, c.blur(2)) +
    stroked('M226 558C250 534 280 524 300 516', '#fff', 8, 0.6, c.blur(2)) +
    c.fold('M340 430C400 470 480 470 546 440', 14, 0.3) +
    c.fold('M336 460C400 496 490 494 552 470', 10, 0.22) +
    c.lift('M350 446C410 482 480 482 540 456', 8, 0.4);
  const dots = dotted ? filled(outline, dotPattern(c)) : '';
  const cuff = `M300 ${top - 10}H560V${top + 44}C480 ${top + 60} 380 ${top + 60} 300 ${top + 44}Z`;
  const ring =
    `M320 ${top + 58}C380 ${top + 72} 480 ${top + 72} 540 ${top + 58}` +
    `V${top + 70}C480 ${top + 84} 380 ${top + 84} 320 ${top + 70}Z`;
  const details =
    filled(cuff, c.across([0, a.lt], [0.5, a.base], [1, a.sh])) +
    filled(ring, a.base, 0.9) +
    c.seam('M470 600C480 540 510 500 560 480', t, { stitch: false }) +
    c.mark(420, top + 130, 1.5, inkOn(t, '#333'), 0.9);
  const opening = `<ellipse cx="427" cy="${top + 2}" rx="97" ry="17" fill="${c.across([0, t.deep], [1, t.dk])}"/>`;
  return opening + c.solid(outline, t, dots + light + details, { edge: 46 }) + line(rim, a.hi, 6, 0.8);
}

function dotPattern(c: Ctx): string {
  const dot = (at: number) => `<circle cx="${at}" cy="${at}" r="9" fill="${c.a.base}"/>`;
  return c.pattern(70, 70, dot(18) + dot(53));
}

function pileCollar(c: Ctx, top: number): string {
  const pile = tones('#e9e0cf');
  const outline =
    `M312 ${top - 26}C380 ${top - 44} 480 ${top - 44} 542 ${top - 26}C556 ${top} 552 ${top + 30} 540 ${top + 40}` +
    `C480 ${top + 54} 380 ${top + 54} 316 ${top + 40}C302 ${top + 20} 300 ${top - 6} 312 ${top - 26}Z`;
  const ridge =
    c.tex(outline, 'fleece', pile) +
    c.lift(`M326 ${top + 6}C380 ${top - 16} 460 ${top - 18} 520 ${top - 6}`, 14, 0.5, pile);
  const opening = `<ellipse cx="427" cy="${top - 24}" rx="92" ry="12" fill="#5a4c3c" opacity=".8"/>`;
  return c.solid(outline, pile, ridge, { edge: 26, es: 9 }) + opening;
}

const pullLoop = ({ a }: Ctx, top: number) =>
  stroked(`M508 ${top + 30}C520 ${top - 40} 556 ${top - 26} 530 ${top + 46}`, a.base, 13);

function sole(c: Ctx): string {
  const outline =
    'M174 624C260 646 460 646 572 620C578 648 576 676 568 690H470L464 676H420L416 692H204C182 680 170 652 174 624Z';
  const sole = tones(c.r.chance(0.5) ? '#2a2d31' : darken(c.accent, 0.3));
  const grooves = c.fine ? times(16, (k) => line(`M${196 + k * 23} 660v34`, '#000', 6, 0.35)) : '';
  return c.solid(outline, sole, grooves, { edge: 14, es: 5, rim: 6, rs: 2, ro: 0.4 });
}
