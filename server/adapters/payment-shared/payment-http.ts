import type { ProviderFailure } from '#server/ports/checkout/payment-provider.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import { BreakerOpenError, CircuitBreaker } from '../outbound-http/circuit-breaker.ts';
import { breakerOpen } from './watched-providers.ts';

export interface PaymentRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Serialised by the caller: some providers sign the exact bytes. */
  readonly body?: string;
}

export interface PaymentAnswer {
  readonly status: number;
  /** Null when the answer has none. */
  readonly body: unknown;
}

/** With the status, where the provider has answered. */
type PaymentHttpFailure = ProviderFailure & { readonly status?: number };

export type PaymentHttp = (request: PaymentRequest) => Promise<Result<PaymentAnswer, PaymentHttpFailure>>;

const timeoutMs = 8_000;
/** Many may pay at the same moment; a call that gets no slot by then is answered as 'not available now'. */
const queueTimeoutMs = 4_000;
const mostBytes = 1_000_000;

/** Wrong credentials, or a conflict with a call under way: no refusal of what was asked, so a retry may succeed. */
const notForGood = new Set([401, 407, 409, 423, 425]);

/**
 * HTTP to one provider, with a timeout for every call and a circuit breaker around all of them (R18). An answer that leaves open
 * whether the provider has acted (none, 5xx, garbage, 'try later') is `unavailable`; only a clear refusal is `refused`. Where the
 * status alone does not tell, `isFinal` says which is one.
 */
export function paymentHttp(
  baseUrl: string,
  isFinal: (answer: PaymentAnswer) => boolean = ({ status }) => !notForGood.has(status),
): PaymentHttp {
  const breaker = new CircuitBreaker({ queueTimeoutMs });
  return async ({ method, path, headers, body }) => {
    try {
      const answer = await breaker.run(() => ask(baseUrl + path, { method, headers, body }));
      if (answer.status >= 200 && answer.status < 300) return done(answer);
      const { status } = answer;
      const kind = isFinal(answer) ? 'refused' : 'unavailable';
      return refused({ kind, status, detail: `${method} ${path}: ${answer.status} ${shortened(answer.body)}` });
    } catch (error) {
      const why = error instanceof BreakerOpenError ? breakerOpen : (error as Error).message;
      return refused({ kind: 'unavailable', detail: `${method} ${path}: ${why}` });
    }
  };
}

interface Ask {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>> | undefined;
  readonly body: string | undefined;
}

async function ask(url: string, { method, headers, body }: Ask): Promise<PaymentAnswer> {
  const response = await fetch(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await response.text();
  if (response.status >= 500 || response.status === 429 || response.status === 408) {
    throw new Error(`answered ${response.status}`);
  }
  if (text.length > mostBytes) throw new RangeError('the answer is too large');
  return { status: response.status, body: response.ok ? parsed(text) : unlessGarbage(text) };
}

function parsed(text: string): unknown {
  return text.trim() === '' ? null : (JSON.parse(text) as unknown);
}

/** A refusal need not be JSON: Qliro's 'not found' is not. */
function unlessGarbage(text: string): unknown {
  try {
    return parsed(text);
  } catch {
    return text;
  }
}

function shortened(body: unknown): string {
  return (JSON.stringify(body) ?? '').slice(0, 300);
}
