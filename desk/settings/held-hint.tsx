import { settingsText as text } from '#content/nb/desk/settings.ts';
import { same } from '#domain/editing/merge-fields.ts';
import { TextButton } from '../parts/button.tsx';
import type { BrandWork } from './use-brand.ts';

/** Below a field that is another than the files say: what they say, and the way back to it. Null: it is theirs. */
export function HeldHint({ work: { brand, draft }, field }: { readonly work: BrandWork; readonly field: string }) {
  const file = field in brand.files ? brand.files[field] : brand.fields[field];
  if (same(draft.values[field] ?? null, file ?? null)) return null;
  return (
    <>
      {typeof file === 'string' ? text.fileSays(file) : text.fileDiffers}{' '}
      <TextButton onClick={() => draft.set(field, file ?? null)}>{text.toFile}</TextButton>
    </>
  );
}
