import { mix, SHADE, type Tones, tones } from './colour.ts';
import type { Cut } from './cut.ts';
import { Definitions } from './definitions.ts';
import { type Box, type Point, roundRect, tenth } from './path.ts';
import { type Random, randomFrom } from './random.ts';
import { TEXTURES, type Texture } from './texture.ts';

export interface CtxOptions {
  color?: string | undefined;
  accent?: string | undefined;
  seed?: number | string | undefined;
  lod?: 'full' | 'card' | undefined;
  prefix?: string | undefined;
  cut?: Cut | undefined;
  variant?: string | undefined;
}

/** How a solid is shaded. */
interface SolidOptions {
  fill?: string;
  /** Inner shade along the edge: width, blur, opacity, offset. */
  edge?: number;
  es?: number;
  eo?: number;
  dx?: number;
  dy?: number;
  /** Rim light: width, blur, opacity; 0 opacity leaves it out. */
  rim?: number;
  rs?: number;
  ro?: number;
}

interface DropOptions {
  x?: number;
  y?: number;
  /** blur */ s?: number;
  op?: number;
}

interface SeamOptions {
  w?: number;
  op?: number;
  stitch?: boolean;
  /** Where the row of stitches runs beside the seam. */
  sx?: number;
  sy?: number;
}

interface ZipOptions {
  w?: number;
  tape?: string;
  teeth?: string;
  /** Where the pull hangs; without it there is none. */
  pull?: Point;
  /** The pull's colour and angle. */
  pc?: string;
  pa?: number;
}

const SHADOW = '#141a26';
export const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * What a drawing draws with: colours, seeded random, and the strokes every object shares.
 * Light always comes from the upper left. Every object is built from the same five layers:
 * drop shadow, base gradient, panels and details, inner edge shade, rim light.
 */
export class Ctx extends Definitions {
  readonly color: string;
  readonly accent: string;
  readonly seed: number | string;
  readonly cut: Cut | undefined;
  /** Tones of the colour and of the accent. */
  readonly t: Tones;
  readonly a: Tones;
  readonly r: Random;
  /** False on cards, where weave, stitches and zip teeth would only be noise. */
  readonly fine: boolean;
  #variant: string | undefined;

  constructor(options: CtxOptions = {}) {
    super(options.prefix);
    const { color = '#c8502a', accent = '#1e1f21', seed = 1, lod = 'full' } = options;
    this.color = color;
    this.accent = accent;
    this.seed = seed;
    this.cut = options.cut;
    this.#variant = options.variant;
    this.t = tones(color);
    this.a = tones(accent);
    this.r = randomFrom(`${seed}`);
    this.fine = lod !== 'card';
  }

  /** Which kind of the type is asked for; without it the seed chooses. */
  get variant(): string | undefined {
    return this.#variant;
  }

  /** Draws a part as another variant, in the same svg and with the same run of random numbers. */
  as<T>(variant: string, draw: () => T): T {
    const own = this.#variant;
    this.#variant = variant;
    const drawn = draw();
    this.#variant = own;
    return drawn;
  }

  /** A silhouette with depth; `inner` is markup clipped inside it. */
  solid(d: string, T: Tones = this.t, inner = '', options: SolidOptions = {}): string {
    const { edge = 34, es = 13, eo = 0.42, rim = 15, rs = 6, ro = 0.55, dx = -9, dy = -11 } = options;
    const fill =
      options.fill ||
      this.lin(0.1, 0, 0.85, 1, [
        [0, T.lt],
        [0.45, T.base],
        [1, T.sh],
      ]);
    const clip = this.clip(d);
    const shade =
      `<path d="${d}" fill="none" stroke="${T.light ? T.dk : mix(T.dk, SHADE, 0.45)}" stroke-width="${edge}" ` +
      `opacity="${T.light ? eo * 0.8 : eo}" transform="translate(${dx} ${dy})" ${this.blur(es)}/>`;
    const light = ro
      ? `<path d="${d}" fill="none" stroke="#fff8ee" stroke-width="${rim}" ` +
        `opacity="${T.dark ? ro * 0.4 : ro * 0.66}" transform="translate(4 6)" ${this.blur(rs)}/>`
      : '';
    return `<path d="${d}" fill="${fill}"/><g ${clip}>${inner}${shade}${light}</g>`;
  }

  /** Soft shadow the silhouette throws on the backdrop. */
  drop(d: string, options: DropOptions = {}): string {
    const { x = 10, y = 20, s = 18, op = 0.2 } = options;
    return `<path d="${d}" fill="${SHADOW}" opacity="${op}" transform="translate(${x} ${y})" ${this.blur(s)}/>`;
  }

  /** Shadow under a thing that stands: a wide soft one and a narrow one where it touches. */
  ground(cx: number, cy: number, rx: number, ry = rx * 0.09, op = 0.3): string {
    return (
      `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${SHADOW}" opacity="${op}" ${this.blur(12)}/>` +
      `<ellipse cx="${cx}" cy="${cy - 1}" rx="${rx * 0.86}" ry="${ry * 0.42}" fill="${SHADOW}" ` +
      `opacity="${op * 0.9}" ${this.blur(4)}/>`
    );
  }

  /** Soft dark crease. */
  fold(d: string, width = 14, op = 0.28, T: Tones = this.t, blur = 6): string {
    return this.#crease(d, T.dk, width, op, blur);
  }

  /** Soft light ridge. */
  lift(d: string, width = 12, op = 0.4, T: Tones = this.t, blur = 6): string {
    return this.#crease(d, T.hi, width, op, blur);
  }

  #crease(d: string, stroke: string, width: number, op: number, blur: number): string {
    return (
      `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" ` +
      `opacity="${op}" ${this.blur(blur)}/>`
    );
  }

  seam(d: string, T: Tones = this.t, options: SeamOptions = {}): string {
    const { w = 2.6, op = 0.75, stitch = true, sx = 0, sy = 8 } = options;
    const line =
      `<path d="${d}" fill="none" stroke="${T.line}" stroke-width="${w}" ` + `opacity="${op}" stroke-linecap="round"/>`;
    const ridge =
      `<path d="${d}" fill="none" stroke="${T.hi}" stroke-width="1.6" ` +
      `opacity="${T.dark ? 0.12 : 0.35}" transform="translate(1.5 3)"/>`;
    if (!this.fine || !stitch) return line + ridge;
    const stitches =
      `<path d="${d}" fill="none" stroke="${T.line}" stroke-width="1.5" stroke-dasharray="7 4" ` +
      `opacity=".55" transform="translate(${sx} ${sy})"/>`;
    return line + ridge + stitches;
  }

  /** Coil zip along a path. */
  zip(d: string, T: Tones = this.t, options: ZipOptions = {}): string {
    const { w = 12, tape = T.sh, teeth = T.line, pull, pc = this.accent, pa = 0 } = options;
    return (
      `<path d="${d}" fill="none" stroke="${tape}" stroke-width="${w}" stroke-linecap="round"/>` +
      `<path d="${d}" fill="none" stroke="${T.dk}" stroke-width="${w * 0.5}" stroke-linecap="round"/>` +
      (this.fine
        ? `<path d="${d}" fill="none" stroke="${teeth}" stroke-width="${w * 0.42}" ` +
          `stroke-dasharray="2.6 2.6" opacity=".9"/>`
        : '') +
      `<path d="${d}" fill="none" stroke="${T.hi}" stroke-width="1.4" ` +
      `opacity=".35" transform="translate(${-w / 2} 0)"/>` +
      (pull ? this.pull(pull[0], pull[1], pc, pa) : '')
    );
  }

  /** Zip pull: slider, link and tag. */
  pull(x: number, y: number, colour = this.accent, angle = 0, scale = 1): string {
    const T = tones(colour);
    return (
      `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${scale})">` +
      `<path d="${roundRect(-6, -8, 12, 15, 4)}" fill="${mix('#8b9098', T.base, 0.15)}"/>` +
      `<path d="${roundRect(-6, -8, 5, 15, 3)}" fill="#fff" opacity=".35"/>` +
      `<path d="M0 5V14" stroke="#6d727a" stroke-width="3"/>` +
      `<path d="${roundRect(-5, 12, 10, 27, 4.5)}" fill="${T.base}"/>` +
      `<path d="${roundRect(-5, 12, 4, 27, 2)}" fill="${T.hi}" opacity=".5"/></g>`
    );
  }

  /** House mark: three stacked slats. */
  mark(x: number, y: number, scale = 1, colour = this.accent, op = 0.95): string {
    return (
      `<g transform="translate(${x} ${y}) scale(${scale})" fill="${colour}" opacity="${op}">` +
      `<path d="${roundRect(0, 0, 30, 6, 1.5)}"/><path d="${roundRect(5, 9, 25, 6, 1.5)}"/>` +
      `<path d="${roundRect(0, 18, 30, 6, 1.5)}"/></g>`
    );
  }

  /** Weave over a silhouette. */
  tex(d: string, kind: Texture, T: Tones = this.t, op = 1): string {
    if (!this.fine) return '';
    const { width, height, markup } = TEXTURES[kind](T);
    return `<path d="${d}" fill="${this.pattern(width, height, markup)}" opacity="${op}"/>`;
  }

  /** Beads of rain for detail views. */
  beads(count: number, [left, top, width, height]: Box): string {
    let markup = '';
    for (let i = 0; i < count; i++) {
      const x = this.r.range(left, left + width);
      const y = this.r.range(top, top + height);
      const size = this.r.range(1.6, 5.5);
      const rx = tenth(size);
      const ry = tenth(size * 1.08);
      markup +=
        `<ellipse cx="${tenth(x + 0.8)}" cy="${tenth(y + 1.6)}" rx="${rx}" ry="${ry}" fill="${SHADE}" opacity=".22"/>` +
        `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="${rx}" ry="${ry}" fill="#fff" opacity=".22"/>` +
        `<circle cx="${tenth(x - size * 0.35)}" cy="${tenth(y - size * 0.4)}" r="${tenth(size * 0.28)}" ` +
        `fill="#fff" opacity=".9"/>`;
    }
    return markup;
  }

  wrap(body: string, { box = [0, 0, 800, 800], title }: { box?: Box; title?: string | undefined } = {}): string {
    const name = title ? `role="img" aria-label="${escapeAttribute(title)}"` : 'aria-hidden="true"';
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" ${name}>` +
      `<defs>${this.defs.join('')}</defs>${body}</svg>`
    );
  }
}
