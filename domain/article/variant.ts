import type { ShopId } from '#domain/shop/shop-id.ts';
import type { Color } from './color.ts';
import type { Ean } from './ean.ts';

/** How many pieces of a variant one shop holds (ENT-30). */
export interface ShopStock {
  readonly id: ShopId;
  readonly qty: number;
}

export interface Size {
  readonly id: number;
  readonly name: string;
}

/** ENT-32: a colour as one variant has it, with the picture of the article in it. */
export interface VariantColor extends Color {
  readonly image: string;
}

export interface Variant {
  readonly id: number;
  readonly ean: Ean;
  readonly canPurchase: boolean;
  /** The number of shops holding it, not of pieces (ENT-29). */
  readonly availability: number;
  /** As delivered: most stock first, then lowest id. The first decides the cart's limit, so this is never sorted anew (DEC-73, TRAP-04). */
  readonly shops: readonly ShopStock[];
  readonly size: Size;
  readonly color: VariantColor;
}
