import { type SendWebhooksParts, sendDueWebhooks } from '#server/use-cases/system/send-webhooks.ts';
import { type PollLoop, startPollLoop } from './poll-loop.ts';

export interface WebhookJobParts extends SendWebhooksParts {
  /** Gives what has happened its place and its deliveries. */
  readonly placeEvents: () => Promise<unknown>;
}

const pollEveryMs = 1_000;

export function startSendingWebhooks(parts: WebhookJobParts): PollLoop {
  return startPollLoop(pollEveryMs, async (goOn) => {
    try {
      await parts.placeEvents();
      while (goOn() && (await sendDueWebhooks(parts)) > 0);
    } catch (error) {
      parts.onError(error);
    }
  });
}
