import type { Variant } from '#domain/article/variant.ts';
import { variantQuery } from '#domain/navigation/addresses/variant-query.ts';
import { slugify } from '#domain/text/slugify.ts';

/** What the shopper has picked so far; null is nothing yet. */
export interface VariantChoice {
  readonly colorId: number | null;
  readonly sizeId: number | null;
}

export interface ColorOption {
  readonly id: number;
  readonly name: string;
  readonly hex: string;
  readonly image: string;
  /** Some size of it can be had. */
  readonly inStock: boolean;
}

export interface SizeOption {
  readonly id: number;
  readonly name: string;
  /** Pieces in all shops, in the colour chosen or, before that, in any. */
  readonly pieces: number;
}

type Variants = readonly Variant[];

/** In the order of the variants; none when the article has no colours. */
export function colorOptions(variants: Variants): readonly ColorOption[] {
  return distinct(variants.map(({ color }) => color))
    .filter(({ name }) => name !== '')
    .map(({ id, name, hex, image }) => ({
      id,
      name,
      hex,
      image,
      inStock: variants.some((variant) => variant.color.id === id && isHeld(variant)),
    }));
}

export function sizeOptions(variants: Variants, colorId: number | null): readonly SizeOption[] {
  const pieces = (sizeId: number) =>
    matching(variants, { colorId, sizeId })
      .flatMap(({ shops }) => shops)
      .reduce((sum, { qty }) => sum + qty, 0);
  return distinct(variants.map(({ size }) => size))
    .filter(({ name }) => name !== '')
    .map(({ id, name }) => ({ id, name, pieces: pieces(id) }));
}

/** Those that the choice leaves open. */
export function matching(variants: Variants, { colorId, sizeId }: VariantChoice): Variants {
  return variants.filter(
    ({ color, size }) => (colorId === null || color.id === colorId) && (sizeId === null || size.id === sizeId),
  );
}

/** What must still be picked: where there is one colour or one size, it is picked already. */
export function missingChoice(variants: Variants, choice: VariantChoice): { color: boolean; size: boolean } {
  return {
    color: choice.colorId === null && colorOptions(variants).length > 0,
    size: choice.sizeId === null && sizeOptions(variants, null).length > 0,
  };
}

export type VariantPick =
  | { readonly kind: 'open'; readonly color: boolean; readonly size: boolean }
  /** Nobody has it, or it is not made in this size and colour (TXT-13). */
  | { readonly kind: 'sold-out' }
  | { readonly kind: 'picked'; readonly variant: Variant };

export function pickOf(variants: Variants, choice: VariantChoice): VariantPick {
  const left = matching(variants, choice);
  if (!left.some(isHeld)) return { kind: 'sold-out' };
  const missing = missingChoice(variants, choice);
  if (missing.color || missing.size) return { kind: 'open', ...missing };
  const variant = left.find(isHeld);
  return variant === undefined ? { kind: 'sold-out' } : { kind: 'picked', variant };
}

/** The variant a finished choice names; null when something is missing, or it is not made so. */
export function namedVariant(variants: Variants, choice: VariantChoice): Variant | null {
  const missing = missingChoice(variants, choice);
  return missing.color || missing.size ? null : (matching(variants, choice)[0] ?? null);
}

/** What the address says (`?farge=bla&storrelse=m`), and what there is only one of. */
export function startChoice(variants: Variants, query: URLSearchParams): VariantChoice {
  const colors = colorOptions(variants);
  const sizes = sizeOptions(variants, null);
  return {
    colorId: named(colors, query.get('farge')) ?? only(colors),
    sizeId: named(sizes, query.get('storrelse')) ?? only(sizes),
  };
}

/** The other way round: '' when nothing was picked by hand. */
export function choiceQuery(variants: Variants, { colorId, sizeId }: VariantChoice): string {
  const colors = colorOptions(variants);
  const sizes = sizeOptions(variants, null);
  const nameOf = (options: readonly Named[], chosen: number | null) =>
    options.length > 1 ? options.find(({ id }) => id === chosen)?.name : undefined;
  return variantQuery({ color: nameOf(colors, colorId), size: nameOf(sizes, sizeId) });
}

interface Named {
  readonly id: number;
  readonly name: string;
}

function named(options: readonly Named[], slug: string | null): number | null {
  return options.find(({ name }) => slug !== null && slugify(name) === slug)?.id ?? null;
}

function only(options: readonly Named[]): number | null {
  return options.length === 1 ? (options[0]?.id ?? null) : null;
}

function distinct<T extends Named>(options: readonly T[]): readonly T[] {
  return options.filter((option, index) => options.findIndex(({ id }) => id === option.id) === index);
}

function isHeld({ shops }: Variant): boolean {
  return shops.some(({ qty }) => qty > 0);
}
