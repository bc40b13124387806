import { tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { filled, group, inkOn, rubber, stroked, times } from '../../core/kit.ts';
import { roundRect } from '../../core/path.ts';

/** Prints of the upper side. */
const bands = ({ a }: Ctx) =>
  filled('M370 120H430V230H370Z', a.base) +
  filled('M370 246H430V258H370Z', a.base) +
  filled('M370 600H430V800H370Z', a.base);

const fade = (c: Ctx) => {
  const colour = c.a.base;
  const down = c.down([0, colour], [1, colour, 0]);
  const up = c.down([0, colour, 0], [1, colour]);
  return filled('M370 10H430V300H370Z', down) + filled('M370 560H430V800H370Z', up);
};

const contours = ({ a }: Ctx) =>
  times(6, (k) => {
    const rx = 8 + k * 12;
    const ry = 20 + k * 22;
    return stroked(`M400 170m-${rx} 0a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 -${2 * rx} 0`, a.base, 5);
  }) + filled('M370 640H430V690H370Z', a.base);

/** Groove, and the grip zone that mountain skis lack. */
function base(c: Ctx, grip: boolean): string {
  const groove = filled('M396 40H404V770H396Z', '#0b1122', 0.6);
  const zone = 'M376 330H424V520H376Z';
  return grip ? groove + filled(zone, c.t.sh, 0.9) + c.tex(zone, 'twill') : groove;
}

function binding(c: Ctx): string {
  return (
    c.drop(roundRect(382, 360, 36, 120, 8), { x: 3, y: 5, s: 4, op: 0.4 }) +
    c.solid(roundRect(384, 354, 32, 60, 8), rubber, filled(roundRect(390, 362, 20, 22, 4), c.a.base), {
      edge: 6,
      es: 3,
      ro: 0.4,
    }) +
    c.solid(
      roundRect(387, 416, 26, 72, 4),
      tones('#3a3f47'),
      times(5, (k) => stroked(`M390 ${428 + k * 11}H410`, '#000', 3, 0.5)),
      { edge: 5, es: 2, ro: 0.3 },
    )
  );
}

/**
 * Pair of thin skis. Variants: xc (default) | fjell (wider, with steel edges) | skin (drawn as xc).
 * The back shows the base; the seed chooses the print.
 */
export function xcSkis(c: Ctx, view: View): Drawn {
  const { t, r } = c;
  const mountain = c.variant === 'fjell';
  const back = view === 'back';
  const print = r.pick([bands, fade, contours]);
  const outline =
    'M400 18C412 18 420 46 421 90C423 200 418 300 418 400C418 520 422 640 421 730C420 764 412 782 400 782C388 782 380 764 379 730C378 640 382 520 382 400C382 300 377 200 379 90C380 46 388 18 400 18Z';
  const ski = () => {
    const face = back ? base(c, !mountain) : print(c) + c.mark(386, 288, 0.9, inkOn(t, '#222'));
    const shine = stroked('M389 30C384 200 390 400 389 770', '#fff', 5, 0.45, c.blur(2));
    const markup =
      c.drop(outline, { x: 14, y: 12, s: 9, op: 0.26 }) +
      c.solid(outline, back ? tones('#2a2f37') : t, face + shine, { edge: 10, es: 4, rim: 5, rs: 2 }) +
      (mountain ? stroked(outline, '#dfe3e6', 2.6) : '') +
      (back ? '' : binding(c));
    return group(`translate(400 400) scale(${mountain ? 1.35 : 1} 1) translate(-400 -400)`, markup);
  };
  return {
    body: group('translate(-74 6) rotate(-5 400 400)', ski()) + group('translate(74 6) rotate(5 400 400)', ski()),
    focus: [230, 250, 270, 270],
  };
}
