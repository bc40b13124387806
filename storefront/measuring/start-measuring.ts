import type { DataRouter } from 'react-router';
import { allDenied, allowedIds, consentSignals } from '#domain/measuring/consent.ts';
import type { GoogleTags } from '#ui/browser/measuring/google-tags.ts';
import { endGoogleCookies, measuringIds } from '#ui/browser/measuring/measuring-ids.ts';
import { cookieChoices, cookieQuestion } from '../features/cookies/cookie-store.ts';
import type { MeasuredShopping } from './measured-shopping.ts';

/**
 * Measures nothing until the visitor has said yes, not even that somebody came; the code that does is fetched after it. An
 * answer that is changed counts at once: cookies that were set are ended.
 */
export function startMeasuring(router: DataRouter): void {
  const ids = measuringIds();
  let tags: GoogleTags | null = null;
  let shopping: MeasuredShopping | null = null;

  const answer = async () => {
    if (cookieQuestion.get()) return;
    const choices = cookieChoices();
    const allowed = ids === null ? null : allowedIds(ids, choices);
    if (allowed === null || (allowed.analytics === null && allowed.tagManager === null)) {
      tags?.deny();
      shopping?.stop();
      shopping = null;
    } else {
      const [{ googleTags }, { measureShopping }] = await Promise.all([
        import('#ui/browser/measuring/google-tags.ts'),
        import('./measured-shopping.ts'),
      ]);
      tags ??= googleTags(allDenied);
      tags.allow(allowed, consentSignals(choices));
      shopping ??= measureShopping(router, tags.send);
    }
    if (choices.cookie_ga === 0) endGoogleCookies();
  };
  cookieQuestion.listen(() => void answer());
  void answer();
}
