import type { CounterAnswer } from '#contract/counter/answers.ts';
import { type CounterCall, counterEndpoints } from '#contract/counter/endpoints.ts';
import type { CounterRequest, counterRequests } from '#contract/counter/requests.ts';
import { counterApi, counterHeaders } from '#contract/counter/wire.ts';
import { type Answer, readRefusal } from './answer.ts';
import { idleMs } from './idle.ts';

type BodyOf<Call extends CounterCall> = Call extends keyof typeof counterRequests ? CounterRequest<Call> : undefined;

export interface CallOptions<Call extends CounterCall> {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: BodyOf<Call>;
  /** The same until the call is answered: a repeat gets the first answer. */
  readonly key?: string;
}

const patience = 15_000;

/** One call of the counter's contract over HTTP. Never throws: a dropped line is an answer, too. */
export async function call<Call extends CounterCall>(
  name: Call,
  options: CallOptions<Call> = {},
): Promise<Answer<CounterAnswer<Call>>> {
  const { method } = counterEndpoints[name];
  try {
    const response = await fetch(addressOf(name, options), {
      method,
      headers: headersOf(method, options),
      body: options.body === undefined ? null : JSON.stringify(options.body),
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    const body: unknown = response.status === 204 ? null : await response.json().catch(() => null);
    if (response.ok) return { kind: 'done', value: body as CounterAnswer<Call> };
    // 'come-back', or a machine between us and the shop: nobody knows what became of it.
    if (response.status >= 502) return { kind: 'no-connection' };
    return { kind: 'refused', status: response.status, refusal: readRefusal(body) };
  } catch {
    return { kind: 'no-connection' };
  }
}

function headersOf(method: string, { body, key }: { readonly body?: unknown; readonly key?: string }): HeadersInit {
  return {
    Accept: 'application/json',
    [counterHeaders.idle]: String(Math.floor(idleMs() / 1000)),
    ...(method !== 'GET' && { [counterHeaders.own]: '1' }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(key !== undefined && { [counterHeaders.key]: key }),
  };
}

function addressOf(
  name: CounterCall,
  { params = {}, query }: Pick<CallOptions<CounterCall>, 'params' | 'query'>,
): string {
  const path = counterEndpoints[name].path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(params[key] ?? '')),
  );
  return `${counterApi}${path}${query === undefined ? '' : `?${new URLSearchParams(query)}`}`;
}
