import { darken, mix } from '../core/colour.ts';
import { times } from '../core/kit.ts';
import { tenth } from '../core/path.ts';
import { type Random, randomFrom } from '../core/random.ts';

export interface PalletStackOptions {
  /** Every fourth carton has this colour. */
  accent?: string;
  ink?: string;
  carton?: string;
  wood?: string;
  seed?: number | string;
  /** Cartons a row, from the pallet up; three fill it. */
  rows?: readonly number[];
  width?: number;
  height?: number;
}

const rect = (x: number, y: number, width: number, height: number, fill: string, opacity?: number) =>
  `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(width)}" height="${tenth(height)}" fill="${fill}"` +
  `${opacity !== undefined ? ` opacity="${opacity}"` : ''}/>`;

/** A wooden pallet with a strapped stack of cartons: the story of the chain in one picture. */
export function palletStack(options: PalletStackOptions = {}): string {
  const { accent = '#f26b1d', ink = '#1b1c1e', carton: paper = '#cfa777', wood = '#c9975c' } = options;
  const { seed = 3, rows = [3, 3, 2], width = 640, height = 560 } = options;
  const random = randomFrom(`${seed}`);
  const floor = height - 40;
  const left = width * 0.1;
  const span = width * 0.8;
  const shadow = `<ellipse cx="${width / 2}" cy="${floor + 8}" rx="${width * 0.46}" ry="16" fill="#0b1122" opacity=".3"/>`;
  const pallet =
    plank(random, left, floor - 14, span, 16, darken(wood, 0.12)) +
    [0, 0.43, 0.86]
      .map((at) => plank(random, left + span * at, floor - 46, span * 0.14, 32, darken(wood, 0.24)))
      .join('') +
    plank(random, left, floor - 62, span, 18, wood);
  const cartonWidth = (span - 24) / 3;
  let y = floor - 62;
  let cartons = '';
  for (const [row, count] of rows.entries()) {
    const last = row === rows.length - 1;
    const size = last ? 112 : 124;
    const start = left + 12 + (last ? (3 - count) * cartonWidth * 0.3 : 0);
    y -= size;
    cartons += times(count, (i) => {
      const brown = mix(paper, i % 2 ? '#e7c79a' : '#b98c5a', random.range(0.05, 0.4));
      const coloured = (row * 3 + i) % 4 === 1;
      const paint = coloured
        ? { face: accent, tape: '#fff', mark: ink }
        : { face: brown, tape: '#e9d6b6', mark: darken(brown, 0.6) };
      return carton(start + i * cartonWidth, y, cartonWidth, size, paint, ink);
    });
  }
  const strap = (at: number) => `M${tenth(left + span * at)} ${tenth(y)}V${floor - 46}`;
  const straps = `<path d="${strap(0.22)}${strap(0.78)}" stroke="${ink}" stroke-width="5" opacity=".75"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" aria-hidden="true">` +
    `${shadow}${pallet}${cartons}${straps}</svg>`
  );
}

/** A board with light above, shade below and three lines of grain. */
function plank(random: Random, x: number, y: number, width: number, height: number, colour: string): string {
  const grain = times(3, () => {
    const grainY = y + height * random.range(0.3, 0.75);
    const grainX = x + random.range(0, width * 0.6);
    const path = `M${tenth(grainX)} ${tenth(grainY)}q${tenth(width * 0.1)} -3 ${tenth(width * 0.25)} 0`;
    return `<path d="${path}" stroke="#5c3a17" stroke-width="1.4" fill="none" opacity=".4"/>`;
  });
  return (
    rect(x, y, width, height, colour) +
    rect(x, y, width, height * 0.28, '#fff', 0.22) +
    rect(x, y + height * 0.76, width, height * 0.24, '#000', 0.2) +
    grain
  );
}

interface CartonPaint {
  face: string;
  tape: string;
  mark: string;
}

/** A taped carton with the house mark and a bar code. */
function carton(x: number, y: number, width: number, height: number, paint: CartonPaint, ink: string): string {
  const face = x + 1;
  return (
    rect(face, y, width - 3, height, paint.face) +
    rect(face, y, width - 3, height * 0.1, '#fff', 0.25) +
    rect(x + width * 0.78, y, width * 0.22 - 2, height, '#0b1122', 0.12) +
    rect(face, y + height * 0.86, width - 3, height * 0.14, '#0b1122', 0.14) +
    rect(x + width * 0.42, y, width * 0.14, height, paint.tape, 0.45) +
    `<g transform="translate(${tenth(x + 16)} ${tenth(y + height - 44)})" fill="${paint.mark}" opacity=".9">` +
    '<path d="M0 0h30v6H0zM5 9h25v6H5zM0 18h30v6H0z"/></g>' +
    `<path d="M${tenth(x + width - 46)} ${tenth(y + height - 40)}h26v20h-26z" fill="#fff" opacity=".85"/>` +
    `<path d="M${tenth(x + width - 42)} ${tenth(y + height - 36)}v12m4 -12v12m3 -12v12m5 -12v12m4 -12v12" ` +
    `stroke="${ink}" stroke-width="1.8"/>`
  );
}
