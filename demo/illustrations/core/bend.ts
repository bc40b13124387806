import { combined, IDENTITY, inverse, type Matrix, moved, parseTransform } from './matrix.ts';
import { type Point, tenth } from './path.ts';

/** Moves every point of a finished drawing. */
export type Bend = (point: Point) => Point;

const TOKEN = /[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g;
const ELEMENT = /<(\/?)(g|path|ellipse|circle)\b([^>]*?)(\/?)>/g;

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];
const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** The bend as seen from inside an element whose own coordinates `matrix` maps to the drawing's. */
function bendWithin(matrix: Matrix, bend: Bend): Bend {
  const back = inverse(matrix);
  return (point) => moved(back, bend(moved(matrix, point)));
}

/** A line in short pieces, so that it follows the bend. */
function bentLine(from: Point, to: Point, text: (point: Point) => string): string {
  const pieces = Math.min(6, Math.max(1, Math.round(distance(from, to) / 70)));
  let path = '';
  for (let k = 1; k <= pieces; k++) path += `L${text(between(from, to, k / pieces))}`;
  return path;
}

/** A cubic curve split into equal pieces (de Casteljau). */
function bentCurve(
  [from, c1, c2, to]: readonly [Point, Point, Point, Point],
  pieces: number,
  text: (point: Point) => string,
): string {
  let [start, first, second] = [from, c1, c2];
  let path = '';
  for (let left = pieces; left > 0; left--) {
    const share = 1 / left;
    const ab = between(start, first, share);
    const bc = between(first, second, share);
    const cd = between(second, to, share);
    const abc = between(ab, bc, share);
    const bcd = between(bc, cd, share);
    const middle = between(abc, bcd, share);
    path += `C${text(ab)} ${text(abc)} ${text(middle)}`;
    [start, first, second] = [middle, bcd, cd];
  }
  return path;
}

/** Bends one path: curves and long lines are split first so that they follow the bend. */
export function bendPath(d: string, matrix: Matrix, bend: Bend): string {
  const within = bendWithin(matrix, bend);
  const text = (point: Point) => within(point).map(tenth).join(' ');
  const tokens: string[] = d.match(TOKEN) ?? [];
  let next = 0;
  let command = '';
  let at: Point = [0, 0];
  let start: Point = at;
  let path = '';
  const number = () => Number.parseFloat(tokens[next++] ?? '');

  while (next < tokens.length) {
    if (/[a-zA-Z]/.test(tokens[next] ?? '')) command = tokens[next++] ?? '';
    const relative = command === command.toLowerCase();
    const origin: Point = relative ? at : [0, 0];
    const point = (): Point => [number() + origin[0], number() + origin[1]];
    const lineTo = (end: Point) => {
      path += bentLine(at, end, text);
      at = end;
    };
    switch (command.toUpperCase()) {
      case 'Z':
        path += 'Z';
        at = start;
        break;
      case 'M':
        start = point();
        at = start;
        path += `M${text(at)}`;
        // Further pairs after a move are lines.
        command = relative ? 'l' : 'L';
        break;
      case 'L':
        lineTo(point());
        break;
      case 'H':
        lineTo([number() + origin[0], at[1]]);
        break;
      case 'V':
        lineTo([at[0], number() + origin[1]]);
        break;
      case 'C': {
        const curve = [at, point(), point(), point()] as const;
        const end = curve[3];
        path += bentCurve(curve, distance(at, end) > 40 ? 3 : 1, text);
        at = end;
        break;
      }
      case 'Q': {
        const control = point();
        const end = point();
        path += bentCurve([at, between(at, control, 2 / 3), between(end, control, 2 / 3), end], 1, text);
        at = end;
        break;
      }
      case 'A': {
        const radiiAndFlags = [number(), number(), number(), number(), number()];
        at = point();
        path += `A${radiiAndFlags.join(' ')} ${text(at)}`;
        break;
      }
      default:
        next++;
    }
  }
  return path;
}

const attribute = (attributes: string, name: string): string | undefined =>
  attributes.match(new RegExp(`\\b${name}="([^"]*)"`))?.[1];

/** Moves an ellipse or circle; the radii of an ellipse follow, measured through the bend. */
function bendRound(element: string, centre: Point, within: Bend): string {
  const [cx, cy] = centre;
  const radius = (markup: string, name: 'rx' | 'ry', dx: number, dy: number) =>
    markup.replace(new RegExp(`\\b${name}="([^"]*)"`), (_, text: string) => {
      const length = Number(text);
      const one = within([cx + dx * length, cy + dy * length]);
      const other = within([cx - dx * length, cy - dy * length]);
      return `${name}="${tenth(distance(other, one) / 2)}"`;
    });
  const [x, y] = within(centre);
  return radius(radius(element, 'rx', 1, 0), 'ry', 0, 1)
    .replace(/\bcx="[^"]*"/, `cx="${tenth(x)}"`)
    .replace(/\bcy="[^"]*"/, `cy="${tenth(y)}"`);
}

/**
 * Bends all paths of a drawing. The markup is walked with a stack of matrices, so groups that are turned or
 * mirrored bend with the rest; a clip path bends with the matrix of the element that uses it.
 */
export function bendDrawing(body: string, defs: readonly string[], bend: Bend): { body: string; defs: string[] } {
  const stack: Matrix[] = [];
  const clips = new Map<string, Matrix>();
  const bent = body.replace(ELEMENT, (element, closing: string, tag: string, attributes: string, empty: string) => {
    if (closing) {
      stack.pop();
      return element;
    }
    const outer = stack.at(-1) ?? IDENTITY;
    const transform = attribute(attributes, 'transform');
    const matrix = transform === undefined ? outer : combined(outer, parseTransform(transform));
    const clip = attributes.match(/clip-path="url\(#([^)]+)\)"/)?.[1];
    if (clip) clips.set(clip, matrix);
    if (tag === 'g') {
      if (!empty) stack.push(matrix);
      return element;
    }
    if (tag === 'path') return element.replace(/\bd="([^"]*)"/, (_, d: string) => `d="${bendPath(d, matrix, bend)}"`);
    const cx = attribute(attributes, 'cx');
    const cy = attribute(attributes, 'cy');
    if (!cx || !cy) return element;
    return bendRound(element, [Number(cx), Number(cy)], bendWithin(matrix, bend));
  });
  const bentDefs = defs.map((definition) =>
    definition.replace(
      /<clipPath id="([^"]+)"><path d="([^"]*)"/,
      (_, id: string, d: string) => `<clipPath id="${id}"><path d="${bendPath(d, clips.get(id) ?? IDENTITY, bend)}"`,
    ),
  );
  return { body: bent, defs: bentDefs };
}
