import { pickDue } from '#domain/reservation/pick-due.ts';
import { openTimeBetween } from '#domain/shop/open-time.ts';
import type { PublishedSource } from '#server/ports/content/published.ts';
import type { ShopMails, WaitingOrders } from '#server/ports/shop-mails.ts';
import { shopHours } from '../reservation/shop-hours.ts';

export interface TellShopsParts {
  readonly waiting: WaitingOrders;
  readonly mails: ShopMails;
  readonly published: PublishedSource;
  /** Whether it is known that nobody has begun: with the counter. */
  readonly reminds: boolean;
  readonly now: () => number;
}

const remindedAfterMs = 20 * 60_000;
const lookedBackMs = 3 * 86_400_000;

/** A shop is written when it gets an order, and once more when nobody has begun it for twenty minutes in which it was open. */
export async function tellShops({ waiting, mails, published, reminds, now }: TellShopsParts): Promise<number> {
  let told = 0;
  for (const order of await waiting.list(now() - lookedBackMs, reminds)) {
    const hours = shopHours({ published }, order.shop);
    const due = pickDue(hours, order.receivedAt);
    const isOverdue = hours !== null && openTimeBetween(hours, order.receivedAt, now()) >= remindedAfterMs;
    const kind = order.isTold ? (reminds && isOverdue ? 'reminder' : null) : 'new';
    if (kind === null) continue;
    await waiting.queue(mails.about({ ...order, due }, kind));
    told += 1;
  }
  return told;
}
