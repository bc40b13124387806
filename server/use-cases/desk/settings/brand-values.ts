import { type BrandChanges, brandFields, fieldOf, withFields } from '#contract/brand/brand-fields.ts';
import type { BrandFile } from '#contract/brand/brand-file.ts';
import { type BrandFault, changedBrand } from '#contract/brand/changed-brand.ts';
import type { DeskRefusal } from '#contract/desk/refusal.ts';
import { same } from '#domain/editing/merge-fields.ts';
import { defaultMenuGenders } from '#domain/navigation/genders.ts';

/** What stands below the office's changes: the files, and over them what `npm run settings` has set. */
export function valuesOfFiles(file: BrandFile, settings: BrandChanges): BrandChanges {
  const values = brandFields.map((field) => [field, settings[field] ?? fieldOf(file, field)] as const);
  return {
    ...Object.fromEntries(values),
    menuGenders: settings.menuGenders ?? file.menuGenders ?? [...defaultMenuGenders],
  };
}

export interface FieldChange {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** The office's changes with these in them. What is as the files say it, or null, is no change any more. */
export function changedBy(stored: BrandChanges, files: BrandChanges, changes: readonly FieldChange[]): BrandChanges {
  const left = new Map(Object.entries(stored));
  for (const { field, to } of changes) {
    if (to === null || same(to, files[field])) left.delete(field);
    else left.set(field, to);
  }
  return Object.fromEntries(left);
}

/** Why a brand variant may not be so; null: it may. Contrast is told by its pair. */
export function brandRefusal(file: BrandFile, settings: BrandChanges, changes: BrandChanges): DeskRefusal | null {
  const made = changedBrand(withFields(file, settings), changes);
  const [first] = made.ok ? [] : made.faults;
  return first === undefined ? null : { code: 'refused', ...told(first) };
}

function told({ field, pair }: BrandFault) {
  if (pair === undefined) return { reason: 'bad-value', values: { field } };
  const { ink, ground, ratio, needed } = pair;
  return { reason: 'weak', values: { ink, ground, ratio: Math.floor(ratio * 10) / 10, needed } };
}
