import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { filled, gloss, inkOn } from '../../core/kit.ts';

/** Swim cap with a stripe. */
export function swimCap(c: Ctx): Drawn {
  const { t, a } = c;
  const outline =
    'M130 600C110 380 240 230 420 230C590 230 690 360 690 520C690 570 676 610 650 650C600 668 540 640 480 640C380 640 300 680 200 676C150 672 134 640 130 600Z';
  const inner =
    filled('M100 560C240 420 500 380 720 460V520C500 440 260 490 100 640Z', a.base) +
    gloss(c, 'M180 480C200 370 290 290 400 274', 30, 0.55, 9) +
    c.fold('M640 600C660 480 620 370 540 300', 30, 0.24, t, 14) +
    c.mark(390, 530, 4, inkOn(t, '#333')) +
    c.fold('M200 640C300 600 460 590 640 620', 14, 0.3);
  return {
    body: c.ground(404, 700, 260, 20, 0.32) + c.solid(outline, t, inner, { edge: 60, es: 22 }),
    focus: [240, 300, 290, 290],
  };
}
