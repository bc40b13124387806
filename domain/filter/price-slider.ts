import type { PriceChoice } from './filter-choice.ts';
import { type PriceRange, priceStep } from './price-range.ts';

export type SliderHandle = 'min' | 'max';

export interface SliderMove {
  readonly value: PriceChoice;
  /** The drag is over, as if the handle had been let go, and the filter is to be emitted. */
  readonly stopped: boolean;
}

/**
 * Dragging one handle to a price: it moves in steps and stays in the range; closer than one step to the other handle the drag
 * ends, at the last step before it, so handles never cross (UI-56, VAL-32, DEC-53).
 */
export function dragHandle(handle: SliderHandle, to: number, value: PriceChoice, range: PriceRange): SliderMove {
  const wanted = clamp(Math.round(to / priceStep) * priceStep, range);
  if (handle === 'min') {
    const nearest = clamp(Math.floor(value.max / priceStep - 1) * priceStep, range);
    const near = value.max - wanted < priceStep;
    return { value: { ...value, min: near ? nearest : wanted }, stopped: near };
  }
  const nearest = clamp(Math.ceil(value.min / priceStep + 1) * priceStep, range);
  const near = wanted - value.min < priceStep;
  return { value: { ...value, max: near ? nearest : wanted }, stopped: near };
}

function clamp(price: number, { min, max }: PriceRange): number {
  return Math.min(max, Math.max(min, price));
}
