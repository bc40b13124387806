import type { Ctx } from '../../core/context.ts';
import { steel, stroked, times } from '../../core/kit.ts';
import { circle, tenth } from '../../core/path.ts';

/** A moulded wheel with a few thick spokes in the accent colour. */
export function wheel(c: Ctx, x: number, y: number, radius: number, spokes = 5): string {
  const rim = c.a.base;
  const shine = `M${x - radius + 12} ${y - 14}A${radius - 10} ${radius - 10} 0 0 1 ${x - 12} ${y - radius + 12}`;
  const spoke = (k: number) => {
    const angle = (k / spokes) * Math.PI * 2 - 0.5;
    const length = radius - 32;
    const end = `${tenth(x + length * Math.cos(angle))} ${tenth(y + length * Math.sin(angle))}`;
    return stroked(`M${x} ${y}L${end}`, rim, 16);
  };
  return (
    `<circle cx="${x}" cy="${y}" r="${radius - 12}" fill="none" stroke="#1d2025" stroke-width="26"/>` +
    stroked(circle(x, y, radius - 2), '#000', 5, 0.5, 'stroke-dasharray="8 6"') +
    stroked(shine, '#fff', 4, 0.35) +
    `<circle cx="${x}" cy="${y}" r="${radius - 30}" fill="none" stroke="${rim}" stroke-width="14"/>` +
    times(spokes, spoke) +
    `<circle cx="${x}" cy="${y}" r="20" fill="${steel.dk}"/>` +
    `<circle cx="${x - 3}" cy="${y - 3}" r="11" fill="${steel.lt}"/>`
  );
}
