import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { both, filled, gloss, inkOn, rubber, tube } from '../../core/kit.ts';
import { mirrorX, roundRect } from '../../core/path.ts';

/** Roll-top pannier bag. */
export function pannier(c: Ctx, view: View): Drawn {
  const { t, a } = c;
  const outline =
    'M210 250H590C606 250 614 258 616 274L650 660C650 696 630 714 596 714H204C170 714 150 696 150 660L184 274C186 258 194 250 210 250Z';
  const shadow = c.ground(400, 716, 250, 18, 0.34);
  const bag =
    tube('M330 230C330 160 470 160 470 230', rubber, 20) +
    c.solid(
      outline,
      t,
      c.fold('M230 420C320 450 480 450 570 420', 18, 0.22) +
        gloss(c, 'M216 300C204 420 190 560 184 680', 18, 0.4, 6) +
        filled('M140 600H660V730H140Z', rubber.base, 0.85) +
        filled('M230 500H570V524H230Z', '#d9dde0') +
        c.mark(348, 370, 3.4, inkOn(t, '#333')),
      { edge: 48 },
    );
  const roll =
    'M190 200H610C626 200 632 212 630 232L624 280C622 294 614 300 600 300H200C186 300 178 294 176 280L170 232C168 212 174 200 190 200Z';
  const top =
    c.drop(roll, { y: 8, s: 7, op: 0.28 }) +
    c.solid(roll, t, c.fold('M176 238H624', 6, 0.5, t, 2) + c.fold('M180 272H620', 6, 0.45, t, 2), {
      edge: 22,
      es: 8,
    }) +
    both(tube('M540 210V430', a, 20) + filled(roundRect(520, 330, 40, 56, 8), rubber.base)) +
    '<circle cx="400" cy="640" r="22" fill="#e8572a" opacity=".95"/>' +
    '<circle cx="394" cy="634" r="7" fill="#fff" opacity=".6"/>';
  const body = shadow + bag + top;
  return { body: view === 'back' ? mirrorX(body) : body, focus: [250, 200, 290, 290] };
}
