/** A local face drawn to the size of a web font, so that nothing moves when that arrives. */
export interface FallbackFace {
  readonly local: readonly string[];
  readonly sizeAdjust: string;
  readonly ascent: string;
  readonly descent: string;
}

export interface ShippedFont {
  readonly family: string;
  /** Below node_modules. */
  readonly file: string;
  readonly weights: string;
  readonly stretch?: string;
  readonly generic: string;
  readonly fallback: FallbackFace;
  /** Where its headings are cut otherwise than its text. */
  readonly displayFallback?: FallbackFace;
  /** Weight and tracking of headings. */
  readonly display: { readonly weight: string; readonly track: string };
}

const arial = ['Arial', 'ArialMT', 'Liberation Sans'];
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'];

/** The typefaces that come with the shop, self-hosted; all have the OFL licence (NOTICE). */
export const shippedFonts = {
  'source-serif': {
    family: 'Source Serif',
    file: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    weights: '200 900',
    generic: 'georgia, serif',
    fallback: { local: ['Georgia', 'Gelasio'], sizeAdjust: '89%', ascent: '116.4%', descent: '37.6%' },
    display: { weight: '420', track: '-0.022em' },
  },
  'schibsted-grotesk': {
    family: 'Schibsted Grotesk',
    file: '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
    weights: '400 900',
    generic: 'system-ui, sans-serif',
    fallback: { local: arial, sizeAdjust: '103.9%', ascent: '94.3%', descent: '25%' },
    display: { weight: '720', track: '-0.02em' },
  },
  archivo: {
    family: 'Archivo',
    file: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
    weights: '100 900',
    stretch: '62% 125%',
    generic: 'system-ui, sans-serif',
    fallback: { local: arial, sizeAdjust: '95.4%', ascent: '92.2%', descent: '22%' },
    // Bold, 72 % wide, in capitals.
    displayFallback: { local: arialBold, sizeAdjust: '76.4%', ascent: '115.1%', descent: '27.5%' },
    display: { weight: '840', track: '-0.005em' },
  },
  gabarito: {
    family: 'Gabarito',
    file: '@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2',
    weights: '400 900',
    generic: 'system-ui, sans-serif',
    fallback: { local: arialBold, sizeAdjust: '89%', ascent: '105.6%', descent: '29.2%' },
    display: { weight: '800', track: '-0.025em' },
  },
  figtree: {
    family: 'Figtree',
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    weights: '300 900',
    generic: 'system-ui, sans-serif',
    fallback: { local: arial, sizeAdjust: '99.8%', ascent: '95.2%', descent: '25%' },
    display: { weight: '780', track: '-0.025em' },
  },
} as const satisfies Readonly<Record<string, ShippedFont>>;

export type FontName = keyof typeof shippedFonts;

export const fontNames = Object.keys(shippedFonts) as [FontName, ...FontName[]];

export const shippedFont = (name: FontName): ShippedFont => shippedFonts[name];
