import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { filled, group, markInk, panel, rubber, secondTones, steel, stroked } from '../../core/kit.ts';
import { ellipse, mirrorX, roundRect } from '../../core/path.ts';

/** Gaiters, a pair. */
export function gaiters(c: Ctx, view: View): Drawn {
  const { t, a } = c;
  const second = secondTones(c);
  const outline =
    'M316 130C370 140 440 140 492 130C500 300 500 430 508 540C530 590 560 620 566 664L430 690L260 664' +
    'C266 620 300 590 308 540C314 430 310 300 316 130Z';
  const inner =
    filled('M250 520C340 540 470 540 570 520V720H250Z', panel(c, second)) +
    c.seam('M250 520C340 540 470 540 570 520', t) +
    c.tex(outline, 'ripstop') +
    c.lift('M346 160C340 320 344 440 336 520', 24, 0.4, t, 10) +
    c.fold('M470 200C476 340 470 440 480 520', 22, 0.24) +
    c.fold('M330 300C380 320 430 318 490 296', 14, 0.2) +
    filled('M398 150H432V680H398Z', t.sh, 0.5) +
    stroked('M398 150V680', t.line, 3, 0.6) +
    c.mark(340, 230, 1.2, markInk(c)) +
    filled('M300 148C370 158 440 158 500 148V186C440 196 370 196 300 186Z', a.base);
  const gaiter =
    filled(ellipse(404, 132, 88, 12), t.deep) +
    stroked('M300 668C330 720 490 720 530 668', '#2a2e35', 12) +
    c.drop(outline, { op: 0.16 }) +
    c.solid(outline, t, inner, { edge: 36 }) +
    filled(roundRect(470, 160, 52, 18, 5), rubber.base) +
    stroked('M428 664q-6 16 6 22', steel.sh, 7);
  const svg = group('translate(134 -10) scale(.96)', gaiter) + group('translate(-128 16)', gaiter);
  return {
    body: c.ground(400, 716, 270, 16, 0.24) + (view === 'back' ? mirrorX(svg) : svg),
    focus: [160, 130, 280, 280],
  };
}
