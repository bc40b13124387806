import type { Ctx } from '../../core/context.ts';

/** Body folds that every hanging top has. */
export const folds = (c: Ctx): string =>
  c.fold('M548 430C530 470 500 490 468 498', 20, 0.22) +
  c.fold('M252 430C270 470 300 490 332 498', 20, 0.26) +
  c.fold('M330 704C340 640 336 600 322 560', 16, 0.14) +
  c.lift('M302 340C288 460 284 600 288 700', 28, 0.26, c.t, 12);

/** Folds of a long right sleeve. */
export const sleeveFolds = (c: Ctx): string =>
  c.fold('M598 300C634 350 626 400 636 440', 20, 0.26) +
  c.fold('M586 466C616 460 650 450 674 432', 14, 0.28) +
  c.lift('M632 300C656 380 676 480 688 590', 18, 0.28);
