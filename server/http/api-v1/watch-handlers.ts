import { setTimeout as sleep } from 'node:timers/promises';
import { accountErrors, fieldErrors, generalErrors } from '#content/nb/errors.ts';
import { watchText } from '#content/nb/watch.ts';
import type { WatchMails } from '#server/ports/watch/watch-mails.ts';
import type { Watches } from '#server/ports/watch/watches.ts';
import { askWatch } from '#server/use-cases/watch/ask-watch.ts';
import { confirmWatch, endOwnWatch, endWatch, readOwnWatches } from '#server/use-cases/watch/read-watches.ts';
import type { WatchParts, WatchTexts } from '#server/use-cases/watch/watch-parts.ts';
import type { Handlers } from './handler.ts';

export interface WatchServices {
  readonly watches: Watches;
  readonly mails: WatchMails;
}

type WatchCalls = 'askWatch' | 'confirmWatch' | 'endWatch' | 'ownWatches' | 'endOwnWatch';

/** R32: longer than asking takes, whether the address is known or not, so that the time tells nothing. */
const guestAnswerMs = 250;

const texts: WatchTexts = {
  email: fieldErrors.email,
  inStockNow: watchText.inStockNow,
  oneOffLot: watchText.oneOffLot,
  tooManyAttempts: generalErrors.tooManyAttempts,
  linkInvalid: accountErrors.linkInvalid,
};

export function watchHandlers(
  services: WatchServices,
  rest: Pick<WatchParts, 'index' | 'attempts' | 'now'>,
): Pick<Handlers, WatchCalls> {
  const parts: WatchParts = { ...services, ...rest, texts };
  return {
    askWatch: async (input, caller) => {
      if (caller.customer !== null) return askWatch(parts, input, caller);
      const [reply] = await Promise.all([askWatch(parts, input, caller), sleep(guestAnswerMs)]);
      return reply;
    },
    confirmWatch: ({ token }) => confirmWatch(parts, token),
    endWatch: ({ token }) => endWatch(parts, token),
    ownWatches: (_, { customer }) => readOwnWatches(parts, customer.id),
    endOwnWatch: ({ id }, { customer }) => endOwnWatch(parts, customer.id, id),
  };
}
