export interface PriceSliderLabels {
  /** Above the two fields. */
  readonly from: string;
  readonly to: string;
  /** Of the two handles. */
  readonly lowest: string;
  readonly highest: string;
}
