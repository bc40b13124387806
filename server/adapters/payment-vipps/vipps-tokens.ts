import type { ProviderFailure } from '#server/ports/checkout/payment-provider.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { PaymentHttp } from '../payment-shared/payment-http.ts';
import { unitHeaders, type VippsKeys } from './vipps-keys.ts';

export interface VippsToken {
  readonly text: string;
  readonly until: number;
}

type Fetched = Result<VippsToken, ProviderFailure>;

/** A token is renewed this long before it ends, so that none ends on its way. */
const margin = 60_000;

/** Access tokens by client, each fetched once for all calls that wait for it and cached until shortly before it ends. */
export class VippsTokens {
  readonly #http: PaymentHttp;
  readonly #now: () => number;
  readonly #fetched = new Map<string, Promise<Fetched>>();

  constructor(http: PaymentHttp, now: () => number) {
    this.#http = http;
    this.#now = now;
  }

  async get(keys: VippsKeys): Promise<Fetched> {
    const current = this.#fetched.get(keys.clientId);
    const token = await current;
    if (token?.ok && token.value.until > this.#now()) return token;
    // Another call has begun to renew it while this one waited.
    if (this.#fetched.get(keys.clientId) !== current) return this.get(keys);
    const renewed = this.#fetch(keys);
    this.#fetched.set(keys.clientId, renewed);
    return renewed;
  }

  /** Vipps has not taken this one: the next call fetches another, unless that has happened already. */
  async forget(keys: VippsKeys, refusedToken: VippsToken): Promise<void> {
    const current = this.#fetched.get(keys.clientId);
    const token = await current;
    const isHeld = token?.ok && token.value === refusedToken;
    if (isHeld && this.#fetched.get(keys.clientId) === current) this.#fetched.delete(keys.clientId);
  }

  async #fetch(keys: VippsKeys): Promise<Fetched> {
    const headers = { ...unitHeaders(keys), client_id: keys.clientId, client_secret: keys.clientSecret };
    const answer = await this.#http({ method: 'POST', path: '/accesstoken/get', headers, body: '' });
    // Without a token nothing was asked for yet, so nothing was refused either.
    if (!answer.ok) return refused({ kind: 'unavailable', detail: answer.refusal.detail });
    const { access_token: text, expires_in: seconds } = (answer.value.body ?? {}) as Record<string, unknown>;
    if (typeof text !== 'string') return refused({ kind: 'unavailable', detail: 'there was no access token' });
    return done({ text, until: this.#now() + (Number(seconds) || 0) * 1000 - margin });
  }
}
