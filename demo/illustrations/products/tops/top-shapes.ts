import { symmetric } from '../../core/path.ts';

/** Silhouettes shared by the long-sleeved tops: a little roomier than the base layer. */
export const SLEEVE =
  'M508 216C570 226 612 252 634 306C662 392 690 512 704 632C705 646 699 653 688 656L640 664' +
  'C628 666 622 660 620 648C604 560 584 486 554 424C536 356 518 290 508 216Z';

export const TORSO = symmetric([
  ['M', 400, 236],
  ['L', 466, 206],
  ['C', 498, 214, 526, 222, 548, 238],
  ['C', 564, 296, 570, 362, 566, 424],
  ['C', 570, 520, 578, 620, 580, 706],
  ['C', 520, 722, 450, 726, 400, 726],
]);

export const HOOD = symmetric([
  ['M', 400, 66],
  ['C', 466, 66, 508, 112, 512, 176],
  ['C', 514, 216, 500, 242, 476, 262],
  ['C', 450, 280, 425, 284, 400, 284],
]);

/** Opening of the hood. */
export const OPENING = symmetric([
  ['M', 400, 112],
  ['C', 440, 112, 464, 140, 465, 180],
  ['C', 465, 214, 448, 240, 430, 256],
  ['C', 420, 262, 410, 262, 400, 262],
]);
