/** A variant as a review names it. */
interface NamedVariant {
  readonly size: { readonly id: number; readonly name: string };
  readonly color: { readonly id: number; readonly name: string };
}

/** A size that is none: a hat, a bottle. */
const oneSize = 'One size';

/** ENT-49: 'M, svart'; of what has one size alone the colour: 'Svart'. */
export function sizeColorText(sizeName: string, colorName: string): string {
  return sizeName === oneSize ? colorName : `${sizeName}, ${colorName.toLowerCase()}`;
}

/** Whether there is a size to speak of. */
export function isSized(sizeName: string): boolean {
  return sizeName !== oneSize;
}

export interface BoughtFilter {
  readonly sizeId: number | null;
  readonly colorId: number | null;
}

/**
 * What a review may say was bought, for those variants that fit the filter: spelled as the form writes it and with a capital
 * colour, as earlier reviews have it. Null when nothing is filtered.
 */
export function boughtTexts(variants: readonly NamedVariant[], { sizeId, colorId }: BoughtFilter): string[] | null {
  if (sizeId === null && colorId === null) return null;
  const fitting = variants.filter(
    ({ size, color }) => (sizeId === null || size.id === sizeId) && (colorId === null || color.id === colorId),
  );
  const texts = fitting.flatMap(({ size, color }) => [
    sizeColorText(size.name, color.name),
    `${size.name}, ${color.name}`,
  ]);
  return [...new Set(texts)];
}

/** How many reviews are of one size in one colour. */
export interface ReviewedVariant {
  readonly sizeId: number;
  readonly colorId: number;
  readonly count: number;
}

/** The variants that reviews speak of; what a reviewer wrote that fits none is left out. */
export function reviewedVariants(
  variants: readonly NamedVariant[],
  counts: readonly { readonly sizeColor: string; readonly count: number }[],
): readonly ReviewedVariant[] {
  const byText = new Map<string, number>();
  for (const { sizeColor, count } of counts) {
    const key = sizeColor.toLowerCase();
    byText.set(key, (byText.get(key) ?? 0) + count);
  }
  return variants.flatMap(({ size, color }) => {
    const texts = boughtTexts([{ size, color }], { sizeId: size.id, colorId: color.id }) ?? [];
    const count = [...new Set(texts.map((text) => text.toLowerCase()))].reduce(
      (sum, text) => sum + (byText.get(text) ?? 0),
      0,
    );
    return count === 0 ? [] : [{ sizeId: size.id, colorId: color.id, count }];
  });
}
