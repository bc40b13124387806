import { type Tones, tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { filled, group, inkOn, stroked } from '../../core/kit.ts';
import { mirrorX, type Point, roundRect, tenth } from '../../core/path.ts';
import { type BicycleGeometry, bicycleGeometry, from } from './bicycle-geometry.ts';
import { bars, crankSet, electricDrive, saddle } from './bicycle-parts.ts';
import { bicycleWheel, mudguardsAndRack } from './bicycle-wheel.ts';
import { line } from './line.ts';

/**
 * Bicycle from the side. Variants: mtb (suspension fork) | hybrid (mudguards and rack) | el (hybrid with battery
 * and motor) | kid (small); without one the seed chooses size and fork.
 */
export function bicycle(c: Ctx, view: View): Drawn {
  const { a, r, variant } = c;
  const kidBySeed = r.chance(0.25);
  const suspensionBySeed = r.chance(0.5);
  const tyre = r.chance(0.25) ? '#8a5a34' : '#1d2025';
  const g = bicycleGeometry(variant ? variant === 'kid' : kidBySeed);
  const suspension = variant ? variant === 'mtb' : suspensionBySeed;
  const { crank, headFoot } = g;
  const angle = (Math.atan2(headFoot[1] - crank[1], headFoot[0] - crank[0]) * 180) / Math.PI;
  const label = group(
    `translate(${(crank[0] + headFoot[0]) / 2 - 40} ${(crank[1] + headFoot[1]) / 2 + 30}) rotate(${angle})`,
    filled(roundRect(0, -7, 78, 12, 3), a.base) + c.mark(86, -8, 0.6, inkOn(c.t, '#222')),
  );
  const body =
    c.ground(400, g.groundY + 6, 330, 14, 0.3) +
    bicycleWheel(c, g, g.rearX, tyre) +
    bicycleWheel(c, g, g.frontX, tyre) +
    (variant === 'hybrid' || variant === 'el' ? mudguardsAndRack(g) : '') +
    chain(g) +
    rearTriangle(c, g) +
    (suspension ? suspensionFork(g) : rigidFork(c, g)) +
    mainTubes(c, g) +
    label +
    (variant === 'el' ? electricDrive(g, angle) : '') +
    saddle(c, g) +
    bars(c, g) +
    crankSet(g);
  return { body: view === 'back' ? mirrorX(body) : body, focus: [270, 420, 260, 260] };
}

/** Straight frame tube with a highlight along its upper side. */
function tube([x1, y1]: Point, [x2, y2]: Point, width: number, T: Tones): string {
  const path = `M${x1} ${y1}L${x2} ${y2}`;
  const length = Math.hypot(x2 - x1, y2 - y1);
  const across = -(y2 - y1) / length;
  const up = Math.abs((x2 - x1) / length) * width * 0.24;
  const highlight = `M${tenth(x1 + across * width * -0.22)} ${tenth(y1 - up)}L${tenth(x2)} ${tenth(y2 - up)}`;
  return stroked(path, T.dk, width + 2) + stroked(path, T.base, width) + stroked(highlight, T.hi, width * 0.26, 0.6);
}

const shifted = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy];

function chain({ rearX, axleY, crank: [x, y] }: BicycleGeometry): string {
  const path = `M${rearX} ${axleY - 24}L${x} ${y - 34}M${rearX} ${axleY + 24}L${x} ${y + 34}`;
  return line(path, '#3a3f47', 5, undefined, 'stroke-dasharray="4 2.5"');
}

function rearTriangle({ t }: Ctx, { rearX, axleY, crank, seat }: BicycleGeometry): string {
  const axle: Point = [rearX, axleY];
  return tube(axle, crank, 14, t) + tube(axle, shifted(seat, 8, 34), 12, t);
}

function mainTubes({ t }: Ctx, { crank, seat, headTop, headFoot }: BicycleGeometry): string {
  return (
    tube(crank, shifted(headFoot, 0, -6), 24, t) +
    tube(shifted(seat, 6, 26), shifted(headTop, 4, 14), 18, t) +
    tube(crank, seat, 18, t) +
    tube(headTop, headFoot, 24, t)
  );
}

/** Bright stanchions between dark crown and lowers. */
function suspensionFork({ headFoot, frontX, axleY }: BicycleGeometry): string {
  const dark = tones('#2a2e35');
  const axle: Point = [frontX, axleY];
  return (
    tube(headFoot, shifted(headFoot, 12, 40), 20, dark) +
    tube(shifted(headFoot, 12, 30), shifted(axle, -18, -60), 13, tones('#c9ced4')) +
    tube(shifted(axle, -24, -76), axle, 20, dark)
  );
}

function rigidFork({ t }: Ctx, { headFoot, frontX, axleY }: BicycleGeometry): string {
  const h = from(headFoot);
  const axle = from([frontX, axleY]);
  const blade = `M${h(0, 0)}C${h(18, 60)} ${axle(-30, -60)} ${axle(0, 0)}`;
  const highlight = `M${h(-3, 0)}C${h(15, 60)} ${axle(-33, -60)} ${axle(-4, -4)}`;
  return stroked(blade, t.dk, 18) + stroked(blade, t.base, 15) + line(highlight, t.hi, 4, 0.5);
}
