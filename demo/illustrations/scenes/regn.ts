import { mix } from '../core/colour.ts';
import { times } from '../core/kit.ts';
import { tenth } from '../core/path.ts';
import type { Canvas, SceneOptions } from './canvas.ts';
import { hill } from './ground.ts';
import { mountain } from './mountain.ts';
import { type Child, child } from './people.ts';
import { peaks } from './profile.ts';
import { cabin } from './shelters.ts';
import { sky } from './sky.ts';
import { forest } from './trees.ts';

/** A rainy day: three children in a puddle before a row of houses. */
export function regn(canvas: Canvas, options: SceneOptions): string {
  const { width, height, scale: q, palette } = canvas;
  const grey = mix(palette.mid, '#9aa7ad', 0.55);
  const overcast = [
    mix(palette.sky[0], '#76868f', 0.55),
    mix(palette.sky[1], '#a8b4b8', 0.5),
    mix(palette.sky[2], '#c9d0cf', 0.5),
  ] as const;
  const air = sky(canvas, overcast) + heavyClouds(canvas, overcast[0]);
  canvas.haze = overcast[2];
  const land = mountains(canvas, grey, overcast[2]);
  const meadow = hill(canvas, height * 0.68, height * 0.012, mix(palette.near, grey, 0.35), palette.near);
  const wood = forest(canvas, meadow.at, {
    count: Math.round(width / 30),
    heights: [30 * q, 66 * q],
    colour: mix(palette.dark, grey, 0.25),
  });
  const houses = rowOfHouses(canvas, width * (options.houseX ?? 0.83));
  const road = canvas.down([0, mix(palette.near, grey, 0.3)], [0.5, mix(palette.dark, grey, 0.25)], [1, palette.dark]);
  return (
    air +
    land +
    meadow.markup +
    wood +
    houses +
    `<rect y="${tenth(height * 0.715)}" width="${width}" height="${height}" fill="${road}"/>` +
    puddles(canvas, overcast[1], mix(overcast[0], palette.dark, 0.35)) +
    children(canvas, width * (options.spotX ?? 0.62)) +
    rain(canvas) +
    rings(canvas)
  );
}

function heavyClouds({ width, height, random }: Canvas, colour: string): string {
  return times(9, (k) => {
    const x = random.range(-0.1, 1) * width;
    const y = random.range(-0.02, 0.16) * height;
    const length = random.range(0.2, 0.4) * width;
    const t = height * 0.07;
    const l = (share: number) => tenth(length * share);
    const path =
      `M${tenth(x)} ${tenth(y + t)}c0 ${tenth(-t)} ${l(0.2)} ${tenth(-t * 1.4)} ${l(0.3)} ${tenth(-t * 0.7)}` +
      `c${l(0.05)} ${tenth(-t)} ${l(0.3)} ${tenth(-t)} ${l(0.34)} 0` +
      `c${l(0.16)} ${tenth(-t * 0.4)} ${l(0.36)} ${tenth(t * 0.1)} ${l(0.36)} ${tenth(t * 0.7)}z`;
    return `<path d="${path}" fill="${mix(colour, k % 2 ? '#5d6b74' : '#ffffff', 0.22)}" opacity=".75"/>`;
  });
}

function mountains(canvas: Canvas, grey: string, horizon: string): string {
  const { height } = canvas;
  return (
    mountain(
      canvas,
      peaks(
        canvas,
        height * 0.68,
        [
          [0.2, 0.34, 0.26],
          [0.52, 0.42, 0.22],
          [0.86, 0.38, 0.24],
        ],
        {
          noise: 0.08,
          floor: 0.05,
        },
      ),
      mix(grey, horizon, 0.5),
      { bottom: height * 0.72, haze: 0.9, shade: 0.1 },
    ) +
    mountain(
      canvas,
      peaks(
        canvas,
        height * 0.7,
        [
          [-0.02, 0.32, 0.3, 0.32],
          [1.02, 0.34, 0.34],
        ],
        { noise: 0.07 },
      ),
      grey,
      { bottom: height * 0.74, haze: 0.7, shade: 0.18 },
    )
  );
}

function rowOfHouses(canvas: Canvas, x: number): string {
  const { height, scale: q } = canvas;
  const foot = height * 0.715;
  return (
    cabin(canvas, x, foot, 1.5 * q, '#b5382f') +
    cabin(canvas, x + 120 * q, foot, 1.2 * q, '#d8a441') +
    cabin(canvas, x - 118 * q, foot, 1.1 * q, '#e8e2d4')
  );
}

function puddles(canvas: Canvas, near: string, far: string): string {
  const { width, height, scale: q } = canvas;
  const puddle = (x: number, y: number, half: number) =>
    `<ellipse cx="${tenth(width * x)}" cy="${tenth(height * y)}" rx="${tenth(Math.max(width * half, 150 * q))}" ` +
    `ry="${tenth(height * 0.055 * (half / 0.2 + 0.4))}" fill="${canvas.down([0, near], [1, far])}"/>`;
  return puddle(0.62, 0.87, 0.2) + puddle(0.28, 0.94, 0.14) + puddle(0.9, 0.8, 0.1);
}

/** Three children about x, each with its mirror image and splashes. */
function children(canvas: Canvas, x: number): string {
  const { height, scale: q, palette } = canvas;
  const playing: Child[] = [
    { x: -130, y: 0.865, scale: 1.9, coat: palette.light, boots: palette.accent, armsUp: true },
    { x: 10, y: 0.845, scale: 2.15, coat: palette.accent, boots: palette.light, armsUp: true, jumping: true },
    {
      x: 140,
      y: 0.87,
      scale: 1.7,
      coat: mix(palette.aurora[0], palette.near, 0.35),
      boots: palette.accent,
      mirrored: true,
    },
  ];
  return playing
    .map((one) => ({ ...one, x: x + one.x * q, y: height * one.y, scale: one.scale * q }))
    .map((one) => childInPuddle(canvas, one))
    .join('');
}

function childInPuddle({ height, scale: q, random }: Canvas, one: Child): string {
  const { x, y } = one;
  const ring =
    `<ellipse cx="${tenth(x)}" cy="${tenth(y + height * 0.022)}" rx="${tenth(46 * q)}" ry="${tenth(9 * q)}" ` +
    'fill="#fff" opacity=".3"/>';
  const mirrorImage =
    `<g opacity=".28" transform="translate(0 ${tenth((y + height * 0.012) * 2)}) scale(1 -1)">` +
    `${child({ ...one, scale: one.scale * 0.94 })}</g>`;
  const splashes = times(12, () => {
    const angle = random.range(-2.7, -0.4);
    const reach = random.range(20, 52) * q;
    return (
      `<ellipse cx="${tenth(x + Math.cos(angle) * reach * 1.3)}" ` +
      `cy="${tenth(y + height * 0.01 + Math.sin(angle) * reach * 0.5)}" ` +
      `rx="${tenth(3.4 * q)}" ry="${tenth(4.6 * q)}" fill="#fff" opacity=".75"/>`
    );
  });
  return ring + mirrorImage + child(one) + splashes;
}

function rain({ width, height, scale: q, random }: Canvas): string {
  const drops = times(Math.ceil((width * height) / 4200), () => {
    const x = random.range(-40, width);
    const y = random.range(-20, height);
    const length = random.range(12, 44) * q;
    return `M${tenth(x)} ${tenth(y)}l${tenth(-length * 0.22)} ${tenth(length)}`;
  });
  return `<path d="${drops}" stroke="#fff" stroke-width="${tenth(1.5 * q)}" opacity=".42" stroke-linecap="round"/>`;
}

/** Rings where drops hit the road. */
function rings({ width, height, scale: q, random }: Canvas): string {
  return times(30, () => {
    const x = random.range(0, width);
    const y = random.range(height * 0.78, height * 0.99);
    const half = random.range(5, 15) * q;
    return (
      `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="${tenth(half)}" ry="${tenth(half * 0.3)}" fill="none" ` +
      'stroke="#fff" stroke-width="1.2" opacity=".45"/>'
    );
  });
}
