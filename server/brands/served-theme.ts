import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrandVariant } from '#brands/brand.ts';
import { fontNames, type ShippedFont, shippedFont } from '#contract/brand/shipped-fonts.ts';
import { themeFonts, themeSheet } from './theme-sheet.ts';

/** A theme that is ready to be sent: its sheet, and the font files the sheet names. */
export interface ServedTheme {
  readonly css: string;
  readonly fonts: readonly ServedFont[];
}

export interface ServedFont {
  readonly address: string;
  readonly bytes: Buffer;
}

const packages = path.resolve(import.meta.dirname, '../../node_modules');

/** Made when the shop starts. The addresses below `prefix` carry their content's hash, so browsers cache them for good. */
export function servedTheme(brand: Pick<BrandVariant, 'name' | 'theme'>, prefix: string): ServedTheme {
  const fonts = new Map(themeFonts(brand.theme).map((font) => [font.file, readFont(font, prefix)]));
  const css = themeSheet(brand, ({ file }) => fonts.get(file)?.address ?? '');
  return { css, fonts: [...fonts.values()] };
}

/** Of every typeface that comes with the shop: the office may choose another while it is open. */
export function everyFont(prefix: string): ServedFont[] {
  return fontNames.map((name) => readFont(shippedFont(name), prefix));
}

function readFont({ file }: ShippedFont, prefix: string): ServedFont {
  const bytes = readFileSync(path.join(packages, file));
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
  return { address: `${prefix}/${path.basename(file, '.woff2')}-${hash}.woff2`, bytes };
}
