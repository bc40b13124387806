import type { Ctx } from '../../core/context.ts';
import { steel, stroked, times } from '../../core/kit.ts';
import { tenth } from '../../core/path.ts';
import type { BicycleGeometry } from './bicycle-geometry.ts';
import { line } from './line.ts';

const polar = (cx: number, cy: number, radius: number, angle: number) =>
  `${tenth(cx + radius * Math.cos(angle))} ${tenth(cy + radius * Math.sin(angle))}`;

/** Spoked wheel with brake disc and hub. */
export function bicycleWheel(c: Ctx, { kid, wheelRadius, axleY: y }: BicycleGeometry, x: number, tyre: string): string {
  const ring = (r: number, stroke: string, width: number, more = '') =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"${more}/>`;
  const shine =
    `M${x - wheelRadius + 16} ${y - 30}A${wheelRadius - 12} ${wheelRadius - 12} 0 0 1 ` +
    `${x - 20} ${y - wheelRadius + 14}`;
  const spokes = kid ? 16 : 24;
  const spoke = (k: number) => {
    const angle = (k / spokes) * Math.PI * 2;
    const hub = polar(x, y, 12, angle + (k % 2 ? 0.5 : -0.5));
    return line(`M${hub}L${polar(x, y, wheelRadius - 22, angle)}`, '#8f969f', 1.6);
  };
  return (
    ring(wheelRadius - 8, tyre, kid ? 20 : 17) +
    ring(wheelRadius - 1, '#000', 4, ' stroke-dasharray="5 4" opacity=".5"') +
    ring(wheelRadius - 20, c.slant([0, '#6b727b'], [1, '#2c3138']), 8) +
    stroked(shine, '#fff', 3.4, 0.35) +
    times(spokes, spoke) +
    ring(kid ? 26 : 34, '#9aa0a8', 6, ' stroke-dasharray="9 4"') +
    `<circle cx="${x}" cy="${y}" r="13" fill="${steel.dk}"/>` +
    `<circle cx="${x - 2}" cy="${y - 2}" r="6" fill="${steel.lt}"/>`
  );
}

/** Mudguards on both wheels and a rack over the rear one. */
export function mudguardsAndRack({ wheelRadius, axleY: y, rearX, frontX }: BicycleGeometry): string {
  const radius = wheelRadius + 12;
  const guard = (x: number, start: number, end: number) =>
    stroked(`M${polar(x, y, radius, start)}A${radius} ${radius} 0 0 1 ${polar(x, y, radius, end)}`, '#2a2e35', 9);
  const rackY = y - wheelRadius - 34;
  const rack = `M${rearX - 90} ${rackY}H${rearX + 96}M${rearX} ${y}L${rearX - 60} ${rackY}M${rearX} ${y}L${rearX + 40} ${rackY}`;
  return guard(rearX, -3.3, -0.7) + guard(frontX, -2.5, -0.5) + stroked(rack, '#4a4f57', 8);
}
