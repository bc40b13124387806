import type { BrandVariant } from '#brands/brand.ts';
import { type FallbackFace, type FontName, type ShippedFont, shippedFont } from '#contract/brand/shipped-fonts.ts';
import { shapeTokens } from '#contract/brand/theme-shapes.ts';

/** Where the file of a font is served from. */
export type FontAddress = (font: ShippedFont) => string;

/** The theme of a brand variant as a sheet: faces, then every role under `data-theme`. */
export function themeSheet({ name, theme }: Pick<BrandVariant, 'name' | 'theme'>, addressOf: FontAddress): string {
  const tokens = Object.entries(themeTokens(theme)).map(([token, value]) => `--${token}:${value};`);
  return `${faces(theme.fonts, addressOf)}[data-theme="${name}"]{${tokens.join('')}}`;
}

/** The fonts a theme needs: two, or one that is both. */
export function themeFonts({ fonts }: BrandVariant['theme']): ShippedFont[] {
  return [...new Set([fonts.display, fonts.body])].map(shippedFont);
}

/** Every custom property of a theme, without the dashes before it. */
export function themeTokens({ shape, fonts, colors, tokens }: BrandVariant['theme']): Record<string, string> {
  const display = shippedFont(fonts.display);
  const body = shippedFont(fonts.body);
  return {
    ...Object.fromEntries(Object.entries(colors).map(([role, value]) => [`c-${role}`, value])),
    'f-display': stack(display, display.displayFallback === undefined ? 'Fallback' : 'Display Fallback'),
    'f-body': stack(body, 'Fallback'),
    'display-weight': display.display.weight,
    'display-track': display.display.track,
    ...shapeTokens[shape],
    ...tokens,
  };
}

function stack({ family, generic }: ShippedFont, fallback: string): string {
  return `"${family}", "${family} ${fallback}", ${generic}`;
}

function faces(fonts: { readonly display: FontName; readonly body: FontName }, addressOf: FontAddress): string {
  const body = shippedFont(fonts.body);
  const display = shippedFont(fonts.display);
  const own = fonts.display === fonts.body ? '' : face(display, addressOf(display), 'swap');
  // Running text is never drawn twice: a face that comes too late is used from the next page on.
  return `${own}${face(body, addressOf(body), 'optional')}${[...new Set([body, display])].map(fallbacks).join('')}`;
}

function face({ family, weights, stretch }: ShippedFont, address: string, display: string): string {
  const width = stretch === undefined ? '' : `font-stretch:${stretch};`;
  return `@font-face{font-family:"${family}";src:url("${address}") format("woff2");font-weight:${weights};${width}font-display:${display}}`;
}

function fallbacks({ family, fallback, displayFallback }: ShippedFont): string {
  return (
    fallbackFace(`${family} Fallback`, fallback) +
    (displayFallback === undefined ? '' : fallbackFace(`${family} Display Fallback`, displayFallback))
  );
}

function fallbackFace(family: string, { local, sizeAdjust, ascent, descent }: FallbackFace): string {
  const sources = local.map((name) => `local("${name}")`).join(',');
  return `@font-face{font-family:"${family}";src:${sources};size-adjust:${sizeAdjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`;
}
