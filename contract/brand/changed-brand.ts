import { contrastFaults } from '#domain/color/theme-contrast.ts';
import { type BrandChanges, broughtDrawing, isBrandField, withFields } from './brand-fields.ts';
import { type BrandFile, brandFile } from './brand-file.ts';

/** What a changed brand variant says that it may not: where, and why. */
export interface BrandFault {
  readonly field: string;
  readonly why: string;
  /** A pair of colours that cannot be told apart. */
  readonly pair?: { readonly ink: string; readonly ground: string; readonly ratio: number; readonly needed: number };
}

export type ChangedBrand =
  | { readonly ok: true; readonly file: BrandFile }
  | { readonly ok: false; readonly faults: readonly BrandFault[] };

/** As tall as a logo's box is told to be; its width follows from the drawing. */
const boxHeight = 50;

/**
 * A brand variant as the office has changed it, held to all that its folder is held to at the start of the shop: the schema
 * of brand.json, and the contrast of every pair.
 */
export function changedBrand(file: BrandFile, changes: BrandChanges): ChangedBrand {
  const strange = Object.keys(changes).filter((field) => !isBrandField(field));
  if (strange.length > 0)
    return { ok: false, faults: strange.map((field) => ({ field, why: 'is nothing the office may change' })) };
  const logo = broughtDrawing(changes, 'logo');
  const box = logo === null ? {} : { height: boxHeight, width: Math.round((logo.width / logo.height) * boxHeight) };
  const read = brandFile.safeParse(withFields({ ...file, logo: { ...file.logo, ...box } }, changes));
  if (!read.success)
    return {
      ok: false,
      faults: read.error.issues.map(({ path, message }) => ({
        field: path.slice(0, depthOf(path)).join('.'),
        why: message,
      })),
    };
  const faults = contrastFaults(read.data.theme.colors).map(({ ink, ground, ratio, needed }) => ({
    field: `theme.colors.${ink}`,
    why: `has a contrast of ${ratio.toFixed(2)} on ${ground}, and needs ${needed}`,
    pair: { ink, ground, ratio, needed },
  }));
  return faults.length === 0 ? { ok: true, file: read.data } : { ok: false, faults };
}

/** Within a list the place is told by the list's own field. */
function depthOf(path: readonly PropertyKey[]): number {
  const index = path.findIndex((name) => typeof name === 'number');
  return index === -1 ? path.length : index;
}
