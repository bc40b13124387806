import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { cylinder, filled, inkOn, roundness, rubber, stroked, times, tube } from '../../core/kit.ts';
import { roundRect } from '../../core/path.ts';

/** Drinking bottle; the seed chooses a clear or a solid one. */
export function bottle(c: Ctx): Drawn {
  const { t, a, r } = c;
  const loop = r.chance(0.6);
  const clear = r.chance(0.35);
  const outline =
    'M300 300C300 262 330 246 346 226H454C470 246 500 262 500 300V670C500 702 460 716 400 716C340 716 300 702 300 670Z';
  const shadow = c.ground(404, 716, 150, 20, 0.38);
  const flask =
    filled(outline, cylinder(c, t, clear), clear ? 0.85 : 1) +
    `<g ${c.clip(outline)}>` +
    (clear
      ? filled('M290 420H510V730H290Z', '#bfe0ea', 0.5) +
        stroked('M300 420C340 434 460 434 500 420', '#fff', 5, 0.6) +
        times(6, (k) => stroked(`M452 ${460 + k * 38}h${k % 2 ? 18 : 30}`, inkOn(t), 4, 0.6))
      : filled('M290 560H510V600H290Z', a.base) +
        filled('M290 612H510V624H290Z', a.base) +
        filled('M290 240H510V730H290Z', roundness(c, 0.7))) +
    '</g>' +
    c.mark(360, 380, 2.7, inkOn(t, '#333'), 0.92);
  const lid =
    filled('M332 150H468V214C468 226 440 232 400 232C360 232 332 226 332 214Z', cylinder(c, a)) +
    times(7, (k) => stroked(`M${344 + k * 19} 166V220`, a.dk, 4, 0.4)) +
    `<ellipse cx="400" cy="150" rx="68" ry="14" fill="${a.lt}"/>` +
    (loop
      ? tube('M346 150C340 70 460 70 454 150', a, 18)
      : filled(roundRect(372, 100, 56, 44, 10), cylinder(c, rubber)));
  return { body: shadow + flask + lid, focus: [270, 90, 280, 280] };
}
