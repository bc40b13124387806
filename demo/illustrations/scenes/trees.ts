import { mix } from '../core/colour.ts';
import { times } from '../core/kit.ts';
import { tenth } from '../core/path.ts';
import type { Canvas } from './canvas.ts';

function spruce(x: number, y: number, height: number, colour: string): string {
  const tiers = 5;
  const branches = times(tiers, (i) => {
    const top = y - height + (i * height * 0.82) / tiers;
    const half = height * 0.07 + (i * height * 0.19) / tiers;
    const foot = tenth(top + height * 0.24);
    return (
      `M${tenth(x)} ${tenth(top - height * 0.04)}L${tenth(x + half)} ${foot}` +
      `Q${tenth(x)} ${tenth(top + height * 0.18)} ${tenth(x - half)} ${foot}Z`
    );
  });
  const trunk =
    `M${tenth(x - height * 0.02)} ${tenth(y - height * 0.1)}h${tenth(height * 0.04)}` +
    `v${tenth(height * 0.1)}h${tenth(-height * 0.04)}z`;
  return `<path d="${branches}${trunk}" fill="${colour}"/>`;
}

interface Forest {
  count: number;
  /** Smallest and largest tree. */
  heights: readonly [low: number, high: number];
  colour: string;
  from?: number;
  to?: number;
}

/** Spruces on a line of ground, the nearest drawn last. */
export function forest(canvas: Canvas, ground: (x: number) => number, options: Forest): string {
  const { random } = canvas;
  const { count, heights, colour, from = 0, to = canvas.width } = options;
  const [low, high] = heights;
  const trees = Array.from({ length: count }, () => {
    const x = random.range(from, to);
    const y = ground(x) + random.range(0, high * 0.18);
    return { x, y, height: random.range(low, high) };
  });
  return trees
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, height }) => spruce(x, y, height, mix(colour, canvas.haze, 0.12 * random())))
    .join('');
}

/** A birch trunk from top to foot; `fade` is how far it stands in the haze. */
export function birch(canvas: Canvas, x: number, top: number, foot: number, width: number, fade: number): string {
  const { random, haze } = canvas;
  const bark = mix('#f4f1ea', haze, fade);
  const black = mix('#2a2724', haze, fade * 0.9);
  const height = foot - top;
  const lean = random.range(-0.03, 0.03) * height;
  const side = (share: number, leaning: number) => tenth(x + width * share + lean * leaning);
  const low = tenth(foot - height * 0.4);
  const high = tenth(top + height * 0.3);
  const trunk =
    `M${side(-0.5, 0)} ${tenth(foot)}C${side(-0.42, 0.3)} ${low} ${side(-0.34, 1)} ${high} ${side(-0.26, 1)} ${tenth(top)}` +
    `H${side(0.26, 1)}C${side(0.36, 1)} ${high} ${side(0.42, 0.3)} ${low} ${side(0.5, 0)} ${tenth(foot)}Z`;
  const marks = times(Math.round(height / (width * 0.55)), () => {
    const y = random.range(top, foot);
    const edge = random.chance(0.5) ? -1 : 1;
    const length = random.range(0.15, 0.6) * width * edge;
    const path =
      `M${tenth(x + lean * 0.5 + edge * width * 0.5)} ${tenth(y)}` +
      `q${tenth(-length * 0.6)} ${tenth(-width * 0.1)} ${tenth(-length)} ${tenth(width * 0.03)}` +
      `q${tenth(length * 0.5)} ${tenth(width * 0.1)} ${tenth(length)} ${tenth(width * 0.08)}z`;
    return `<path d="${path}" fill="${black}" opacity=".8"/>`;
  });
  const fill = canvas.across([0, bark], [0.45, bark], [1, mix('#a9a49c', haze, fade)]);
  const branch = () => {
    const direction = random.chance(0.5) ? 1 : -1;
    const y = top + height * random.range(0.1, 0.4);
    const length = width * random.range(1.2, 2.6);
    const reach = direction * length;
    const path =
      `M${tenth(x + lean * 0.6 + direction * width * 0.3)} ${tenth(y)}` +
      `q${tenth(reach * 0.5)} ${tenth(-length * 0.7)} ${tenth(reach)} ${tenth(-length * 0.95)}` +
      `m${tenth(-reach * 0.4)} ${tenth(length * 0.35)}` +
      `q${tenth(reach * 0.3)} ${tenth(-length * 0.05)} ${tenth(reach * 0.55)} ${tenth(-length * 0.1)}`;
    return `<path d="${path}" stroke="${black}" stroke-width="${tenth(width * 0.09)}" fill="none" stroke-linecap="round"/>`;
  };
  const branches = fade < 0.5 ? times(2, branch) : '';
  return `<path d="${trunk}" fill="${fill}"/><g ${canvas.clip(trunk)}>${marks}</g>${branches}`;
}
