import { reviewsText } from '#content/nb/reviews.ts';
import type { Variant } from '#domain/article/variant.ts';
import { type BoughtFilter, isSized, sizeColorText } from '#domain/review/size-color.ts';
import { SelectField } from '#ui/components/field/select-field.tsx';

const { form: text } = reviewsText;
const notSaid = { value: '', text: text.notSaid };

export interface BoughtFieldsProps {
  readonly variants: readonly Variant[];
  /** What is known to have been bought; it can be said otherwise. */
  readonly bought: BoughtFilter;
}

/** What was bought, out of what there is: others can then look for their own size. */
export function BoughtFields({ variants, bought }: BoughtFieldsProps) {
  const sizes = namesOf(variants.map(({ size }) => size)).filter(({ text: name }) => isSized(name));
  const colors = namesOf(variants.map(({ color }) => color)).filter(({ text: name }) => name !== '');
  return (
    <>
      {sizes.length > 0 && (
        <SelectField label={text.size} name="size" options={[notSaid, ...sizes]} defaultValue={bought.sizeId ?? ''} />
      )}
      {colors.length > 0 && (
        <SelectField
          label={text.color}
          name="color"
          options={[notSaid, ...colors]}
          defaultValue={bought.colorId ?? ''}
        />
      )}
    </>
  );
}

/** ENT-49's size_color: both, or nothing; half of it would say too little. */
export function boughtOf(variants: readonly Variant[], values: FormData): string | null {
  const chosen = (name: string) => Number(values.get(name));
  const color = variants.find((variant) => variant.color.id === chosen('color'))?.color;
  const size = variants.find((variant) => variant.size.id === chosen('size'))?.size ?? oneSizeOf(variants);
  return color === undefined || size === undefined ? null : sizeColorText(size.name, color.name);
}

function oneSizeOf(variants: readonly Variant[]) {
  return variants.map(({ size }) => size).find(({ name }) => !isSized(name));
}

function namesOf(named: readonly { readonly id: number; readonly name: string }[]) {
  return [...new Map(named.map(({ id, name }) => [id, { value: String(id), text: name }])).values()];
}
