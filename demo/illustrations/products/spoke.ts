import { tenth } from '../core/path.ts';

const on = (cx: number, cy: number, radius: number, angle: number): string =>
  `${tenth(cx + radius * Math.cos(angle))} ${tenth(cy + radius * Math.sin(angle))}`;

/** A line along the radius of a circle, from one distance to another: spokes, scale marks, notches. */
export const spoke = (cx: number, cy: number, from: number, to: number, angle: number): string =>
  `M${on(cx, cy, from, angle)}L${on(cx, cy, to, angle)}`;
