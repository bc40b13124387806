import { darken, mix } from '../core/colour.ts';
import { times } from '../core/kit.ts';
import { type Point, smooth, tenth } from '../core/path.ts';
import type { Canvas, SceneOptions } from './canvas.ts';
import { type Hill, hill } from './ground.ts';
import { mountain } from './mountain.ts';
import { hiker } from './people.ts';
import { peaks } from './profile.ts';
import { cabin } from './shelters.ts';
import { sky } from './sky.ts';
import { forest } from './trees.ts';

/** Northern lights over snow; a lit cabin, and a skier with a head lamp on the way to it. */
export function nordlys(canvas: Canvas, options: SceneOptions): string {
  const { width, height, scale: q, palette } = canvas;
  const { night } = palette;
  const lights = sky(canvas, night) + stars(canvas) + times(3, (k) => curtain(canvas, k));
  const land = mountains(canvas);
  canvas.haze = night[1];
  const far = hill(canvas, height * 0.8, height * 0.02, snowAtNight(canvas, 0.42), snowAtNight(canvas, 0.66));
  const wood = forest(canvas, far.at, {
    count: Math.round(width / 26),
    heights: [26 * q, 66 * q],
    colour: mix(night[0], palette.dark, 0.3),
  });
  const house = snowyCabin(canvas, width * (options.spotX ?? 0.72), far);
  const near = hill(canvas, height * 0.89, height * 0.03, snowAtNight(canvas, 0.22), snowAtNight(canvas, 0.55));
  const frame = (count: number, tallest: number, from: number, to: number) =>
    forest(canvas, () => height * 1.02, {
      count,
      heights: [150 * q, tallest * q],
      colour: darken(night[0], 0.1),
      from,
      to,
    });
  return (
    lights +
    land +
    far.markup +
    wood +
    house +
    near.markup +
    skier(canvas, width * (options.skierX ?? 0.56), near) +
    frame(6, 250, -40, width * 0.1) +
    frame(5, 260, width * 0.93, width + 40)
  );
}

const snowAtNight = ({ palette }: Canvas, darkness: number) => mix(palette.snow, palette.night[1], darkness);

function stars({ width, height, scale: q, random }: Canvas): string {
  return times(150, () => {
    const x = tenth(random.range(0, width));
    const y = tenth(height * 0.62 * random() ** 1.3);
    const radius = tenth(random.range(0.4, 1.7) * q);
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="#fff" opacity="${tenth(random.range(0.25, 0.95))}"/>`;
  });
}

/** One curtain of light with rays in it; the higher k, the farther up. */
function curtain(canvas: Canvas, k: number): string {
  const { width, height, scale: q, palette, random } = canvas;
  const [bright, middle, high] = palette.aurora;
  const base = height * (0.46 - k * 0.09);
  const foot = Array.from(
    { length: 10 },
    (_, i): Point => [
      (i / 9) * width * 1.1 - width * 0.05,
      base + Math.sin(i * 0.9 + k * 2 + random() * 1.3) * height * 0.09,
    ],
  );
  const top = foot.map(([x, y], i): Point => [x + width * 0.03, y - height * (0.22 + 0.12 * Math.sin(i * 1.7 + k))]);
  const outline = `${smooth(foot, false, 1)}L${smooth(top.reverse(), false, 1).slice(1)}Z`;
  const fill = canvas.down([0, high, 0], [0.35, k === 2 ? high : middle, 0.3], [0.85, bright, 0.8], [1, bright, 0.05]);
  const rays = times(46, () => {
    const [x, y] = along(foot, random());
    const length = height * random.range(0.12, 0.32);
    const stroke = canvas.down([0, middle, 0], [1, bright, 0.55]);
    return (
      `<path d="M${tenth(x)} ${tenth(y)}L${tenth(x + length * 0.1)} ${tenth(y - length)}" stroke="${stroke}" ` +
      `stroke-width="${tenth(random.range(3, 12) * q)}"/>`
    );
  });
  return (
    `<path d="${outline}" fill="${fill}" opacity="${0.85 - k * 0.2}" ${canvas.soften(Math.round(14 * q))}/>` +
    `<g ${canvas.soften(Math.round(4 * q))} opacity=".5">${rays}</g>`
  );
}

/** The point a share of the way along a polyline. */
function along(points: readonly Point[], share: number): Point {
  const last = points.length - 1;
  const k = Math.min(last - 1, Math.floor(share * last));
  const part = share * last - k;
  const [x1, y1] = points[k] as Point;
  const [x2, y2] = points[k + 1] as Point;
  return [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part];
}

function mountains(canvas: Canvas): string {
  const { height, palette } = canvas;
  const { night } = palette;
  canvas.haze = night[2];
  return (
    mountain(
      canvas,
      peaks(
        canvas,
        height * 0.78,
        [
          [0.12, 0.3, 0.2],
          [0.36, 0.24, 0.14],
          [0.62, 0.3, 0.16],
          [0.86, 0.36, 0.22],
        ],
        { floor: 0.06 },
      ),
      mix(mix(night[1], night[2], 0.5), night[2], 0.3),
      { bottom: height * 0.82, shade: 0.3, snow: 0.6, snowColour: snowAtNight(canvas, 0.5) },
    ) +
    mountain(
      canvas,
      peaks(
        canvas,
        height * 0.82,
        [
          [-0.02, 0.34, 0.3, 0.26],
          [0.98, 0.4, 0.26, 0.2],
          [0.74, 0.2, 0.14],
        ],
        {
          noise: 0.08,
        },
      ),
      night[1],
      { bottom: height * 0.86, shade: 0.4, snow: 0.5, snowColour: snowAtNight(canvas, 0.38) },
    )
  );
}

/** A cabin with snow on its roof. */
function snowyCabin(canvas: Canvas, x: number, { at }: Hill): string {
  const { scale: q } = canvas;
  const y = at(x);
  const spot = (dx: number, dy: number) => `${tenth(x + dx * q)} ${tenth(y + dy * q)}`;
  const snow = `M${spot(-46, -18)}L${spot(0, -53)}L${spot(46, -18)}L${spot(0, -44)}Z`;
  const house = cabin(canvas, x, y + 12 * q, 1.15 * q, '#8c2f28');
  return `${house}<path d="${snow}" fill="${snowAtNight(canvas, 0.08)}"/>`;
}

/** Two tracks from the foot of the scene, the beam of the lamp, skis, and the skier. */
function skier(canvas: Canvas, x: number, { at }: Hill): string {
  const { width, height, scale: q, palette } = canvas;
  const y = at(x);
  const spot = (dx: number, dy: number) => `${tenth(x + dx * q)} ${tenth(y + dy * q)}`;
  const tracks =
    `M${tenth(width * 0.1)} ${height}C${tenth(width * 0.24)} ${tenth(height * 0.94)} ${spot(-120, 34)} ${spot(0, 16)}` +
    `M${tenth(width * 0.12)} ${height + 8}C${tenth(width * 0.26)} ${tenth(height * 0.955)} ${spot(-110, 42)} ${spot(6, 21)}`;
  const beam = `M${spot(6, -44)}L${spot(210, -10)}V${tenth(y + 50 * q)}Z`;
  const skis = `M${spot(-28, 19)}L${spot(34, 15)}q6 -1 8 -5`;
  return (
    `<path d="${tracks}" stroke="${snowAtNight(canvas, 0.62)}" stroke-width="${tenth(2.6 * q)}" fill="none"/>` +
    `<path d="${beam}" fill="${canvas.across([0, palette.light, 0.5], [1, palette.light, 0])}"/>` +
    `<path d="${skis}" stroke="#e9e4d8" stroke-width="${tenth(3 * q)}" fill="none" stroke-linecap="round"/>` +
    hiker(x, y + 16 * q, 1.2 * q, palette.accent, palette.light)
  );
}
