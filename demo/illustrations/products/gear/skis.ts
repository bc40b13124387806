import { mix, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { filled, group, inkOn, rubber, times } from '../../core/kit.ts';
import { circle, roundRect } from '../../core/path.ts';
import { line } from './line.ts';

/** Prints of the upper side; `k` is 0 for the left ski and 1 for the right one, which are not quite alike. */
const slashes = ({ t, a, accent }: Ctx, k: number) => {
  const y = k * 20;
  return (
    filled(`M280 ${200 + y}L440 ${110 + y}V${210 + y}L280 ${300 + y}Z`, a.base) +
    filled('M280 560L440 470V500L280 590Z', a.base) +
    filled('M280 620L440 530V640L280 730Z', mix(accent, t.base, 0.4))
  );
};

const peaks = ({ a }: Ctx) =>
  filled('M290 300L330 210L352 250L376 180L430 300V420H290Z', a.base) +
  filled('M330 210L352 250L340 262L326 240ZM376 180L392 216L376 226L366 210Z', '#fff', 0.85) +
  filled('M290 560H430V780H290Z', a.base);

const bands = ({ a }: Ctx) =>
  times(4, (n) => filled(`M290 ${150 + n * 26}H430V${164 + n * 26}H290Z`, n % 2 ? a.lt : a.base)) +
  filled('M290 600H430V780H290Z', a.base);

const contours = ({ a }: Ctx, k: number) =>
  times(6, (n) => {
    const ring = (cx: number, cy: number, ry: number) =>
      `<ellipse cx="${cx}" cy="${cy}" rx="${14 + n * 16}" ry="${ry}" fill="none" stroke="${a.base}" ` +
      `stroke-width="5" opacity="${1 - n * 0.1}"/>`;
    return ring(350 + k * 20, 190, 26 + n * 24) + ring(370 - k * 20, 650, 22 + n * 20);
  });

const SHADED = { edge: 10, es: 4, rim: 6, rs: 2, ro: 0.4 };

/** Toe piece, plate and heel piece. */
function binding(c: Ctx): string {
  const { a } = c;
  return (
    c.drop(roundRect(328, 330, 64, 60, 12), { x: 3, y: 6, s: 5, op: 0.4 }) +
    c.solid(
      roundRect(328, 326, 64, 60, 14),
      rubber,
      filled(roundRect(340, 336, 40, 8, 3), a.base) + filled(circle(360, 366, 9), '#8c939c'),
      SHADED,
    ) +
    c.solid(roundRect(336, 392, 48, 62, 6), tones('#3a3f47'), '', { edge: 8, es: 4, ro: 0.3 }) +
    c.drop(roundRect(326, 460, 68, 70, 14), { x: 3, y: 6, s: 5, op: 0.4 }) +
    c.solid(
      roundRect(326, 456, 68, 72, 16),
      rubber,
      filled(roundRect(338, 496, 44, 22, 6), a.base) + filled(roundRect(344, 466, 32, 16, 5), '#8c939c'),
      SHADED,
    )
  );
}

const base = (c: Ctx) => filled('M350 40H370V770H350Z', '#0b1122', 0.5) + c.mark(340, 190, 1.5, c.color, 0.9);

/** Pair of alpine skis; the back shows the base. The seed chooses the print. */
export function skis(c: Ctx, view: View): Drawn {
  const { t, r } = c;
  const print = r.pick([slashes, peaks, bands, contours]);
  const back = view === 'back';
  const outline =
    'M360 26C382 26 400 58 406 110C410 170 394 260 388 400C388 520 400 620 404 700C406 740 392 764 360 764C328 764 314 740 316 700C320 620 332 520 332 400C326 260 310 170 314 110C320 58 338 26 360 26Z';
  const ski = (k: number) => {
    const face = back ? base(c) : print(c, k) + c.mark(339, 96, 1.4, inkOn(t, '#222'), 0.95);
    const shine = line('M338 40C330 160 346 280 346 400C346 520 332 640 334 750', '#fff', 7, 0.4, c.blur(3));
    return (
      c.drop(outline, { x: 16, y: 14, s: 12, op: 0.26 }) +
      filled(outline, '#22262c', 1, 'transform="translate(4 3)"') +
      c.solid(outline, back ? tones('#2a2f37') : t, face + shine, { edge: 18, es: 6, rim: 8, rs: 3 }) +
      line(outline, '#c9ced4', 2.4) +
      (back ? '' : binding(c))
    );
  };
  return {
    body: group('translate(-62 6) rotate(-7 360 400)', ski(0)) + group('translate(142 6) rotate(7 360 400)', ski(1)),
    focus: [170, 280, 290, 290],
  };
}
