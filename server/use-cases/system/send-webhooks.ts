import { afterAttempt } from '#domain/system/webhook-retry.ts';
import type { DueDelivery, WebhookOutcome, WebhookSender, Webhooks } from '#server/ports/system/webhooks.ts';

export interface SendWebhooksParts {
  readonly webhooks: Webhooks;
  readonly sender: WebhookSender;
  readonly chance: () => number;
  readonly onError: (error: unknown) => void;
}

/** Longer than a try may take, so that no other process takes it up meanwhile. */
const leaseMs = 40_000;

const unsigned: WebhookOutcome = { status: null, error: 'not sent: nothing to sign with' };

/** Sends what is due, at once, and gives how many there were: after some there may be more. */
export async function sendDueWebhooks(parts: SendWebhooksParts): Promise<number> {
  const due = await parts.webhooks.takeDue(leaseMs);
  await Promise.all(due.map((delivery) => sendOne(parts, delivery)));
  return due.length;
}

async function sendOne(
  { webhooks, sender, chance, onError }: SendWebhooksParts,
  { id, webhookId, url, secrets, attempt, eventId, type, at, data }: DueDelivery,
): Promise<void> {
  const giveUp = async (because: string, outcome: WebhookOutcome) => {
    await webhooks.failed(id, outcome);
    await webhooks.pause(webhookId, because);
    onError(new Error(`Webhook ${webhookId} is paused: ${because}`));
  };
  if (secrets.length === 0) return giveUp('its secret cannot be read: it needs a new one', unsigned);
  const body = JSON.stringify({ type, timestamp: new Date(at).toISOString(), data });
  const answer = await sender.post({ url, id: `evt_${eventId}`, secrets, body });
  const verdict = afterAttempt(attempt, answer, chance());
  if (verdict.next === 'delivered') await webhooks.delivered(id, answer);
  else if (verdict.next === 'again') await webhooks.again(id, verdict.waitMs, answer);
  else {
    const because = verdict.next === 'gone' ? 'the receiver answered 410' : `${attempt} attempts in three days failed`;
    await giveUp(because, answer);
  }
}
