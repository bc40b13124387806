import { tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { both, filled, inkOn, rubber, stroked, tube } from '../../core/kit.ts';
import { roundRect } from '../../core/path.ts';

/** Goal with net. */
export function goal(c: Ctx): Drawn {
  const { t, a } = c;
  const posts = tones(t.dark ? '#e9e4d8' : c.color);
  let net = '';
  for (let k = 0; k <= 14; k++) net += `M${130 + k * 38.6} 270L${190 + k * 30} 690`;
  for (let k = 0; k <= 9; k++) net += `M${130 + k * 6} ${270 + k * 46}H${670 - k * 6}`;
  const body =
    c.ground(400, 712, 350, 18, 0.28) +
    tube('M90 250L190 690H610L710 250', tones('#8c939c'), 11) +
    filled('M110 260H690L612 690H188Z', '#dfe6e4', 0.35) +
    stroked(net, '#8f9aa0', 3, 0.75) +
    stroked('M90 250L190 690M710 250L610 690', '#8f9aa0', 3, 0.6) +
    tube('M90 704V250H710V704', posts, 28) +
    both(filled(roundRect(696, 236, 30, 50, 8), a.base)) +
    tube('M60 706H130M670 706H740', rubber, 16) +
    c.mark(372, 239, 0.9, inkOn(posts, '#333'));
  return { body, focus: [90, 230, 290, 290] };
}
