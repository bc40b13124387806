import { darken, mix } from '../core/colour.ts';
import { times } from '../core/kit.ts';
import { tenth } from '../core/path.ts';
import type { Canvas, SceneOptions } from './canvas.ts';
import { type Hill, hill } from './ground.ts';
import { mountain } from './mountain.ts';
import { child, hiker } from './people.ts';
import { ridge } from './profile.ts';
import { sun } from './sky.ts';
import { birch } from './trees.ts';

/** Rows of trunks from the far one to the near one. */
const ROWS = [
  { trunks: 16, fade: 0.72, width: 10, ground: 0.7 },
  { trunks: 12, fade: 0.45, width: 18, ground: 0.77 },
  { trunks: 9, fade: 0.16, width: 30, ground: 0.86 },
] as const;
type Row = (typeof ROWS)[number];

/** The row among which the walkers go. */
const WALKED = ROWS[1];

/** A birch wood in autumn; a grown-up and a child walk through it. */
export function bjork(canvas: Canvas, options: SceneOptions): string {
  const { width, height, scale: q, palette } = canvas;
  const behind =
    air(canvas) +
    sun(canvas, width * (options.sunX ?? 0.68), height * 0.34, height * 0.05) +
    mountain(canvas, ridge(canvas, height * 0.6, height * 0.3), mix(palette.far, palette.haze, 0.4), {
      bottom: height * 0.75,
      shade: 0.08,
      snow: 0.25,
    });
  const wood = ROWS.map((row) => rowOfTrees(canvas, row, options)).join('');
  const front = hill(canvas, height * 0.95, height * 0.018, palette.dark, darken(palette.dark, 0.3));
  return (
    behind +
    wood +
    front.markup +
    leaves(canvas, { count: Math.round(width / 9), top: -14, bottom: height * 0.15, size: 14 * q, fade: 0 }) +
    leaves(canvas, { count: Math.round(width / 20), top: height * 0.93, bottom: height, size: 9 * q, fade: 0 }) +
    leaves(canvas, { count: 26, top: height * 0.25, bottom: height * 0.9, size: 6 * q, fade: 0.1 }) +
    grass(canvas, front)
  );
}

/** Light that has gone through leaves. */
function air(canvas: Canvas): string {
  const { width, height, palette } = canvas;
  const fill = canvas.down(
    [0, mix(palette.sky[1], palette.leaf, 0.18)],
    [0.55, mix(palette.haze, palette.leaf, 0.12)],
    [1, mix(palette.haze, palette.near, 0.3)],
  );
  return `<rect width="${width}" height="${height}" fill="${fill}"/>`;
}

function rowOfTrees(canvas: Canvas, row: Row, options: SceneOptions): string {
  const { width, height, scale: q, palette, random } = canvas;
  const { fade, trunks } = row;
  const grassGreen = mix(mix(palette.near, palette.leaf, 0.3), palette.haze, fade);
  const ground = hill(
    canvas,
    height * row.ground,
    height * 0.015,
    grassGreen,
    mix(palette.near, palette.haze, fade * 0.8),
  );
  const crowns = leaves(canvas, {
    count: Math.round(width / 22),
    top: -10,
    bottom: height * 0.2 * (1.25 - fade),
    size: 11 * q * (1.3 - fade),
    fade: fade * 0.85,
  });
  const trees = times(trunks, (i) => {
    const x = ((i + random.range(0.15, 0.85)) / trunks) * width;
    if (fade < 0.5 && isCleared(x / width, options)) return '';
    return birch(canvas, x, -10, ground.at(x) + 16 * q, row.width * q * random.range(0.8, 1.3), fade);
  });
  return ground.markup + crowns + trees + (row === WALKED ? walkers(canvas, ground, options) : '');
}

const isCleared = (share: number, { clear }: SceneOptions) =>
  clear !== undefined && share > clear[0] && share < clear[1];

function walkers({ width, scale: q, palette }: Canvas, { at }: Hill, { spotX = 0.62 }: SceneOptions): string {
  const x = width * spotX;
  return (
    hiker(x, at(x) + 26 * q, 1.15 * q, palette.accent, palette.light) +
    child({ x: x + 46 * q, y: at(x) + 28 * q, scale: 0.82 * q, coat: palette.light, boots: palette.accent })
  );
}

interface Leaves {
  count: number;
  top: number;
  bottom: number;
  size: number;
  fade: number;
}

function leaves(canvas: Canvas, { count, top, bottom, size, fade }: Leaves): string {
  const { width, palette, random } = canvas;
  const { leaf } = palette;
  const colours = [leaf, mix(leaf, palette.accent, 0.35), mix(leaf, palette.near, 0.4), mix(leaf, '#ffffff', 0.3)];
  return times(count, () => {
    const x = tenth(random.range(-20, width + 20));
    const y = tenth(random.range(top, bottom));
    const half = size * random.range(0.6, 1.4);
    const colour = mix(random.pick(colours), palette.haze, fade);
    const turn = Math.round(random.range(-50, 50));
    return (
      `<ellipse cx="${x}" cy="${y}" rx="${tenth(half)}" ry="${tenth(half * 0.62)}" ` +
      `transform="rotate(${turn} ${x} ${y})" fill="${colour}"/>`
    );
  });
}

/** Blades at the foot of the scene. */
function grass(canvas: Canvas, { at }: Hill): string {
  const { width, scale: q, palette, random } = canvas;
  return times(60, () => {
    const x = random.range(0, width);
    const y = at(x) + 12 * q;
    const path =
      `M${tenth(x)} ${tenth(y)}q${tenth(3 * q)} ${tenth(-16 * q)} ` +
      `${tenth(random.range(-9, 12) * q)} ${tenth(-random.range(18, 42) * q)}`;
    const colour = mix(palette.dark, palette.leaf, random.range(0, 0.45));
    return `<path d="${path}" stroke="${colour}" stroke-width="${tenth(2.2 * q)}" fill="none" stroke-linecap="round"/>`;
  });
}
