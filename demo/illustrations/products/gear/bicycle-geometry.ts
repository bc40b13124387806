import type { Point } from '../../core/path.ts';

/** Where the parts of a bicycle meet; it rides to the right. */
export interface BicycleGeometry {
  kid: boolean;
  groundY: number;
  wheelRadius: number;
  axleY: number;
  rearX: number;
  frontX: number;
  /** Bottom bracket, where the crank turns. */
  crank: Point;
  /** Top of the seat tube. */
  seat: Point;
  /** Upper and lower end of the head tube. */
  headTop: Point;
  headFoot: Point;
}

export function bicycleGeometry(kid: boolean): BicycleGeometry {
  const groundY = 660;
  const wheelRadius = kid ? 122 : 142;
  const axleY = groundY - wheelRadius;
  const shared = { kid, groundY, wheelRadius, axleY };
  return kid
    ? {
        ...shared,
        rearX: 210,
        frontX: 590,
        crank: [372, axleY + 14],
        seat: [336, 390],
        headTop: [528, 350],
        headFoot: [540, 400],
      }
    : {
        ...shared,
        rearX: 184,
        frontX: 622,
        crank: [366, axleY + 26],
        seat: [318, 330],
        headTop: [546, 318],
        headFoot: [560, 366],
      };
}

/** Coordinates told from a point, as path data. */
export const from =
  ([x, y]: Point) =>
  (dx: number, dy: number): string =>
    `${x + dx} ${y + dy}`;
