import type { EventType } from '#domain/system/event-types.ts';

export interface Webhook {
  readonly id: number;
  readonly url: string;
  readonly types: readonly EventType[];
  readonly shops: readonly number[] | null;
  /** Why nothing is sent; null: it is. */
  readonly pausedBecause: string | null;
  readonly waiting: number;
  /** Deliveries of the last days that were given up. */
  readonly failed: number;
}

export interface WebhookDelivery {
  readonly id: number;
  readonly type: string;
  readonly state: 'waiting' | 'delivered' | 'failed';
  readonly attempts: number;
  readonly lastStatus: number | null;
  readonly lastError: string | null;
  /** The beginning of the answer; null: there was none. */
  readonly lastAnswer: string | null;
  readonly at: number;
  /** Null: it is not tried again by itself. */
  readonly nextAt: number | null;
}

/** A delivery whose turn it is. */
export interface DueDelivery {
  readonly id: number;
  readonly webhookId: number;
  readonly url: string;
  /** The newest first; each signs. None: those that are stored cannot be read. */
  readonly secrets: readonly string[];
  readonly attempt: number;
  readonly eventId: number;
  readonly type: string;
  readonly at: number;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface WebhookOutcome {
  readonly status: number | null;
  readonly error: string | null;
  /** The beginning of what was answered. */
  readonly answer?: string | null;
}

export interface Webhooks {
  add(webhook: Pick<Webhook, 'url' | 'types' | 'shops'>): Promise<{ readonly id: number; readonly secret: string }>;
  all(): Promise<readonly Webhook[]>;
  remove(id: number): Promise<boolean>;
  /** A new secret; the old one goes on signing for a day. Null when there is no such webhook. */
  rotate(id: number): Promise<string | null>;
  pause(id: number, because: string): Promise<boolean>;
  resume(id: number): Promise<boolean>;
  /** The newest first; `before`: only those with a lower number. */
  deliveries(id: number, most: number, before?: number): Promise<readonly WebhookDelivery[]>;
  /** Whose delivery it is; null: there is none. */
  webhookOf(deliveryId: number): Promise<number | null>;
  /** An event of this webhook's alone that says nothing. False when there is no such webhook. */
  sendTest(id: number): Promise<boolean>;
  /** Sends once more, whatever became of it. */
  replay(deliveryId: number): Promise<boolean>;
  /** Claims what is due, a few of each webhook; another process takes it up after the lease if this one dies. */
  takeDue(leaseMs: number): Promise<readonly DueDelivery[]>;
  delivered(id: number, outcome: WebhookOutcome): Promise<void>;
  again(id: number, waitMs: number, outcome: WebhookOutcome): Promise<void>;
  failed(id: number, outcome: WebhookOutcome): Promise<void>;
}

export interface SignedPost {
  readonly url: string;
  readonly id: string;
  readonly secrets: readonly string[];
  readonly body: string;
}

export interface PostAnswer extends WebhookOutcome {
  readonly retryAfterMs: number | null;
}

/** Sends to addresses that others have chosen: never to one inside, never on to where an answer leads. */
export interface WebhookSender {
  post(post: SignedPost): Promise<PostAnswer>;
}
