import { tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn } from '../../core/drawing.ts';
import { filled, group, lyingCylinder, stroked, times } from '../../core/kit.ts';
import { ellipse, roundRect } from '../../core/path.ts';

const birch = tones('#d9a566');
const grain = [
  [0, birch.lt],
  [1, birch.base],
] as const;

/** Kubb: king, blocks and sticks. */
export function kubb(c: Ctx): Drawn {
  const { t, a } = c;
  const box = (x: number, y: number, width: number, height: number, depth: number) =>
    filled(`M${x} ${y}H${x + width}V${y + height}H${x}Z`, c.across(...grain)) +
    filled(
      `M${x + width} ${y}L${x + width + depth} ${y - depth * 0.6}V${y + height - depth * 0.6}L${x + width} ${y + height}Z`,
      birch.sh,
    ) +
    filled(`M${x} ${y}L${x + depth} ${y - depth * 0.6}H${x + width + depth}L${x + width} ${y}Z`, birch.hi) +
    times(3, (k) => stroked(`M${x + width * (0.25 + k * 0.25)} ${y + 10}V${y + height - 10}`, birch.dk, 2.4, 0.3));
  const shadow = c.ground(400, 712, 320, 18, 0.32);
  const blocks =
    box(140, 440, 100, 270, 36) +
    box(560, 450, 100, 262, 36) +
    box(330, 250, 130, 462, 44) +
    filled('M330 250L350 180L376 226L395 160L418 226L440 180L460 250Z', c.across(...grain)) +
    filled('M330 300H460V350H330Z', t.base) +
    filled('M460 300L504 274V324L460 350Z', t.dk) +
    filled('M140 500H240V530H140ZM560 510H660V540H560Z', a.base) +
    c.mark(372, 420, 1.8, birch.dk);
  const sticks =
    group(
      'translate(30 660) rotate(-8)',
      filled(roundRect(0, 0, 330, 52, 24), lyingCylinder(c, birch, false)) +
        filled(ellipse(318, 26, 14, 26), birch.lt) +
        filled(roundRect(250, 0, 34, 52, 0), t.base),
    ) +
    group(
      'translate(440 676) rotate(4)',
      filled(roundRect(0, 0, 300, 48, 24), lyingCylinder(c, birch, false)) +
        filled(ellipse(290, 24, 13, 24), birch.lt) +
        filled(roundRect(30, 0, 34, 48, 0), t.base),
    );
  return { body: shadow + blocks + sticks, focus: [270, 150, 290, 290] };
}
