/** A gradient stop: where, which colour, how opaque. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];
type Units = 'objectBoundingBox' | 'userSpaceOnUse';

const stopMarkup = ([offset, colour, opacity]: Stop): string =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity != null ? ` stop-opacity="${opacity}"` : ''}/>`;

/**
 * The gradients, filters, clips and patterns of one svg, collected while it is drawn.
 * Each method answers the reference to use in an attribute, or the attribute itself.
 */
export class Definitions {
  readonly defs: string[] = [];
  readonly #prefix: string;
  readonly #blurs = new Map<number, string>();
  #count = 0;

  constructor(prefix = 'h') {
    this.#prefix = prefix;
  }

  id(): string {
    return `${this.#prefix}${(this.#count++).toString(36)}`;
  }

  blur(deviation: number): string {
    let id = this.#blurs.get(deviation);
    if (id === undefined) {
      id = this.id();
      this.#blurs.set(deviation, id);
      this.defs.push(
        `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%">` +
          `<feGaussianBlur stdDeviation="${deviation}"/></filter>`,
      );
    }
    return `filter="url(#${id})"`;
  }

  lin(x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[], units: Units = 'objectBoundingBox') {
    const id = this.id();
    this.defs.push(
      `<linearGradient id="${id}" gradientUnits="${units}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">` +
        `${stops.map(stopMarkup).join('')}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** The three usual gradients over the shape itself: top to bottom, left to right, corner to corner. */
  down(...stops: readonly Stop[]): string {
    return this.lin(0, 0, 0, 1, stops);
  }

  across(...stops: readonly Stop[]): string {
    return this.lin(0, 0, 1, 0, stops);
  }

  slant(...stops: readonly Stop[]): string {
    return this.lin(0, 0, 1, 1, stops);
  }

  rad(cx: number, cy: number, r: number, stops: readonly Stop[], units: Units = 'objectBoundingBox'): string {
    const id = this.id();
    this.defs.push(
      `<radialGradient id="${id}" gradientUnits="${units}" cx="${cx}" cy="${cy}" r="${r}">` +
        `${stops.map(stopMarkup).join('')}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  clip(d: string): string {
    const id = this.id();
    this.defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    return `clip-path="url(#${id})"`;
  }

  pattern(width: number, height: number, inner: string, transform = ''): string {
    const id = this.id();
    const turned = transform ? ` patternTransform="${transform}"` : '';
    this.defs.push(
      `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turned}>${inner}</pattern>`,
    );
    return `url(#${id})`;
  }
}
