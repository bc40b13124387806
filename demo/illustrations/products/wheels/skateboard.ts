import { tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { both, filled, gloss, group, inkOn, steel, wood } from '../../core/kit.ts';
import { roundRect } from '../../core/path.ts';

/** Skateboard: the print and the trucks below, the grip tape on the back view. */
export function skateboard(c: Ctx, view: View): Drawn {
  const { t, a } = c;
  const back = view === 'back';
  const outline =
    'M400 40C480 40 512 110 512 180V620C512 690 480 760 400 760C320 760 288 690 288 620V180C288 110 320 40 400 40Z';
  const inner = back
    ? c.tex(outline, 'fleece', tones('#2a2e35'))
    : filled('M280 300L400 200L520 300V420L400 320L280 420Z', a.base) +
      filled('M280 480L400 380L520 480V540L400 440L280 540Z', a.base, 0.8) +
      c.mark(346, 600, 3.6, inkOn(t, '#333')) +
      gloss(c, 'M314 150C306 300 306 500 314 660', 14, 0.4, 5);
  const shade = c.drop(outline, { x: 16, y: 18, s: 14, op: 0.28 });
  const truck = (y: number) => {
    const tread = roundRect(500, y - 42, 66, 84, 22);
    const roundness = c.across([0, '#0b1122', 0.4], [0.4, '#fff', 0.2], [1, '#0b1122', 0.35]);
    const wheels = both(filled(tread, '#f3e9d2') + filled(tread, roundness));
    if (back) return wheels;
    const metal = c.down([0, '#fff'], [0.4, steel.base], [1, steel.dk]);
    return (
      wheels +
      filled(roundRect(280, y - 16, 240, 32, 10), metal) +
      filled(roundRect(350, y - 40, 100, 80, 12), steel.sh) +
      `<circle cx="400" cy="${y}" r="22" fill="${a.base}"/>`
    );
  };
  const board = back
    ? truck(190) + truck(610) + c.solid(outline, tones('#2a2e35'), inner, { edge: 36 })
    : filled(outline, wood.sh, 1, 'transform="translate(5 5)"') +
      c.solid(outline, t, inner, { edge: 36 }) +
      truck(190) +
      truck(610);
  const bolt = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="6" fill="${steel.sh}"/>`;
  const fourBolts = (y: number) => bolt(376, y - 22) + bolt(376, y + 22) + bolt(424, y - 22) + bolt(424, y + 22);
  const bolts = back ? fourBolts(190) + fourBolts(610) : '';
  return {
    body: group('rotate(18 400 400) scale(.98) translate(8 4)', shade + board + bolts),
    focus: [260, 250, 290, 290],
  };
}
