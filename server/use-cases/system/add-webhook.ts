import { done, type Result, refused } from '#server/ports/result.ts';
import type { SystemKeys } from '#server/ports/system/system-keys.ts';
import type { Webhook, Webhooks } from '#server/ports/system/webhooks.ts';

export interface WebhookMeans {
  readonly webhooks: Webhooks;
  readonly keys: Pick<SystemKeys, 'unknownShops'>;
  /** Whether an address leads outside, or to where the chain has allowed. */
  readonly maySendTo: (url: string) => boolean;
}

export interface WebhookRefusal {
  readonly reason: 'bad-url' | 'unknown-shop';
  readonly value: string;
}

/** For the command and the desk alike; the secret is given once. */
export async function addWebhook(
  { webhooks, keys, maySendTo }: WebhookMeans,
  wish: Pick<Webhook, 'url' | 'types' | 'shops'>,
): Promise<Result<{ readonly id: number; readonly secret: string }, WebhookRefusal>> {
  if (!maySendTo(wish.url)) return refused({ reason: 'bad-url', value: wish.url });
  const [missing] = await keys.unknownShops(wish.shops ?? []);
  if (missing !== undefined) return refused({ reason: 'unknown-shop', value: String(missing) });
  return done(await webhooks.add(wish));
}
