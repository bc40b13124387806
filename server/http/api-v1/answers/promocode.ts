import { promocodeErrors } from '#content/nb/errors.ts';
import type { PromocodeRecord } from '#contract/promocode.ts';
import { type Failure, failure } from '#contract/reply.ts';
import { isFixed, type Promocode } from '#domain/promocode/promocode.ts';
import type { PromocodeRefusal } from '#server/use-cases/checkout/check-promocode.ts';

export function promocodeRecord(code: Promocode): PromocodeRecord {
  return { ...code, fixed: isFixed(code) ? 1 : 0 };
}

export function promocodeRefused({ reason }: PromocodeRefusal): Failure {
  return failure(reason === 'unknown' ? 404 : 422, promocodeTexts[reason]);
}

export const promocodeTexts = {
  unknown: promocodeErrors.unknown,
  notYetValid: promocodeErrors['not-yet'],
  expired: promocodeErrors.expired,
  usedUp: promocodeErrors.usedUp,
} as const;
