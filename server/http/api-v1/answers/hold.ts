import { holdErrors } from '#content/nb/errors.ts';
import { type Failure, failure, notFound } from '#contract/reply.ts';
import { formatOere } from '#domain/money/format-money.ts';
import { oere } from '#domain/money/money.ts';
import type { OfferRefusal } from '#server/use-cases/reservation/accept-offer.ts';
import type { ExtendRefusal } from '#server/use-cases/reservation/extend-hold.ts';
import type { OrderRefusal } from '#server/use-cases/reservation/order-request.ts';

/** Why so much is not held unpaid, and what can be done instead. */
export function holdRefused({ problem, mayPay }: Extract<OrderRefusal, { reason: 'hold' }>): Failure {
  switch (problem.kind) {
    case 'pieces':
      return failure(422, holdErrors.pieces(problem.most, mayPay));
    case 'value':
      return failure(422, holdErrors.value(formatOere(oere(problem.most)), mayPay));
    case 'open':
      return failure(422, holdErrors.open(problem.most, mayPay));
    case 'together':
      return failure(422, holdErrors.together(mayPay));
    case 'address':
      return failure(422, holdErrors.address(mayPay));
    case 'paying-open':
      return failure(422, holdErrors.payingOpen);
    case 'paying-pieces':
      return failure(422, holdErrors.payingPieces(problem.most));
  }
}

/** 409: it is not, or no longer, as the page showed it. */
export function extendRefused({ reason }: ExtendRefusal): Failure {
  return reason === 'unknown' ? notFound() : failure(409, holdErrors.extend[reason]);
}

export function offerRefused({ reason }: OfferRefusal): Failure {
  return reason === 'unknown' ? notFound() : failure(409, holdErrors.offer[reason]);
}
