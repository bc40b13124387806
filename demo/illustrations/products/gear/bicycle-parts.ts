import type { Ctx } from '../../core/context.ts';
import { filled, group, rubber, steel, stroked } from '../../core/kit.ts';
import { roundRect } from '../../core/path.ts';
import { type BicycleGeometry, from } from './bicycle-geometry.ts';
import { line } from './line.ts';

export function saddle(c: Ctx, { seat }: BicycleGeometry): string {
  const s = from(seat);
  const outline =
    `M${s(-80, -84)}C${s(-60, -92)} ${s(-20, -82)} ${s(50, -78)}C${s(62, -74)} ${s(58, -64)} ${s(46, -64)}` +
    `C${s(0, -64)} ${s(-30, -60)} ${s(-50, -56)}C${s(-80, -54)} ${s(-92, -76)} ${s(-80, -84)}Z`;
  return (
    line(`M${s(0, 0)}L${s(-14, -66)}`, '#8c939c', 11) +
    line(`M${s(-17, -64)}L${s(-4, -6)}`, '#fff', 2.6, 0.5) +
    c.solid(outline, rubber, line(`M${s(-90, -62)}L${s(60, -70)}`, c.a.base, 6), { edge: 8, es: 4, rim: 6, rs: 3 })
  );
}

/** Stem, bars with grip and brake lever, and the brake cable. */
export function bars({ a }: Ctx, { headTop, headFoot }: BicycleGeometry): string {
  const h = from(headTop);
  return (
    line(`M${h(0, 0)}L${h(-8, -26)}`, '#2a2e35', 16) +
    stroked(`M${h(-8, -26)}L${h(28, -42)}`, '#2a2e35', 15) +
    stroked(`M${h(28, -42)}C${h(30, -66)} ${h(-4, -76)} ${h(-34, -70)}`, '#3a3f47', 10) +
    stroked(`M${h(-2, -74)}L${h(-46, -66)}`, a.base, 15) +
    stroked(`M${h(6, -66)}L${h(2, -38)}L${h(-22, -44)}`, '#6b727b', 5) +
    line(`M${h(24, -50)}C${h(54, -20)} ${h(36, 30)} ${from(headFoot)(14, 24)}`, '#22262c', 3.4)
  );
}

/** Chain ring, arm and pedal, and the gear at the rear hub. */
export function crankSet({ crank, rearX, axleY }: BicycleGeometry): string {
  const [x, y] = crank;
  const b = from(crank);
  const hub = from([rearX, axleY]);
  const ring = (r: number, width: number, more = '') =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#2a2e35" stroke-width="${width}"${more}/>`;
  return (
    ring(36, 8) +
    ring(40, 4, ' stroke-dasharray="4 4"') +
    line(`M${b(-30, -18)}L${b(30, 18)}M${b(-4, 34)}L${b(4, -34)}`, '#4a4f57', 8) +
    stroked(`M${b(0, 0)}L${b(56, 40)}`, steel.sh, 12) +
    filled(roundRect(x + 36, y + 36, 50, 14, 5), '#1d2025') +
    `<circle cx="${x}" cy="${y}" r="12" fill="${steel.lt}"/>` +
    `<circle cx="${x}" cy="${y}" r="5" fill="${steel.dk}"/>` +
    stroked(`M${hub(6, 16)}L${hub(16, 58)}`, '#2a2e35', 11) +
    `<circle cx="${rearX + 16}" cy="${axleY + 58}" r="9" fill="#4a4f57"/>`
  );
}

/** Battery along the down tube, which rises at `angle`, and the motor at the crank. */
export function electricDrive({ crank: [x, y] }: BicycleGeometry, angle: number): string {
  const battery =
    filled(roundRect(44, -34, 150, 30, 12), '#23262b') +
    filled(roundRect(54, -31, 120, 7, 3), '#fff', 0.25) +
    filled(roundRect(150, -26, 26, 8, 3), '#7fe0a8');
  return (
    group(`translate(${x} ${y}) rotate(${angle})`, battery) +
    `<circle cx="${x}" cy="${y}" r="52" fill="#23262b"/>` +
    `<circle cx="${x - 4}" cy="${y - 6}" r="40" fill="#3a3f47"/>`
  );
}
