import { mix, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { both, filled, gloss, group, stroked, times, tube } from '../../core/kit.ts';
import { roundRect } from '../../core/path.ts';

/** Prints of the upper side. */
const rails = ({ a }: Ctx) => both(filled('M520 100C470 260 470 560 440 780H560V100Z', a.base));

const peaks = ({ a }: Ctx) =>
  filled('M280 250L340 140L370 180L400 110L440 190L470 150L520 250V320H280Z', a.base) +
  filled('M280 640H520V800H280Z', a.base);

const bands = ({ a }: Ctx) =>
  times(3, (k) => filled(`M270 ${110 + k * 42}H530v22H270Z`, a.base)) + filled('M280 690H520V800H280Z', a.base);

/** Deck pad with handle, and the bungee net before it. */
function deck(c: Ctx): string {
  const pad = roundRect(326, 330, 148, 360, 40);
  const ribs = stroked('M0 8L8 0L16 8', '#fff', 1.6, 0.18) + stroked('M0 16L8 8L16 16', '#000', 1.6, 0.25);
  const ring = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="8" fill="#15171b"/>`;
  return (
    filled(pad, mix(c.t.base, '#2b3540', 0.75)) +
    (c.fine ? filled(pad, c.pattern(16, 16, ribs)) : '') +
    c.mark(364, 412, 2.4, '#fff', 0.8) +
    filled(roundRect(380, 500, 40, 12, 6), '#15171b') +
    ring(340, 170) +
    ring(460, 170) +
    ring(336, 290) +
    ring(464, 290) +
    stroked('M340 170L464 290M460 170L336 290M340 170H460M336 290H464', '#15171b', 5, 0.8)
  );
}

/** SUP board with paddle; the back shows the fins. The seed chooses the print. */
export function sup(c: Ctx, view: View): Drawn {
  const { t, a, r } = c;
  const base = view === 'back';
  const outline =
    'M400 20C470 80 506 220 506 400C506 560 480 690 450 756C420 772 380 772 350 756C320 690 294 560 294 400C294 220 330 80 400 20Z';
  const print = r.pick([rails, peaks, bands]);
  const face = base ? filled('M280 600H520V800H280Z', a.base) : print(c) + deck(c);
  const shine = gloss(c, 'M330 220C312 340 312 520 336 680', 14, 0.55, 6);
  const board =
    c.drop(outline, { x: 16, y: 14, s: 13, op: 0.26 }) +
    filled(outline, t.dk, 1, 'transform="translate(7 4)"') +
    c.solid(outline, t, face + shine, { edge: 30, es: 11 }) +
    stroked(outline, '#fff', 3, 0.4);
  const finSet = base
    ? both(filled('M452 690L484 640L470 720Z', '#15171b')) + filled('M394 610H406L412 740H388Z', '#15171b')
    : '';
  const paddle =
    tube('M400 70V560', tones('#3a3f47'), 15) +
    tube('M378 70H422', a, 26) +
    c.solid(
      'M400 540C440 570 450 660 434 730C426 752 374 752 366 730C350 660 360 570 400 540Z',
      a,
      stroked('M400 560V720', a.hi, 5, 0.5),
      { edge: 18, es: 7 },
    );
  return {
    body:
      group('translate(-60 0) rotate(-8 400 400)', board + finSet) +
      group('translate(150 10) rotate(10 400 400)', c.drop('M394 70H406V740H394Z', { op: 0.2 }) + paddle),
    focus: [180, 250, 290, 290],
  };
}
