import { type Tones, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { filled, group, inkOn, panel, rubber, stroked, times } from '../../core/kit.ts';
import { ellipse, roundRect } from '../../core/path.ts';

interface HeelOptions {
  /** Height of the collar; above 300 the shaft is tall. */
  top?: number;
  /** Half the width of the sole. */
  w?: number;
  /** Tones of the upper, the heel counter, the midsole and the outsole. */
  T?: Tones;
  H?: Tones;
  foam?: Tones;
  sole?: Tones;
  fur?: boolean;
  /** A loop at the back of the collar. */
  pull?: boolean;
  /** The tongue shows above the collar. */
  laceTop?: boolean;
  /** Colour of the upper of two straps round the shaft. */
  band?: string;
}

/** Shoes and boots from behind, a pair. */
export function heelView(c: Ctx, options: HeelOptions): Drawn {
  const { top = 420, w: width = 118, T = c.t, H = c.a, foam = tones('#f3f0ea'), sole = rubber } = options;
  const { fur = false, pull = true, laceTop = false, band } = options;
  const oneShoe = (mirrored: boolean) => {
    const tall = top < 300;
    const heelTop = tall ? 470 : top + 20;
    // silhouette: a tall shaft narrows at the ankle, a low collar runs straight into the heel
    const side = (k: number) =>
      tall
        ? `C${k * 0.78} ${top + 110} ${k * 0.6} 420 ${k * 0.6} 490C${k * 0.6} 550 ${k * 0.88} 560 ${k * 0.92} 612`
        : `C${k * 0.8} ${top + 60} ${k * 0.7} 520 ${k * 0.9} 600`;
    const rightSide = tall
      ? `C${width * 0.88} 560 ${width * 0.6} 550 ${width * 0.6} 490` +
        `C${width * 0.6} 420 ${width * 0.78} ${top + 110} ${width * 0.72} ${top}Z`
      : `C${width * 0.7} 520 ${width * 0.8} ${top + 60} ${width * 0.72} ${top}Z`;
    const outline =
      `M${-width * 0.72} ${top}${side(-width)}L${-width * 0.94} 650H${width * 0.94}` +
      `L${width * (tall ? 0.92 : 0.9)} ${tall ? 612 : 600}${rightSide}`;
    const strip = tall ? roundRect(-15, top, 30, 480 - top, 4) : '';
    const heel =
      `M${-width * 0.34} ${heelTop}` +
      `C${-width * 0.36} ${heelTop + 60} ${-width * 0.6} 580 ${-width * 0.74} 660H${width * 0.74}` +
      `C${width * 0.6} 580 ${width * 0.36} ${heelTop + 60} ${width * 0.34} ${heelTop}` +
      `C${width * 0.2} ${heelTop - 14} ${-width * 0.2} ${heelTop - 14} ${-width * 0.34} ${heelTop}Z`;
    const tongue =
      `M${-width * 0.4} ${top - 6}` +
      `C${-width * 0.2} ${top - 60} ${width * 0.2} ${top - 60} ${width * 0.4} ${top - 6}`;
    let svg =
      (laceTop ? stroked(tongue, T.sh, 30) : '') +
      filled(ellipse(0, top + 2, width * 0.72, width * 0.16), T.deep) +
      c.solid(
        outline,
        T,
        (tall
          ? filled(strip, H.base) +
            stroked(`M-15 ${top}V470M15 ${top}V470`, T.line, 2.4, 0.6) +
            c.fold(`M${-width * 0.6} 440C${-width * 0.2} 462 ${width * 0.2} 462 ${width * 0.6} 440`, 14, 0.26, T) +
            c.fold(`M${-width * 0.6} 480C${-width * 0.2} 502 ${width * 0.2} 502 ${width * 0.6} 480`, 12, 0.22, T)
          : '') +
          filled(heel, panel(c, H)) +
          c.seam(heel, T, { stitch: false, op: 0.6 }) +
          c.lift(
            `M${-width * 0.6} ${top + 40}C${-width * 0.62} 500 ${-width * 0.66} 580 ${-width * 0.74} 640`,
            16,
            0.4,
            T,
            7,
          ) +
          c.mark(-22, 560, 1.5, inkOn(H)),
        { edge: 34 },
      );
    svg += stroked(
      `M${-width * 0.72} ${top}C${-width * 0.4} ${top + 22} ${width * 0.4} ${top + 22} ${width * 0.72} ${top}`,
      fur ? '#efe7d8' : T.dk,
      fur ? 40 : 16,
    );
    if (band) {
      svg += [top + 34, top + 150]
        .map(
          (y, n) =>
            filled(roundRect(-width * (0.8 - n * 0.05), y, width * (1.6 - n * 0.1), 40, 10), n ? rubber.base : band) +
            filled(roundRect(-width * 0.7, y + 5, width * 0.8, 8, 4), '#fff', 0.3),
        )
        .join('');
    }
    if (pull) svg += stroked(`M-16 ${top + 40}C-22 ${top - 30} 22 ${top - 30} 16 ${top + 40}`, H.dk, 13);
    const foamShape =
      `M${-width * 0.98} 628C${-width * 0.5} 646 ${width * 0.5} 646 ${width * 0.98} 628` +
      `L${width * 1.04} 684H${-width * 1.04}Z`;
    svg +=
      c.solid(foamShape, foam, '', { edge: 18, es: 7, rim: 8, rs: 3 }) +
      c.solid(
        roundRect(-width * 1.05, 676, width * 2.1, 40, 10),
        sole,
        times(5, (k) => filled(roundRect(-width * 0.9 + k * width * 0.4, 700, width * 0.14, 20, 2), '#000', 0.5)),
        { edge: 10, es: 4, rim: 6, rs: 2, ro: 0.4 },
      );
    return group(`translate(${mirrored ? 536 : 264} 0)${mirrored ? ' scale(-1 1)' : ''}`, svg);
  };
  return { body: c.ground(400, 716, 290, 20, 0.32) + oneShoe(false) + oneShoe(true), focus: [140, top - 20, 280, 280] };
}
