import { mix } from '../core/colour.ts';
import { escapeAttribute } from '../core/context.ts';
import { times } from '../core/kit.ts';
import { type Point, smooth, tenth } from '../core/path.ts';
import { randomFrom } from '../core/random.ts';

export interface MapPin {
  /** Place as shares of the map, 0 to 1. */
  x: number;
  y: number;
  label: number | string;
  chosen?: boolean;
}

export interface ShopMapOptions {
  land?: string;
  hills?: string;
  sea?: string;
  road?: string;
  ink?: string;
  accent?: string;
  onAccent?: string;
  pins?: readonly MapPin[];
  /** Where the visitor is, as shares of the map. */
  visitor?: Point;
  seed?: number | string;
  width?: number;
  height?: number;
  /** Written along the water. */
  seaName?: string;
}

/** Outline of the sea, and the roads, as shares of the map. */
const COAST: readonly Point[] = [
  [-0.1, 0.55],
  [0.1, 0.5],
  [0.24, 0.56],
  [0.36, 0.48],
  [0.46, 0.36],
  [0.5, 0.2],
  [0.56, 0.06],
  [0.62, 0.08],
  [0.58, 0.24],
  [0.56, 0.4],
  [0.62, 0.5],
  [0.72, 0.54],
  [0.8, 0.62],
  [0.74, 0.66],
  [0.62, 0.6],
  [0.5, 0.58],
  [0.42, 0.66],
  [0.44, 0.8],
  [0.4, 0.94],
  [0.34, 1.1],
  [-0.1, 1.1],
];
const ROADS: readonly (readonly Point[])[] = [
  [
    [0, 0.2],
    [0.2, 0.26],
    [0.4, 0.2],
    [0.5, 0.13],
    [0.7, 0.2],
    [1, 0.16],
  ],
  [
    [0.7, -0.05],
    [0.72, 0.2],
    [0.8, 0.4],
    [0.84, 0.7],
    [0.8, 1.05],
  ],
  [
    [1.02, 0.62],
    [0.86, 0.62],
    [0.66, 0.72],
    [0.52, 0.78],
    [0.48, 1.05],
  ],
  [
    [0.2, 0.26],
    [0.16, 0.4],
    [0.06, 0.44],
  ],
];

/** A stylised map of a coast with numbered pins. It shows no real place: it goes with a list, never instead of one. */
export function shopMap(options: ShopMapOptions = {}): string {
  const { land = '#e6edea', hills = '#d6e2de', sea = '#a9cdd0', road = '#ffffff', ink = '#0b2a33' } = options;
  const { accent = '#c0431a', onAccent = '#fff', pins = [], visitor, seed = 4 } = options;
  const { width = 900, height = 700, seaName = 'fjord' } = options;
  const random = randomFrom(`${seed}`);
  const placed = (points: readonly Point[], wobble: number) =>
    points.map(
      ([x, y]): Point => [x * width + random.range(-wobble, wobble), y * height + random.range(-wobble, wobble)],
    );

  const shore = smooth(placed(COAST, 14), true);
  const contour = (x: number, y: number, level: number) => {
    const ring = Array.from({ length: 9 }, (_, i): Point => {
      const angle = (i / 9) * 6.283;
      const radius = level * 26 + random.range(-8, 8);
      return [x + Math.cos(angle) * radius * 1.4, y + Math.sin(angle) * radius];
    });
    const fill = level === 4 ? `fill="${hills}" fill-opacity="0.5"` : 'fill="none"';
    return `<path d="${smooth(ring, true)}" ${fill} stroke="${mix(hills, ink, 0.16)}" stroke-width="1.2"/>`;
  };
  const relief = times(5, () => {
    const x = random.range(0.05, 0.95) * width;
    const y = random.range(0.05, 0.95) * height;
    return times(4, (k) => contour(x, y, k + 1));
  });
  const water =
    `<path d="${shore}" fill="${mix(sea, ink, 0.1)}" transform="translate(0 5)"/>` +
    `<path d="${shore}" fill="${sea}"/>` +
    `<path d="${shore}" fill="none" stroke="#fff" stroke-width="2" opacity=".6"/>`;
  const roads = ROADS.map((points) => {
    const path = smooth(placed(points, 6));
    const line = (colour: string, thickness: number) =>
      `<path d="${path}" stroke="${colour}" stroke-width="${thickness}" fill="none" stroke-linecap="round"/>`;
    return line(mix(hills, ink, 0.2), 11) + line(road, 7.5);
  }).join('');
  const name =
    `<text x="${width * 0.1}" y="${height * 0.74}" font-family="Source Serif,Georgia,serif" font-style="italic" ` +
    `font-size="${tenth(width / 30)}" letter-spacing="7" fill="${mix(ink, sea, 0.35)}" ` +
    `transform="rotate(-12 ${width * 0.16} ${height * 0.74})">${escapeAttribute(seaName)}</text>`;
  const chosenLast = [...pins].sort((a, b) => Number(a.chosen ?? false) - Number(b.chosen ?? false));
  const markers = chosenLast.map((pin) => {
    const colours = pin.chosen ? { fill: accent, text: onAccent } : { fill: ink, text: '#fff' };
    return marker(pin.x * width, pin.y * height, pin, colours);
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
    'preserveAspectRatio="xMidYMid slice" aria-hidden="true">' +
    `<rect width="${width}" height="${height}" fill="${land}"/>${relief}${water}${roads}${name}` +
    `${visitor ? visitorDot(visitor[0] * width, visitor[1] * height) : ''}${markers.join('')}</svg>`
  );
}

const visitorDot = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="34" fill="#1b66c9" opacity=".16"/>` +
  `<circle cx="${x}" cy="${y}" r="10" fill="#1b66c9" stroke="#fff" stroke-width="4"/>`;

/** A numbered pin whose tip is at (x, y); the chosen one is larger. */
function marker(x: number, y: number, pin: MapPin, { fill, text }: { fill: string; text: string }): string {
  return (
    `<g transform="translate(${tenth(x)} ${tenth(y)}) scale(${pin.chosen ? 1.35 : 1})">` +
    '<ellipse cx="2" cy="1" rx="11" ry="4" fill="#000" opacity=".28"/>' +
    `<path d="M0 0C-14 -17 -19 -25 -19 -34A19 19 0 0 1 19 -34C19 -25 14 -17 0 0Z" fill="${fill}" ` +
    'stroke="#fff" stroke-width="2.5"/>' +
    '<text x="0" y="-28" text-anchor="middle" font-family="Schibsted Grotesk,Figtree,Archivo,sans-serif" ' +
    `font-weight="700" font-size="17" fill="${text}">${escapeAttribute(`${pin.label}`)}</text></g>`
  );
}
