import type { Tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import { filled, rubber, stroked, times } from '../../core/kit.ts';
import { roundRect } from '../../core/path.ts';
import { lugs } from './lugs.ts';

export type Silhouette = 'racer' | 'daily' | 'max' | 'flat' | 'low' | 'trail';

/** Height of the sole at heel and toe, how far the heel stands out, and how far the toe is lifted. */
interface SoleMeasures {
  heelHeight: number;
  toeHeight: number;
  flare: number;
  spring: number;
}

const MEASURES: Record<Silhouette, SoleMeasures> = {
  racer: { heelHeight: 56, toeHeight: 34, flare: 30, spring: 22 },
  daily: { heelHeight: 66, toeHeight: 42, flare: 14, spring: 16 },
  max: { heelHeight: 92, toeHeight: 66, flare: 22, spring: 18 },
  flat: { heelHeight: 50, toeHeight: 46, flare: 0, spring: 6 },
  low: { heelHeight: 46, toeHeight: 38, flare: 4, spring: 10 },
  trail: { heelHeight: 58, toeHeight: 44, flare: 10, spring: 16 },
};

/** The bottom of the midsole. */
const GROUND = 690;
const OUTSOLE =
  'M112 676C180 686 300 688 400 688C520 688 620 686 700 676C704 690 694 700 676 701C500 705 300 705 180 701' +
  'C140 698 116 690 112 676Z';

/** Where the upper meets the sole, at heel and toe. */
export function soleLine(silhouette: Silhouette): { heel: number; toe: number } {
  const { heelHeight, toeHeight, spring } = MEASURES[silhouette];
  return { heel: GROUND - heelHeight, toe: GROUND - toeHeight - spring * 0.5 };
}

/** Tapered midsole of foam with toe spring; the outsole is thin, or lugged on trail shoes. */
export function runningSole(c: Ctx, silhouette: Silhouette, foam: Tones, outsole: Tones): string {
  const { flare, spring } = MEASURES[silhouette];
  const { heel, toe } = soleLine(silhouette);
  const midsole =
    `M80 ${toe + 6}C150 ${toe + 22} 240 ${heel + 6} 330 ${heel + 2}` +
    `C450 ${heel - 2} 560 ${heel} 690 ${heel - 16}` +
    `C${704 + flare} ${heel + 10} ${706 + flare} 670 ${690 + flare * 0.4} 690` +
    `C560 694 300 694 190 690C130 686 84 ${GROUND - spring - 8} 80 ${toe + 6}Z`;
  const shine =
    `M96 ${toe + 18}C200 ${toe + 30} 320 ${heel + 14} 420 ${heel + 12}` +
    `C540 ${heel + 10} 620 ${heel + 4} 694 ${heel - 4}`;
  const inner = c.lift(shine, 8, 0.7, foam, 3) + foamDetail(c, silhouette, heel, foam);
  const svg = c.solid(midsole, foam, inner, { edge: 22, es: 8, rim: 10, rs: 3 });
  if (silhouette !== 'trail') return svg + c.solid(OUTSOLE, outsole, '', { edge: 10, es: 4, rim: 5, rs: 2 });
  return svg + c.solid(lugs(116, 694, 676, 32, 30), rubber, '', { edge: 10, es: 4, rim: 6, rs: 2, ro: 0.4 });
}

/** Plate, grooves or stripe that tells the silhouettes apart. */
function foamDetail(c: Ctx, silhouette: Silhouette, heel: number, foam: Tones): string {
  switch (silhouette) {
    case 'racer': {
      const plate =
        `M200 676C340 ${heel + 26} 520 ${heel + 30} 720 ${heel + 20}V${heel + 34}` +
        `C520 ${heel + 46} 340 ${heel + 42} 200 686Z`;
      return filled(plate, '#23262b', 0.85);
    }
    case 'max':
      return (
        stroked('M130 656C280 630 420 660 560 638C620 630 670 624 712 614', foam.line, 5, 0.35) +
        filled(roundRect(580, heel + 26, 90, 14, 6), c.a.base, 0.9)
      );
    case 'daily':
      return times(6, (k) => stroked(`M${540 + k * 24} 676q8 -18 18 -34`, foam.line, 3, 0.35));
    case 'flat':
      return stroked('M90 666H690', c.a.base, 7, 0.9);
    default:
      return '';
  }
}
