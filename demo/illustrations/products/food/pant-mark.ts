import { filled, group, stroked } from '../../core/kit.ts';
import { roundRect } from '../../core/path.ts';

/** Deposit (pant) mark: an arrow that turns back, with the word. */
export const pantMark = (x: number, y: number, scale: number): string =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    filled(roundRect(-44, -34, 88, 68, 8), '#ffffff', 0.95) +
      stroked('M-22 -4C-22 -26 18 -26 20 -6M20 -6l-10 -6M20 -6l7 -9', '#1f7a4a', 5) +
      '<text x="0" y="26" font-family="Arial,sans-serif" font-weight="700" font-size="24" text-anchor="middle" ' +
      'fill="#1f7a4a">PANT</text>',
  );
