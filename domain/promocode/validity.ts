import { placeInPeriod } from '#domain/time/period.ts';
import type { Promocode } from './promocode.ts';

/** Named after their texts in the error catalogue (DEC-79). */
export type PromocodeValidity = 'valid' | 'notYetValid' | 'expired';

const verdicts = { before: 'notYetValid', within: 'valid', after: 'expired' } as const;

export function promocodeValidity(
  { valid_from, valid_to }: Pick<Promocode, 'valid_from' | 'valid_to'>,
  now: number,
): PromocodeValidity {
  return verdicts[placeInPeriod({ from: valid_from, to: valid_to }, now)];
}
