import { readFileSync } from 'node:fs';
import { BrandError } from '#server/brands/read-brand-json.ts';
import { drawLogo } from './draw-logo.ts';
import type { BrandAnswers } from './make-brand.ts';

/** The logo of a new brand variant for light and for dark ground, and the box of both. */
export interface LogoDrawings {
  readonly width: number;
  readonly height: number;
  readonly light: (colors: Colors) => string;
  readonly dark: (colors: Colors) => string;
}

type Colors = Readonly<Record<'brand' | 'on-brand' | 'deep' | 'on-deep', string>>;

export function logoOf({
  logo,
  displayName,
  shape,
}: Pick<BrandAnswers, 'logo' | 'displayName' | 'shape'>): LogoDrawings {
  if (logo !== null) return ownLogo(logo);
  const drawn = drawLogo(displayName, shape);
  return {
    width: drawn.width,
    height: drawn.height,
    light: (colors) => drawn.svg(colors.brand, colors['on-brand']),
    dark: (colors) => drawn.svg(colors['on-deep'], colors.deep),
  };
}

/** An svg that the chain has; on dark ground all of it is light, until the chain puts another in its place. */
function ownLogo(file: string): LogoDrawings {
  const svg = contentOf(file);
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  if (width === undefined || height === undefined)
    throw new BrandError(`${file} must be an svg with a viewBox of whole numbers from 0 0, as viewBox="0 0 260 50".`);
  return {
    width: Number(width),
    height: Number(height),
    light: () => svg,
    dark: (colors) =>
      svg
        .replace(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi, colors['on-deep'])
        .replace(/<svg (?![^>]*\sfill=)/, `<svg fill="${colors['on-deep']}" `),
  };
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new BrandError(`There is no file ${file}.`);
  }
}
