/** Colours are hex strings; mixing happens in OKLab, where equal steps look equal. */
type Triple = [number, number, number];

/** What shadows are mixed with: a night blue, never plain black. */
export const SHADE = '#0b1122';
/** What highlights are mixed with: warm paper. */
const PAPER = '#fffaf0';

export function hexToRgb(hex: string): Triple {
  const short = hex.replace('#', '');
  const digits = short.length === 3 ? [...short].map((digit) => digit + digit).join('') : short;
  const channel = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16);
  return [channel(0), channel(2), channel(4)];
}

function toLinear(channel: number): number {
  const c = channel / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

function toChannel(linear: number): number {
  const c = linear <= 0.0031308 ? linear * 12.92 : 1.055 * Math.max(linear, 0) ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, c)) * 255);
}

function linearRgb(hex: string): Triple {
  const [r, g, b] = hexToRgb(hex);
  return [toLinear(r), toLinear(g), toLinear(b)];
}

function toLab(hex: string): Triple {
  const [r, g, b] = linearRgb(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromLab([L, A, B]: Triple): string {
  const l = (L + 0.3963377774 * A + 0.2158037573 * B) ** 3;
  const m = (L - 0.1055613458 * A - 0.0638541728 * B) ** 3;
  const s = (L - 0.0894841775 * A - 1.291485548 * B) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${rgb.map((c) => toChannel(c).toString(16).padStart(2, '0')).join('')}`;
}

/** `share` 0 is all `a`, 1 is all `b`. */
export function mix(a: string, b: string, share: number): string {
  const from = toLab(a);
  const to = toLab(b);
  const between = (i: 0 | 1 | 2) => from[i] + (to[i] - from[i]) * share;
  return fromLab([between(0), between(1), between(2)]);
}

/** 0 black to 1 white, as the eye has it. */
export const lightness = (colour: string): number => toLab(colour)[0];
export const lighten = (colour: string, share: number): string => mix(colour, PAPER, share);
export const darken = (colour: string, share: number): string => mix(colour, SHADE, share);

/** Contrast ratio of two colours by the WCAG formula, 1 to 21. */
export function contrast(a: string, b: string): number {
  const luminance = (hex: string) => {
    const [r, g, blue] = linearRgb(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue;
  };
  const first = luminance(a);
  const second = luminance(b);
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** The ramp one colour is shaded with, from highlight to deepest shadow. */
export interface Tones {
  base: string;
  /** highlight */ hi: string;
  /** lit side */ lt: string;
  /** shadow side */ sh: string;
  /** dark: folds and undersides */ dk: string;
  /** seams and drawn lines; lighter than the base when that is dark */ line: string;
  lineSoft: string;
  /** insides and holes */ deep: string;
  /** the base itself is very dark, or very light */ dark: boolean;
  light: boolean;
}

/** Very dark and very light bases get their own curves: the usual ones would drown or glare. */
export function tones(base: string): Tones {
  const L = lightness(base);
  const dark = L < 0.36;
  const light = L > 0.86;
  const choose = (whenDark: number, whenLight: number, usual: number) => (dark ? whenDark : light ? whenLight : usual);
  return {
    base,
    dark,
    light,
    hi: lighten(base, choose(0.34, 0.9, 0.46)),
    lt: lighten(base, choose(0.17, 0.5, 0.2)),
    sh: darken(base, choose(0.28, 0.1, 0.2)),
    dk: darken(base, choose(0.55, 0.24, 0.42)),
    line: dark ? lighten(base, 0.24) : darken(base, light ? 0.26 : 0.36),
    lineSoft: dark ? lighten(base, 0.14) : darken(base, light ? 0.14 : 0.22),
    deep: darken(base, 0.72),
  };
}
