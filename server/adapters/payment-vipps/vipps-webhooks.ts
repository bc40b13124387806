import { setTimeout as sleep } from 'node:timers/promises';
import { isRecord, parseJson } from '#domain/storage/parse-json.ts';
import type { SignedWebhook, WebhookNews } from '#server/ports/checkout/payment-provider.ts';
import type { WebhookRegistration, WebhookRegistrations } from '#server/ports/checkout/webhook-registrations.ts';
import type { VippsHttp } from './vipps-http.ts';
import type { VippsKeys } from './vipps-keys.ts';
import { isSignedByVipps } from './vipps-signature.ts';

const events = ['authorized', 'aborted', 'expired', 'terminated', 'captured', 'cancelled', 'refunded'].map(
  (name) => `epayments.payment.${name}.v1`,
);
const path = '/webhooks/v1/webhooks';
/** Vipps forgets a registration whose address was dead for two weeks, so it is looked after every day. */
const checkedFor = 24 * 3_600_000;
const againAfter = 5 * 60_000;
/** A payment waits no longer than this for it: without webhooks the shop asks by itself. */
const patience = 1_500;
/** Secrets are read again at most this often, however many forged webhooks come. */
const rereadAfter = 2_000;

export interface VippsWebhooksParts {
  readonly http: VippsHttp;
  readonly registrations: WebhookRegistrations;
  readonly shopUrl: () => string;
  readonly isUnit: (unit: string) => boolean;
  readonly now: () => number;
}

interface Registering {
  /** When it is to be looked after again. */
  readonly until: number;
  readonly done: Promise<void>;
}

/**
 * Vipps tells of all payments of a sales unit at one address, which is registered when the first of them is made. What it sends
 * is signed with the secret of that registration.
 */
export class VippsWebhooks {
  readonly #parts: VippsWebhooksParts;
  readonly #registered = new Map<string, Registering>();
  readonly #known = new Map<string, { readonly at: number; readonly all: readonly WebhookRegistration[] }>();

  constructor(parts: VippsWebhooksParts) {
    this.#parts = parts;
  }

  /** Concurrent callers share one registration that is under way. */
  async ensure(keys: VippsKeys): Promise<void> {
    const known = this.#registered.get(keys.unit);
    const current = known !== undefined && known.until > this.#parts.now() ? known : this.#begin(keys);
    await Promise.race([current.done, sleep(patience, undefined, { ref: false })]);
  }

  #begin(keys: VippsKeys): Registering {
    const now = this.#parts.now();
    const failed = () => false;
    const done = this.#register(keys)
      .catch(failed)
      .then((isDone) => {
        this.#registered.set(keys.unit, { until: now + (isDone ? checkedFor : againAfter), done: Promise.resolve() });
      });
    const begun = { until: now + againAfter, done };
    this.#registered.set(keys.unit, begun);
    return begun;
  }

  async read(webhook: SignedWebhook): Promise<WebhookNews | null> {
    if (!this.#parts.isUnit(webhook.unit)) return null;
    const isSigned = (all: readonly WebhookRegistration[]) => all.some((one) => isSignedByVipps(webhook, one));
    const known = this.#known.get(webhook.unit);
    const isFresh = known !== undefined && this.#parts.now() < known.at + rereadAfter;
    if (!isSigned(known?.all ?? []) && (isFresh || !isSigned(await this.#reread(webhook.unit)))) return null;
    const body = parseJson(webhook.bytes.toString('utf8'));
    if (!isRecord(body)) return { paymentId: null, body: {} };
    return { paymentId: typeof body.reference === 'string' ? body.reference : null, body };
  }

  async #reread(unit: string): Promise<readonly WebhookRegistration[]> {
    const all = await this.#parts.registrations.of(unit);
    this.#known.set(unit, { at: this.#parts.now(), all });
    return all;
  }

  /** False: Vipps did not answer. */
  async #register(keys: VippsKeys): Promise<boolean> {
    const { http, registrations, shopUrl } = this.#parts;
    const url = `${shopUrl()}/payments/webhook/vipps/${keys.unit}`;
    const listed = await http(keys, { method: 'GET', path });
    if (!listed.ok) return false;
    const there = idsOf(listed.value.body);
    const ours = await registrations.of(keys.unit);
    for (const { id } of ours.filter((one) => !there.has(one.id))) await registrations.remove(id);
    if (ours.some((one) => one.url === url && there.has(one.id))) return true;
    const made = await http(keys, { method: 'POST', path, body: JSON.stringify({ url, events }) });
    if (!made.ok) return false;
    const { id, secret } = (made.value.body ?? {}) as Record<string, unknown>;
    if (typeof id !== 'string' || typeof secret !== 'string') return false;
    await registrations.add({ id, unit: keys.unit, url, secret });
    // The shop has moved: what goes to its old address would be repeated for a week.
    for (const old of ours.filter((one) => there.has(one.id))) {
      await http(keys, { method: 'DELETE', path: `${path}/${encodeURIComponent(old.id)}` });
    }
    await this.#reread(keys.unit);
    return true;
  }
}

function idsOf(body: unknown): ReadonlySet<unknown> {
  const { webhooks } = (body ?? {}) as { webhooks?: unknown };
  return new Set(Array.isArray(webhooks) ? webhooks.map((one: { id?: unknown } | null) => one?.id) : []);
}
