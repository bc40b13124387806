import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { filled, inkOn, lyingCylinder, stroked, times } from '../../core/kit.ts';
import { ellipse } from '../../core/path.ts';

/** Rolled yoga mat with a carrying strap. */
export function yogaMat(c: Ctx): Drawn {
  const { t, a } = c;
  const roll = 'M170 430H590V690H170C120 690 90 630 90 560C90 490 120 430 170 430Z';
  const shadow = c.ground(400, 706, 300, 20, 0.34);
  const loose =
    filled('M560 690H740C756 690 760 676 750 668L640 640H560Z', t.dk) + filled('M560 672H742L640 640H560Z', t.lt);
  const mat =
    filled(roll, lyingCylinder(c, t, false)) +
    (c.fine
      ? filled(
          roll,
          c.pattern(
            12,
            12,
            `<circle cx="3" cy="3" r="1.6" fill="${t.dk}" opacity=".35"/>` +
              `<circle cx="9" cy="9" r="1.6" fill="${t.hi}" opacity=".3"/>`,
          ),
        )
      : '') +
    filled(ellipse(590, 560, 88, 130), t.sh);
  const coils = times(
    7,
    (k) =>
      `<ellipse cx="${590 - k * 1.5}" cy="${560 + k * 1}" rx="${82 - k * 11.4}" ry="${122 - k * 17}" fill="${k % 2 ? t.base : a.base}" opacity="${k % 2 ? 1 : 0.9}"/>` +
      stroked(ellipse(590 - k * 1.5, 560 + k, 82 - k * 11.4, 122 - k * 17), t.dk, 3, 0.5),
  );
  const straps =
    [220, 420]
      .map(
        (x) =>
          filled(
            `M${x} 428C${x - 44} 460 ${x - 44} 660 ${x} 692H${x + 34}C${x - 10} 660 ${x - 10} 460 ${x + 34} 428Z`,
            a.sh,
          ) + stroked(`M${x + 2} 432C${x - 40} 464 ${x - 40} 656 ${x + 2} 688`, a.hi, 3, 0.5),
      )
      .join('') +
    stroked('M216 440C240 250 420 250 440 440', a.sh, 22) +
    stroked('M222 424C246 262 414 262 436 424', a.hi, 4, 0.4) +
    c.mark(290, 530, 2.6, inkOn(t, '#333'));
  return { body: shadow + loose + mat + coils + straps, focus: [420, 410, 280, 280] };
}
