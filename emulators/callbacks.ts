/** How callbacks are sent: how often, how late, or not at all. */
export interface CallbackPlan {
  readonly times: number;
  readonly delayMs: number;
}

export interface SentCallback {
  readonly url: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends callbacks as providers do: without caring much for the answer, and again when there is none. */
export class Callbacks {
  plan: CallbackPlan = { times: 1, delayMs: 0 };
  /** Everything that was to be sent, for tests that send it themselves in another order. */
  readonly sent: SentCallback[] = [];
  readonly #timers = new Set<NodeJS.Timeout>();

  send(url: string, body: unknown, headers: Readonly<Record<string, string>> = {}): void {
    this.sent.push({ url, body, headers });
    for (let n = 0; n < this.plan.times; n += 1) {
      const timer = setTimeout(() => {
        this.#timers.delete(timer);
        post(url, body, headers).catch(() => {});
      }, this.plan.delayMs);
      this.#timers.add(timer);
    }
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }
}

export async function post(
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  await response.arrayBuffer();
  return response.status;
}
