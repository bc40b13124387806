import { darken, mix } from '../core/colour.ts';
import { times } from '../core/kit.ts';
import { tenth } from '../core/path.ts';
import type { Canvas, SceneOptions } from './canvas.ts';
import { mountain } from './mountain.ts';
import { peaks } from './profile.ts';
import { cabin } from './shelters.ts';
import { clouds, sky, sun } from './sky.ts';
import { forest } from './trees.ts';

/** A fjord between mountains that mirror in it; boathouses on a point, a rower before it. */
export function fjord(canvas: Canvas, options: SceneOptions): string {
  const { width, height, scale: q, palette } = canvas;
  const shore = height * 0.68;
  const air =
    sky(canvas, palette.sky) +
    sun(canvas, width * (options.sunX ?? 0.6), height * 0.36, height * 0.045) +
    clouds(canvas, height * 0.2, 5, 0.5, mix(palette.sky[2], '#ffffff', 0.5));
  const landId = canvas.id();
  const land = `<g id="${landId}">${air}${mountains(canvas, options, shore)}</g>`;
  const pointX = width * (options.spotX ?? 0.76);
  return (
    land + water(canvas, shore, landId) + point(canvas, pointX, shore) + rower(canvas, pointX - 230 * q, shore + 62 * q)
  );
}

/** Four layers, from the far valley to the near slopes. */
function mountains(canvas: Canvas, { valleyX: v = 0.6, low = false }: SceneOptions, shore: number): string {
  const { palette, random } = canvas;
  const moved = () => random.range(-0.02, 0.02);
  return (
    mountain(
      canvas,
      peaks(
        canvas,
        shore,
        [
          [v - 0.2 + moved(), 0.3, 0.16],
          [v + 0.02, 0.4, 0.13],
          [v + 0.2 + moved(), 0.34, 0.2],
        ],
        {
          noise: 0.09,
          floor: 0.06,
        },
      ),
      mix(palette.far, palette.haze, 0.5),
      { bottom: shore, haze: 0.75, shade: 0.1, snow: 0.42 },
    ) +
    mountain(
      canvas,
      peaks(canvas, shore, [
        [v - 0.42, low ? 0.34 : 0.5, 0.3, 0.32],
        [v - 0.2, 0.28, 0.1, 0.16],
        [v + 0.3 + moved(), 0.46, 0.2, 0.2],
        [v + 0.12, 0.2, 0.06, 0.1],
      ]),
      palette.far,
      { bottom: shore, shade: 0.2, snow: 0.3 },
    ) +
    mountain(
      canvas,
      peaks(canvas, shore, [
        [v - 0.62, low ? 0.34 : 0.6, 0.4, 0.4],
        [v - 0.36, 0.26, 0.1, 0.14],
        [v + 0.42, 0.56, 0.22, 0.3],
      ]),
      palette.mid,
      { bottom: shore, haze: 0.42, shade: 0.28, snow: 0.2 },
    ) +
    mountain(
      canvas,
      peaks(
        canvas,
        shore,
        [low ? [0, 0.2, 0.3, 0.34] : [0, 0.52, 0.3, 0.25], [v - 0.42, 0.12, 0.14, 0.12], [1.02, 0.5, 0.19, 0.2]],
        { noise: 0.08 },
      ),
      palette.near,
      { bottom: shore + 2, haze: 0.18, shade: 0.4 },
    )
  );
}

/** The land upside down in the water, under haze, depth and ripples. */
function water(canvas: Canvas, shore: number, landId: string): string {
  const { width, height, palette, random } = canvas;
  const surface = (fill: string) => `<rect y="${shore}" width="${width}" height="${height - shore}" fill="${fill}"/>`;
  const clip = canvas.clip(`M0 ${tenth(shore)}H${width}V${height}H0Z`);
  const mirror =
    `<g opacity=".75" ${canvas.soften(Math.round(height / 200))}>` +
    `<use href="#${landId}" transform="translate(0 ${tenth(shore * 1.62)}) scale(1 -.62)"/></g>`;
  const depth = canvas.down([0, palette.haze, 0.45], [0.3, palette.water, 0.35], [1, palette.dark, 0.75]);
  const ripples = times(60, (i) => {
    const y = shore + (height - shore) * random() ** 1.6;
    const length = width * random.range(0.01, 0.08);
    const x = random.range(-20, width);
    return (
      `<path d="M${tenth(x)} ${tenth(y)}h${tenth(length)}" stroke="${i % 3 ? '#fff' : palette.light}" ` +
      `stroke-width="${tenth(1 + (y - shore) / 90)}" opacity="${tenth(0.08 + 0.22 * random())}" stroke-linecap="round"/>`
    );
  });
  return `<g ${clip}>${surface(palette.water)}${mirror}${surface(depth)}${ripples}</g>`;
}

/** A wooded point of land with two boathouses. */
function point(canvas: Canvas, x: number, shore: number): string {
  const { width, scale: q, palette } = canvas;
  const at = (dx: number, dy: number) => `${tenth(x + dx * q)} ${tenth(shore + dy * q)}`;
  const ground =
    `M${at(-150, 20)}C${at(-60, -18)} ${at(60, -20)} ${tenth(width + 20)} ${tenth(shore - 30 * q)}` +
    `V${tenth(shore + 34 * q)}C${at(100, 40)} ${at(0, 32)} ${at(-150, 20)}Z`;
  return (
    `<path d="${ground}" fill="${palette.dark}"/>` +
    forest(canvas, () => shore - 4 * q, {
      count: 16,
      heights: [26 * q, 58 * q],
      colour: darken(palette.dark, 0.15),
      from: x + 90 * q,
      to: width + 10,
    }) +
    cabin(canvas, x + 6 * q, shore + 3 * q, 0.95 * q, '#a8322b') +
    cabin(canvas, x + 66 * q, shore - 2 * q, 0.7 * q, '#c9a14a', false)
  );
}

function rower({ scale, palette }: Canvas, x: number, y: number): string {
  return (
    `<g transform="translate(${tenth(x)} ${tenth(y)}) scale(${1.1 * scale})">` +
    '<path d="M-30 0C-20 12 22 12 34 -2C20 2 -14 3 -30 0Z" fill="#7c4a25"/>' +
    '<path d="M-30 0C-14 3 20 2 34 -2" stroke="#e9c48c" stroke-width="2" fill="none"/>' +
    `<path d="M-4 1v-16c4 -4 9 -2 9 3v13z" fill="${palette.accent}"/>` +
    '<circle cx="1" cy="-19" r="4" fill="#e9b995"/>' +
    '<path d="M-8 -8L-34 10" stroke="#d9c6a5" stroke-width="1.6"/>' +
    '<path d="M-40 14h90" stroke="#fff" stroke-width="1.4" opacity=".5"/></g>'
  );
}
