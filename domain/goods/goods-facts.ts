import type { GoodsKind } from './goods-kind.ts';

export const batteryKinds = ['none', 'loose', 'built-in'] as const;
export type BatteryKind = (typeof batteryKinds)[number];

/** What must be told of goods beside their description; each null where nobody has said it. */
export interface GoodsFacts {
  readonly kind: GoodsKind | null;
  readonly ingredients: string | null;
  /** Words of the ingredients that many people cannot eat. */
  readonly allergens: readonly string[];
  readonly mayContain: string | null;
  readonly biocideSentence: string | null;
  /** Hazards, and how to use it safely. */
  readonly safetyText: string | null;
  /** Returned as electrical waste. */
  readonly electrical: boolean;
  readonly battery: BatteryKind | null;
  readonly material: string | null;
  /** The maker's or the chain's, beyond the law. */
  readonly guarantee: string | null;
  /** How long a fault may be complained of; null is the law's two years, or five. */
  readonly complaintYears: number | null;
  /** Days of open purchase; 0 where it cannot be returned, null where the shop's ordinary rule holds. */
  readonly returnDays: number | null;
}

export const noGoodsFacts: GoodsFacts = {
  kind: null,
  ingredients: null,
  allergens: [],
  mayContain: null,
  biocideSentence: null,
  safetyText: null,
  electrical: false,
  battery: null,
  material: null,
  guarantee: null,
  complaintYears: null,
  returnDays: null,
};
