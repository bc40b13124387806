import { menMeasures, sizeGuideText, womenMeasures } from '#content/nb/size-guide.ts';
import { formatDecimal } from '#domain/text/format-decimal.ts';

export interface SizeGuideTable {
  readonly lead: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const women = 2; // gender id (FIX-02)
/** From a size in Paris points to the foot: two thirds of a centimetre each, less the room in front of the toes. */
const room = 1.5;

/** The table for the sizes an article has; null where none fits them all. */
export function sizeGuideOf(sizes: readonly string[], genderId: number): SizeGuideTable | null {
  if (sizes.length < 2) return null;
  return bodyGuide(sizes, genderId) ?? footGuide(sizes) ?? heightGuide(sizes);
}

function bodyGuide(sizes: readonly string[], genderId: number): SizeGuideTable | null {
  const measures = genderId === women ? womenMeasures : menMeasures;
  const rows = sizes.flatMap((size) => {
    const found = measures[size];
    return found === undefined ? [] : [[size, ...found]];
  });
  return rows.length === sizes.length ? { ...sizeGuideText.body, rows } : null;
}

function footGuide(sizes: readonly string[]): SizeGuideTable | null {
  if (!sizes.every((size) => /^\d{2}$/.test(size) && Number(size) >= 16 && Number(size) <= 50)) return null;
  const rows = sizes.map((size) => [size, formatDecimal((Number(size) * 2) / 3 - room)]);
  return { ...sizeGuideText.feet, rows };
}

function heightGuide(sizes: readonly string[]): SizeGuideTable | null {
  if (!sizes.every((size) => /^\d{2,3}$/.test(size) && Number(size) > 50 && Number(size) < 200)) return null;
  const step = 6;
  const rows = sizes.map((size) => [size, `${Number(size) - step + 1}–${size}`]);
  return { ...sizeGuideText.height, rows };
}
