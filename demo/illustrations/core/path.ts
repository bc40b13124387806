/** Silhouettes as SVG path data. */
export type Point = readonly [x: number, y: number];
/** Drawings live in an 800 x 800 box; a part of it is left, top, width, height. */
export type Box = readonly [left: number, top: number, width: number, height: number];
type Segment = readonly ['M' | 'L', number, number] | readonly ['C', number, number, number, number, number, number];

/** One decimal is finer than any screen shows, and keeps the files small. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Closed symmetric path from its right half; the half starts and ends on the middle line. */
export function symmetric(half: readonly Segment[], middle = 400): string {
  const mirror = (x: number) => 2 * middle - x;
  const back: string[] = [];
  let path = '';
  let previous: Point = [0, 0];
  for (const segment of half) {
    const [command, ...numbers] = segment;
    path += command + numbers.map(tenth).join(' ');
    const [x, y] = previous;
    if (segment[0] === 'C') {
      const [, x1, y1, x2, y2, endX, endY] = segment;
      back.push(`C${[mirror(x2), y2, mirror(x1), y1, mirror(x), y].map(tenth).join(' ')}`);
      previous = [endX, endY];
    } else {
      if (segment[0] === 'L') back.push(`L${tenth(mirror(x))} ${tenth(y)}`);
      previous = [segment[1], segment[2]];
    }
  }
  return `${path + back.reverse().join('')}Z`;
}

/** Smooth path through points (Catmull-Rom). */
export function smooth(points: readonly Point[], closed = false, tension = 0.5): string {
  const count = points.length;
  const at = (i: number): Point => {
    const index = closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i));
    return points[index] as Point;
  };
  const pull = tension / 3;
  let path = `M${tenth(at(0)[0])} ${tenth(at(0)[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const numbers = [
      from[0] + (to[0] - before[0]) * pull,
      from[1] + (to[1] - before[1]) * pull,
      to[0] - (after[0] - from[0]) * pull,
      to[1] - (after[1] - from[1]) * pull,
      to[0],
      to[1],
    ];
    path += `C${numbers.map(tenth).join(' ')}`;
  }
  return path + (closed ? 'Z' : '');
}

export function roundRect(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  const across = width - 2 * r;
  const down = height - 2 * r;
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return (
    `M${tenth(x + r)} ${tenth(y)}h${tenth(across)}${corner(r, r)}v${tenth(down)}${corner(-r, r)}` +
    `h${tenth(-across)}${corner(-r, -r)}v${tenth(-down)}${corner(r, -r)}Z`
  );
}

export const circle = (x: number, y: number, r: number): string =>
  `M${tenth(x - r)} ${tenth(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${tenth(x - rx)} ${tenth(y)}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

/** Markup turned over in the upright line `middle`. */
export const mirrorX = (markup: string, middle = 400): string =>
  `<g transform="translate(${2 * middle} 0) scale(-1 1)">${markup}</g>`;
