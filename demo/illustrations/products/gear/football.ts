import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { filled } from '../../core/kit.ts';
import { circle, tenth } from '../../core/path.ts';
import { PENTAGONS, SEAMS } from './football-panels.ts';
import { between, length, turned, type Vector } from './vector.ts';

const RADIUS = 268;
const CX = 400;
const CY = 408;
/** Straight edges are drawn as so many pieces, to follow the ball. */
const PIECES = 6;

/** A point on the ball as the eye sees it; z below 0 is the far side. */
function onBall(point: Vector): Vector {
  const l = length(point);
  return [CX + (point[0] / l) * RADIUS, CY + (point[1] / l) * RADIUS, point[2] / l];
}

const arc = (start: Vector, end: Vector): Vector[] =>
  Array.from({ length: PIECES + 1 }, (_, k) => onBall(between(start, end, k / PIECES)));

const coordinates = ([x, y]: Vector) => `${tenth(x)} ${tenth(y)}`;

/** Points behind the ball are moved just outside its rim, so that the clip hides them. */
function atRim(point: Vector): Vector {
  const [x, y, z] = point;
  if (z >= 0) return point;
  const distance = Math.hypot(x - CX, y - CY) || 1;
  return [CX + ((x - CX) / distance) * (RADIUS + 4), CY + ((y - CY) / distance) * (RADIUS + 4), z];
}

/** Football: a true truncated icosahedron, turned by the seed; the back view is turned on. */
export function football(c: Ctx, view: View): Drawn {
  const { t, r } = c;
  const yaw = r.range(0.2, 0.9) + (view === 'back' ? 2 : 0);
  const pitch = r.range(0.1, 0.6);
  const roll = r.range(0, 1);
  const turn = (point: Vector) => turned(point, yaw, pitch, roll);
  const outline = circle(CX, CY, RADIUS);
  const seams = SEAMS.map(([start, end]) => seam(c, turn(start), turn(end))).join('');
  const pentagons = PENTAGONS.map((corners) => pentagon(c, corners.map(turn))).join('');
  const skin = seams + pentagons + light(c, outline);
  const white = c.rad(0.36, 0.3, 0.8, [
    [0, t.hi],
    [0.5, t.base],
    [1, t.sh],
  ]);
  return {
    body: `${c.ground(408, 690, 190, 20, 0.4)}${filled(outline, white)}<g ${c.clip(outline)}>${skin}</g>`,
    focus: [230, 220, 300, 300],
  };
}

function seam({ t }: Ctx, start: Vector, end: Vector): string {
  const points = arc(start, end).filter(([, , z]) => z > -0.1);
  if (points.length === 0) return '';
  const path = `M${points.map(coordinates).join('L')}`;
  return (
    `<path d="${path}" stroke="${t.line}" stroke-width="6" fill="none" opacity=".8" stroke-linecap="round"/>` +
    `<path d="${path}" stroke="#fff" stroke-width="2.4" fill="none" opacity=".5" transform="translate(2 4)"/>`
  );
}

function pentagon(c: Ctx, corners: readonly Vector[]): string {
  const { a } = c;
  const edge = corners.flatMap((corner, k) => arc(corner, corners[(k + 1) % 5] ?? corner).slice(0, PIECES));
  if (edge.every(([, , z]) => z < -0.05)) return '';
  const path = `M${edge.map(atRim).map(coordinates).join('L')}Z`;
  const fill = c.slant([0, a.lt], [0.5, a.base], [1, a.sh]);
  return filled(path, fill, undefined, `stroke="${a.dk}" stroke-width="5" stroke-linejoin="round"`);
}

function light(c: Ctx, outline: string): string {
  const shine =
    `<ellipse cx="310" cy="280" rx="120" ry="90" fill="#fff" opacity=".5" ` +
    `transform="rotate(-30 310 280)" ${c.blur(30)}/>`;
  const shade = c.rad(0.36, 0.3, 0.78, [
    [0, '#fff', 0.18],
    [0.5, '#0b1122', 0],
    [0.82, '#0b1122', 0.26],
    [1, '#0b1122', 0.55],
  ]);
  return shine + filled(outline, shade);
}
