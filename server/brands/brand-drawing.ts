import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrandVariant } from '#brands/brand.ts';
import { LiveBrand } from './live-brand.ts';

/** The text of a drawing of a brand variant: brought by the office, or of its folders the first that has it; null when none has. */
export function brandDrawing(brand: BrandVariant, file: string): string | null {
  const brought = brand instanceof LiveBrand ? brand.drawing(file) : null;
  if (brought !== null) return brought;
  const { folders } = brand;
  const folder = folders.find((place) => existsSync(path.join(place, file)));
  return folder === undefined ? null : readFileSync(path.join(folder, file), 'utf8');
}
