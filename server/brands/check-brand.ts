import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrandVariant } from '#brands/brand.ts';
import { contrastFaults } from '#domain/color/theme-contrast.ts';
import { BrandError } from './read-brand-json.ts';

/** May be left out. */
const markOnDark = 'mark-neg.svg';

const drawings = ['logo.svg', 'logo.png', 'logo-neg.svg', 'logo-neg.png', 'mark.svg'] as const;

/** What keeps a brand variant from opening a shop, one line each: contrast, and drawings that are not there or not safe. */
export function brandFaults({ folders, theme, logo }: BrandVariant): string[] {
  const [folder = ''] = folders;
  return [
    ...contrastFaults(theme.colors).map(
      ({ ink, ground, ratio, needed }) =>
        `theme.colors: ${ink} on ${ground} has a contrast of ${ratio.toFixed(2)}, and needs ${needed}`,
    ),
    ...drawings.flatMap((file) => drawingFaults(path.join(folder, file), file, logo)),
    ...(existsSync(path.join(folder, markOnDark))
      ? drawingFaults(path.join(folder, markOnDark), markOnDark, logo)
      : []),
  ];
}

/** Refuses at start, in one line, so that no shopper meets what cannot be read. */
export function checkBrand(brand: BrandVariant): void {
  const [first, ...rest] = brandFaults(brand);
  if (first === undefined) return;
  const more = rest.length === 0 ? '' : ` (and ${rest.length} more: npm run brand -- check ${brand.name})`;
  throw new BrandError(`Brand variant ${brand.name}: ${first}${more}`);
}

function drawingFaults(place: string, file: string, logo: BrandVariant['logo']): string[] {
  if (!existsSync(place)) return [`${file} is not there`];
  const bytes = readFileSync(place);
  if (file.endsWith('.png')) {
    const size = `${bytes.readUInt32BE(16)} x ${bytes.readUInt32BE(20)}`;
    const needed = `${logo.width * 2} x ${logo.height * 2}`;
    return size === needed ? [] : [`${file} is ${size} pixels, and must be ${needed}: twice the box of logo`];
  }
  const svg = bytes.toString();
  if (unsafe.test(svg)) return [`${file} holds a script, a foreign element or an address: only drawn shapes are taken`];
  const box = `viewBox="0 0 ${logo.width} ${logo.height}"`;
  return file.startsWith('mark') || svg.includes(box) ? [] : [`${file} must have ${box}, as logo says`];
}

/** Drawings stand within pages: they may draw and do nothing else. */
const unsafe =
  /<script|<foreignObject|\son\w+\s*=|javascript:|(?:href|src)\s*=\s*["'](?!#)|@import|url\(\s*["']?(?!#)/i;
