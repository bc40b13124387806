import { escapeAttribute } from '../core/context.ts';
import { Definitions } from '../core/definitions.ts';
import { type Random, randomFrom } from '../core/random.ts';
import { PALETTES, type PaletteName, type ScenePalette } from './palettes.ts';

export interface SceneOptions {
  palette?: PaletteName | ScenePalette | undefined;
  width?: number | undefined;
  height?: number | undefined;
  seed?: number | string | undefined;
  /** Accessible name; without it the svg is aria-hidden. */
  title?: string | undefined;
  /** Id prefix; give one per svg when inlining several in the same document. */
  prefix?: string | undefined;
  /** Places are shares of the width, 0 to 1. Where the tent, the cabin or the children stand. */
  spotX?: number | undefined;
  sunX?: number | undefined;
  /** fjell */
  peakX?: number | undefined;
  hikerX?: number | undefined;
  cairnX?: number | undefined;
  /** fjord: where the far valley opens, and lower mountains on the left. */
  valleyX?: number | undefined;
  low?: boolean | undefined;
  /** bjork: no trunks in this span, where text will lie. */
  clear?: readonly [from: number, to: number] | undefined;
  /** nordlys */
  skierX?: number | undefined;
  /** regn */
  houseX?: number | undefined;
}

/** What a landscape is drawn on: its size, colours and seeded random, and the gradients it collects. */
export class Canvas extends Definitions {
  readonly width: number;
  readonly height: number;
  readonly palette: ScenePalette;
  readonly random: Random;
  /** Figures and trees are drawn for a height of 640 and scaled by this. */
  readonly scale: number;
  /** What distance fades towards now; night and rain change it. */
  haze: string;
  readonly #filters = new Map<number, string>();

  constructor({ palette = 'nordvarde', width = 1440, height = 640, seed = 1, prefix = 'scene' }: SceneOptions) {
    super(prefix);
    this.width = width;
    this.height = height;
    this.scale = height / 640;
    this.palette = typeof palette === 'string' ? PALETTES[palette] : palette;
    this.haze = this.palette.haze;
    this.random = randomFrom(`${seed}`);
  }

  /** Blur with room above and below, for wide flat things whose blur a box as tall as themselves would cut off. */
  soften(deviation: number): string {
    let id = this.#filters.get(deviation);
    if (id === undefined) {
      id = this.id();
      this.#filters.set(deviation, id);
      this.defs.push(
        `<filter id="${id}" x="-20%" y="-50%" width="140%" height="200%">` +
          `<feGaussianBlur stdDeviation="${deviation}"/></filter>`,
      );
    }
    return `filter="url(#${id})"`;
  }

  /** A glow that fades from `opacity` in the middle to nothing. */
  glow(colour: string, opacity: number): string {
    return this.rad(0.5, 0.5, 0.5, [
      [0, colour, opacity],
      [1, colour, 0],
    ]);
  }

  wrap(markup: string, title?: string): string {
    const name = title ? `role="img" aria-label="${escapeAttribute(title)}"` : 'aria-hidden="true"';
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.width} ${this.height}" ` +
      `preserveAspectRatio="xMidYMid slice" ${name}><defs>${this.defs.join('')}</defs>${markup}</svg>`
    );
  }
}
