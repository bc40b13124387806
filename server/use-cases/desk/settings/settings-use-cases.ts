import { type BrandChanges, drawingFields } from '#contract/brand/brand-fields.ts';
import type { DeskRefusal } from '#contract/desk/refusal.ts';
import type { TakenDrawing } from '#contract/desk/settings/schemas.ts';
import { same } from '#domain/editing/merge-fields.ts';
import { categoryTree } from '#domain/navigation/category-tree.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import type { DeskActor } from '#server/ports/desk/desk-actor.ts';
import type { DeskTransaction } from '#server/ports/desk/desk-transaction.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { DeskParts } from '../desk-parts.ts';
import { deskAct, deskRead, refusalOf } from '../desk-use-case.ts';
import type { Undoer } from '../undo/undoer.ts';
import { brandRefusal, changedBy, type FieldChange, valuesOfFiles } from './brand-values.ts';

const subject = 'setting:brand';
const noDrawings = Object.fromEntries(drawingFields.map((field) => [field, null]));

/** Puts changes over what there is, by the rules of the files; gives what the audit log says of it. */
async function write(tx: DeskTransaction, { brand }: DeskParts, changes: readonly FieldChange[]) {
  const { changes: stored } = await tx.brand.lock();
  const settings = await tx.brand.settings();
  const files = valuesOfFiles(brand.file, settings);
  const current: BrandChanges = { ...files, ...noDrawings, ...stored };
  if (changes.some(({ field, from, to }) => !same(current[field], from) && !same(current[field], to ?? files[field])))
    return refused({ code: 'changed' as const, subject, thing: { fields: current } });
  const next = changedBy(stored, files, changes);
  const refusal = brandRefusal(brand.file, settings, next);
  if (refusal !== null) return refused(refusal);
  const after: BrandChanges = { ...files, ...noDrawings, ...next };
  const told = (values: BrandChanges) => Object.fromEntries(changes.map(({ field }) => [field, values[field] ?? null]));
  const edition = await tx.brand.write(next);
  return done({ edition, audit: { subject, before: told(current), after: told(after) } });
}

export const settingsUseCases = {
  brand: deskRead('brand', async (tx, _input, { parts: { brand } }) => {
    const { changes, edition } = await tx.brand.read();
    const files = { ...valuesOfFiles(brand.file, await tx.brand.settings()), ...noDrawings };
    const fields = { ...files, ...changes };
    const changed = Object.entries(files).filter(
      ([field, value]) => !same(value, fields[field as keyof typeof fields]),
    );
    const mains = (await tx.brand.categories()).map((main) => ({ ...main, subcategories: [] }));
    const folder = `/logo/${brand.name}`;
    return done({
      name: brand.name,
      fields,
      files: Object.fromEntries(changed),
      categories: categoryTree(mains).map(({ title, slug }) => ({
        title,
        to: pathTo('category', { categoryName: slug }),
      })),
      drawings: { light: `${folder}/logo.svg`, dark: `${folder}/logo-neg.svg`, mark: `${folder}/mark.svg` },
      version: edition,
    });
  }),
  saveBrand: deskAct({ call: 'saveBrand', action: 'brand-changed' }, async (tx, { changes }, { parts }) => {
    const written = await write(tx, parts, changes);
    if (!written.ok) return written;
    return done({ answer: { version: written.value.edition }, audit: written.value.audit });
  }),
  previewBrand: deskRead('previewBrand', async (tx, { fields }, { parts }) => {
    const { changes: stored } = await tx.brand.read();
    const settings = await tx.brand.settings();
    const files = valuesOfFiles(parts.brand.file, settings);
    const wishes = Object.entries(fields).map(([field, to]) => ({ field, from: null, to }));
    const brand = changedBy(stored, files, wishes);
    const refusal = brandRefusal(parts.brand.file, settings, brand);
    if (refusal !== null) return refused(refusal);
    return done({ address: parts.previews.address({ brand }, '/') });
  }),
} as const;

export const undoBrand: Undoer = {
  permission: 'settings.edit',
  undo: async (tx, { before, after }, { parts }) => {
    const fields = Object.keys(before ?? {});
    const changes = fields.map((field) => ({ field, from: after?.[field] ?? null, to: before?.[field] ?? null }));
    const written = await write(tx, parts, changes);
    if (written.ok) return done(written.value.audit);
    if (written.refusal.code === 'changed')
      return refused({ code: 'conflict', reason: 'changed-since', values: { name: '' } });
    return written;
  },
};

/** Takes a logo or a mark in, cleaned. Nobody sees it before it is published. */
export async function takeDrawing(
  { brand, now }: DeskParts,
  actor: DeskActor,
  bytes: Buffer,
): Promise<Result<TakenDrawing, DeskRefusal>> {
  const denied = refusalOf(actor, 'settings.see', now());
  if (denied !== null) return refused(denied);
  const cleaned = await brand.cleaner.clean(bytes);
  if (!cleaned.ok) return refused({ code: 'refused', reason: cleaned.refusal.reason });
  await brand.drawings.store(cleaned.value);
  const { hash, kind, width, height } = cleaned.value;
  return done({ hash, kind, width, height });
}
