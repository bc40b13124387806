import { darken, mix } from '../core/colour.ts';
import { times } from '../core/kit.ts';
import { tenth } from '../core/path.ts';
import type { Canvas, SceneOptions } from './canvas.ts';
import { type Hill, hill, stones } from './ground.ts';
import { mountain } from './mountain.ts';
import { hiker } from './people.ts';
import { peaks } from './profile.ts';
import { cairn, campTent } from './shelters.ts';
import { clouds, sky, sun } from './sky.ts';

/** High mountains round a lake; a tent on the near shore, a hiker by a cairn in front. */
export function fjell(canvas: Canvas, options: SceneOptions): string {
  const { width, height, scale: q, palette } = canvas;
  const air =
    sky(canvas, palette.sky) +
    sun(canvas, width * (options.sunX ?? 0.3), height * 0.26, height * 0.04) +
    clouds(canvas, height * 0.22, 6, 0.6);
  const land = mountains(canvas, options.peakX ?? 0.7) + lake(canvas);
  const shore = hill(canvas, height * 0.82, height * 0.022, mix(palette.near, palette.leaf, 0.28), palette.near);
  const shoreStones = stones(canvas, shore, 26, palette.near);
  const tentX = width * (options.spotX ?? 0.62);
  const tent = campTent(canvas, tentX, shore.at(tentX) + 16 * q, 0.95 * q, palette.accent);
  const front = hill(canvas, height * 0.92, height * 0.03, palette.dark, darken(palette.dark, 0.35));
  const frontStones = stones(canvas, front, 24, palette.dark);
  const cairnX = width * (options.cairnX ?? 0.88);
  const hikerX = width * (options.hikerX ?? 0.8);
  return (
    air +
    land +
    shore.markup +
    shoreStones +
    tent +
    front.markup +
    frontStones +
    cairn(cairnX, front.at(cairnX) + 8 * q, 1.5 * q) +
    hiker(hikerX, front.at(hikerX) + 6 * q, 1.35 * q, palette.accent, palette.light) +
    grass(canvas, front)
  );
}

function mountains(canvas: Canvas, peak: number): string {
  const { height, palette } = canvas;
  return (
    mountain(
      canvas,
      peaks(
        canvas,
        height * 0.7,
        [
          [peak - 0.5, 0.3, 0.24],
          [peak - 0.26, 0.36, 0.16],
          [peak + 0.26, 0.34, 0.2],
        ],
        {
          floor: 0.08,
        },
      ),
      mix(palette.far, palette.haze, 0.42),
      { bottom: height * 0.76, haze: 0.7, shade: 0.12, snow: 0.4 },
    ) +
    mountain(
      canvas,
      peaks(
        canvas,
        height * 0.74,
        [
          [peak, 0.6, 0.24, 0.2],
          [peak - 0.13, 0.4, 0.16, 0.1],
          [peak + 0.16, 0.34, 0.1, 0.2],
        ],
        { noise: 0.12 },
      ),
      palette.far,
      { bottom: height * 0.78, haze: 0.5, shade: 0.3, snow: 0.5 },
    ) +
    mountain(
      canvas,
      peaks(
        canvas,
        height * 0.77,
        [
          [peak - 0.7, 0.3, 0.4, 0.36],
          [peak + 0.36, 0.26, 0.26],
        ],
        {
          noise: 0.06,
          floor: 0.02,
        },
      ),
      palette.mid,
      { bottom: height * 0.86, haze: 0.4, shade: 0.22 },
    )
  );
}

function lake(canvas: Canvas): string {
  const { width, height, palette } = canvas;
  const at = (x: number, y: number) => `${tenth(width * x)} ${tenth(height * y)}`;
  const outline =
    `M${at(0.16, 0.77)}C${at(0.36, 0.735)} ${at(0.7, 0.735)} ${at(0.86, 0.765)}` +
    `C${at(0.7, 0.805)} ${at(0.36, 0.82)} ${at(0.16, 0.77)}Z`;
  const fill = canvas.down([0, mix(palette.haze, palette.water, 0.3)], [1, palette.water]);
  return `<path d="${outline}" fill="${fill}"/>`;
}

/** Tufts of two blades. */
function grass(canvas: Canvas, { at }: Hill): string {
  const { width, scale: q, palette, random } = canvas;
  return times(46, () => {
    const x = random.range(0, width);
    const y = at(x) + random.range(-2, 30) * q;
    const length = random.range(8, 22) * q;
    const root = `M${tenth(x)} ${tenth(y)}`;
    const blade = (bendX: number, bendY: number, endX: number, endY: number) =>
      `${root}q${tenth(length * bendX)} ${tenth(length * bendY)} ${tenth(length * endX)} ${tenth(length * endY)}`;
    const colour = mix(palette.leaf, palette.dark, random.range(0.1, 0.6));
    return (
      `<path d="${blade(0.1, -0.6, 0.5, -1)}${blade(-0.1, -0.5, -0.4, -0.8)}" stroke="${colour}" ` +
      `stroke-width="${tenth(1.6 * q)}" fill="none" stroke-linecap="round"/>`
    );
  });
}
