import { withdrawalErrors } from '#content/nb/errors.ts';
import { type Failure, failure, unprocessable } from '#contract/reply.ts';
import { formatDate } from '#domain/time/norwegian-dates.ts';
import { osloTime } from '#domain/time/oslo.ts';
import type { WithdrawalRefusal } from '#server/use-cases/withdrawal/withdraw-purchase.ts';

/** Why a withdrawal was not taken, in the words the screen shows. */
export function withdrawalRefused(refusal: WithdrawalRefusal): Failure {
  switch (refusal.reason) {
    case 'unknown':
      return failure(404, withdrawalErrors.notFound);
    case 'not-bought-online':
      return failure(422, withdrawalErrors.notBoughtOnline);
    case 'not-handed-over':
      return failure(422, withdrawalErrors.notHandedOver);
    case 'too-late':
      return failure(422, withdrawalErrors.tooLate(formatDate(osloTime(refusal.until).date)));
    case 'nothing-left':
      return failure(409, withdrawalErrors.nothingLeft);
    case 'other-request':
      return failure(422, withdrawalErrors.otherRequest);
    case 'nothing-chosen':
      return unprocessable({ lines: [withdrawalErrors.nothingChosen] });
    case 'not-in-order':
      return unprocessable({ lines: [withdrawalErrors.notInOrder] });
    case 'too-many':
      return unprocessable({ lines: [withdrawalErrors.tooMany(refusal.name, refusal.left)] });
  }
}
