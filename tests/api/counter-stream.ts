import type { CounterDevice } from './counter-client.ts';

export interface TestEvent {
  readonly event: string;
  readonly data: unknown;
}

export interface TestStream {
  readonly status: number;
  /** The next event that is no heartbeat. */
  next(): Promise<TestEvent>;
  /** True when the server has ended it. */
  ended(): Promise<boolean>;
  close(): void;
}

/** The counter's events as a browser reads them. */
export function listenTo(url: string, device: CounterDevice, shop: number): Promise<TestStream> {
  return openStream(`${url}/disk/events?shop=${shop}`, device.cookie());
}

export async function openStream(
  url: string,
  cookie: string,
  headers: Record<string, string> = {},
): Promise<TestStream> {
  const leaving = new AbortController();
  const response = await fetch(url, { headers: { cookie, ...headers }, signal: leaving.signal });
  const events = read(response);
  return {
    status: response.status,
    next: async () => {
      const { value } = await events.next();
      if (value === undefined) throw new Error('the stream ended');
      return value;
    },
    ended: async () => {
      for (;;) if ((await events.next()).done) return true;
    },
    close: () => leaving.abort(),
  };
}

async function* read(response: Response): AsyncGenerator<TestEvent, undefined> {
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += new TextDecoder().decode(chunk);
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = /^event: (.*)$/m.exec(block)?.[1];
      if (event === undefined || event === 'beat') continue;
      yield { event, data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? 'null') };
    }
  }
  return undefined;
}
