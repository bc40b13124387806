import { tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { group, inkOn, tube } from '../../core/kit.ts';
import { mirrorX } from '../../core/path.ts';

/** Training bench with a raised back. */
export function bench(c: Ctx, view: View): Drawn {
  const { t, a } = c;
  const frame = tones('#3a3f47');
  const shadow = c.ground(400, 716, 320, 18, 0.32);
  const legs =
    tube('M140 700H280M560 700H700', frame, 24) +
    tube('M210 700L330 520M630 700L560 520M300 560H580', frame, 26) +
    tube('M420 540L300 400', frame, 20);
  const seatPad =
    'M440 470H680C706 470 716 486 712 506C708 524 696 530 680 530H440C420 530 412 520 412 500C412 480 420 470 440 470Z';
  const backPad =
    'M118 236C136 220 160 226 174 244L420 480C430 494 428 512 414 522C400 530 386 528 374 518L112 290C98 274 100 250 118 236Z';
  const pads =
    c.solid(seatPad, t, c.seam('M420 514H706', t, { sy: -6 }) + c.lift('M440 484H660', 10, 0.5), { edge: 22, es: 8 }) +
    c.drop(backPad, { op: 0.2 }) +
    c.solid(
      backPad,
      t,
      c.lift('M140 250L400 496', 14, 0.4) +
        c.seam('M116 280L380 512', t, { sy: -6 }) +
        group('translate(240 372) rotate(43)', c.mark(0, 0, 1.6, inkOn(t, '#333'))),
      { edge: 26, es: 9 },
    ) +
    `<circle cx="430" cy="540" r="24" fill="${a.base}"/>` +
    `<circle cx="426" cy="536" r="10" fill="${a.hi}" opacity=".6"/>`;
  const body = shadow + legs + pads;
  return { body: view === 'back' ? mirrorX(body) : body, focus: [300, 400, 290, 290] };
}
