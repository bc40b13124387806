import { fieldErrors } from '#content/nb/errors.ts';
import { watchText } from '#content/nb/watch.ts';
import { type Failure, notFound, unprocessable } from '#contract/reply.ts';
import type { WatchRefusal } from '#server/use-cases/watch/ask-watch.ts';
import { tooManyAttempts } from './rate-limit.ts';

export function watchRefused(refusal: WatchRefusal): Failure {
  switch (refusal.reason) {
    case 'unknown':
      return notFound();
    case 'no-email':
      return unprocessable({ email: [fieldErrors.email] });
    case 'unknown-variant':
      return unprocessable({ ean: ['The selected ean is invalid.'] });
    case 'unknown-shop':
      return unprocessable({ shop_id: ['The selected shop id is invalid.'] });
    case 'one-off-lot':
      return unprocessable({ article_id: [watchText.oneOffLot] });
    case 'in-stock':
      return unprocessable({ ean: [watchText.inStockNow] });
    case 'too-many-attempts':
      return tooManyAttempts(refusal);
  }
}
