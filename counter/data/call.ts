import { type CounterCall, counterEndpoints } from '#contract/counter/endpoints.ts';
import type {
  CounterOrder,
  Device,
  Figures,
  Found,
  PutBack,
  Queue,
  Returnable,
  StockOfEan,
} from '#contract/counter/records.ts';
import type { CounterRequest, counterRequests } from '#contract/counter/requests.ts';
import { type Answer, readRefusal } from './answer.ts';

/** What each call answers when it is done; the acts on an order answer with the order as it is then. */
export interface CounterAnswers {
  pair: Device;
  unpair: unknown;
  device: Device;
  signIn: Device;
  lock: unknown;
  openClerk: unknown;
  queue: Queue;
  find: Found;
  putBackList: PutBack;
  figures: Figures;
  stock: StockOfEan;
  count: StockOfEan;
  order: CounterOrder;
  begin: CounterOrder;
  pick: CounterOrder;
  reportMissing: CounterOrder;
  ready: CounterOrder;
  handOut: CounterOrder;
  send: CounterOrder;
  cancel: CounterOrder;
  holdLonger: CounterOrder;
  movePlace: CounterOrder;
  tellAgain: CounterOrder;
  showPhone: { readonly phone: string | null };
  putBack: unknown;
  returnable: Returnable;
  takeBack: unknown;
  refund: CounterOrder;
}

type BodyOf<Call extends CounterCall> = Call extends keyof typeof counterRequests ? CounterRequest<Call> : undefined;

export interface CallOptions<Call extends CounterCall> {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: BodyOf<Call>;
  /** Kept until the call is answered: a repeat gets the first answer. */
  readonly key?: string;
}

const base = '/disk/api/v1';
const patience = 15_000;

/** One call of the counter's contract over HTTP. Never throws: a dropped line is an answer, too. */
export async function call<Call extends CounterCall>(
  name: Call,
  options: CallOptions<Call> = {},
): Promise<Answer<CounterAnswers[Call]>> {
  const { method } = counterEndpoints[name];
  const headers: Record<string, string> = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' };
  if (options.body !== undefined) headers['Content-Type'] = 'application/json';
  if (options.key !== undefined) headers['Idempotency-Key'] = options.key;
  try {
    const response = await fetch(addressOf(name, options), {
      method,
      headers,
      body: options.body === undefined ? null : JSON.stringify(options.body),
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    const body: unknown = response.status === 204 ? null : await response.json().catch(() => null);
    if (response.ok) return { kind: 'done', value: body as CounterAnswers[Call] };
    // Whoever stands between us and the shop cannot know what became of it.
    if (response.status >= 502) return { kind: 'no-line' };
    return { kind: 'refused', status: response.status, refusal: readRefusal(body) };
  } catch {
    return { kind: 'no-line' };
  }
}

function addressOf(
  name: CounterCall,
  { params = {}, query }: Pick<CallOptions<CounterCall>, 'params' | 'query'>,
): string {
  const path = counterEndpoints[name].path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(params[key] ?? '')),
  );
  return `${base}${path}${query === undefined ? '' : `?${new URLSearchParams(query)}`}`;
}
