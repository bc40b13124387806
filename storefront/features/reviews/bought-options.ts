import { isSized, type ReviewedVariant } from '#domain/review/size-color.ts';

/** A size or a colour that reviewers have bought, and how many of them. */
export interface BoughtOption {
  readonly id: number;
  readonly name: string;
  readonly count: number;
}

interface Named {
  readonly id: number;
  readonly name: string;
}
type NamedVariants = readonly { readonly size: Named; readonly color: Named }[];

/** The sizes reviews speak of, in the order of the article's own; none where there is one size only. */
export function boughtSizes(variants: NamedVariants, reviewed: readonly ReviewedVariant[]): readonly BoughtOption[] {
  const sized = variants.map(({ size }) => size).filter(({ name }) => isSized(name));
  return counted(sized, (id) => sumOf(reviewed.filter(({ sizeId }) => sizeId === id)));
}

export function boughtColors(variants: NamedVariants, reviewed: readonly ReviewedVariant[]): readonly BoughtOption[] {
  const colors = variants.map(({ color }) => color);
  return counted(colors, (id) => sumOf(reviewed.filter(({ colorId }) => colorId === id)));
}

function counted(named: readonly Named[], countOf: (id: number) => number) {
  const options = new Map(named.map(({ id, name }) => [id, { id, name, count: countOf(id) }]));
  return [...options.values()].filter(({ count }) => count > 0);
}

function sumOf(reviewed: readonly ReviewedVariant[]): number {
  return reviewed.reduce((sum, { count }) => sum + count, 0);
}
