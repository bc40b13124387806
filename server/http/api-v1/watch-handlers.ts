import { setTimeout as sleep } from 'node:timers/promises';
import type { WatchMails } from '#server/ports/watch/watch-mails.ts';
import type { Watches } from '#server/ports/watch/watches.ts';
import { askWatch } from '#server/use-cases/watch/ask-watch.ts';
import { confirmWatch, endOwnWatch, endWatch, readOwnWatches } from '#server/use-cases/watch/read-watches.ts';
import type { WatchParts } from '#server/use-cases/watch/watch-parts.ts';
import { answer, plainAnswer } from './answers/answer.ts';
import { linkInvalid } from './answers/customer.ts';
import { watchRefused } from './answers/watch.ts';
import type { Handlers } from './handler.ts';

export interface WatchServices {
  readonly watches: Watches;
  readonly mails: WatchMails;
}

type WatchCalls = 'askWatch' | 'confirmWatch' | 'endWatch' | 'ownWatches' | 'endOwnWatch';

/** R32: longer than asking takes, whether the address is known or not, so that the time tells nothing. */
const guestAnswerMs = 250;

export function watchHandlers(
  services: WatchServices,
  rest: Pick<WatchParts, 'index' | 'attempts' | 'now'>,
): Pick<Handlers, WatchCalls> {
  const parts: WatchParts = { ...services, ...rest };
  return {
    askWatch: async (input, caller) => {
      const isGuest = caller.customer === null;
      const [asked] = await Promise.all([askWatch(parts, input, caller), isGuest ? sleep(guestAnswerMs) : null]);
      return answer(asked, watchRefused, 201);
    },
    confirmWatch: async ({ token }) => answer(await confirmWatch(parts, token), linkInvalid),
    endWatch: async ({ token }) => plainAnswer(await endWatch(parts, token), 204),
    ownWatches: async (_, { customer }) => plainAnswer(await readOwnWatches(parts, customer.id)),
    endOwnWatch: async ({ id }, { customer }) => plainAnswer(await endOwnWatch(parts, customer.id, id), 204),
  };
}
