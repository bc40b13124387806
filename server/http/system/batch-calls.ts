/** Calls of one key that come within a moment are one: a commit, and a message to every process, for many of them. */
export interface BatchLimits {
  readonly windowMs: number;
  /** A call of so many lines and more goes alone. */
  readonly largeLines: number;
  readonly mostLines: number;
  /** Calls that may wait at once. */
  readonly mostWaiting: number;
}

interface Waiting<Line, Result> {
  readonly lines: readonly Line[];
  readonly answer: PromiseWithResolvers<readonly Result[] | null>;
}

/**
 * `take` gives a result for each line, in their order, or null when nothing was taken. Each call gets the results of its own
 * lines; null also when too many wait.
 */
export function batchCalls<Key extends { readonly id: string }, Line, Result>(
  take: (key: Key, lines: readonly Line[]) => Promise<readonly Result[] | null>,
  { windowMs, largeLines, mostLines, mostWaiting }: BatchLimits,
): (key: Key, lines: readonly Line[]) => Promise<readonly Result[] | null> {
  const batches = new Map<string, { readonly calls: Waiting<Line, Result>[]; lines: number; send(): void }>();
  let waiting = 0;

  const open = (key: Key) => {
    const calls: Waiting<Line, Result>[] = [];
    const send = () => {
      clearTimeout(timer);
      batches.delete(key.id);
      waiting -= calls.length;
      void takeAll(key, calls);
    };
    const timer = setTimeout(send, windowMs);
    const batch = { calls, lines: 0, send };
    batches.set(key.id, batch);
    return batch;
  };

  const takeAll = async (key: Key, calls: readonly Waiting<Line, Result>[]) => {
    try {
      const results = await take(
        key,
        calls.flatMap(({ lines }) => lines),
      );
      let from = 0;
      for (const { lines, answer } of calls) {
        answer.resolve(results?.slice(from, from + lines.length) ?? null);
        from += lines.length;
      }
    } catch (error) {
      for (const { answer } of calls) answer.reject(error);
    }
  };

  return (key, lines) => {
    if (lines.length >= largeLines) return take(key, lines);
    if (waiting >= mostWaiting) return Promise.resolve(null);
    const there = batches.get(key.id);
    if (there !== undefined && there.lines + lines.length > mostLines) there.send();
    const batch = batches.get(key.id) ?? open(key);
    const answer = Promise.withResolvers<readonly Result[] | null>();
    batch.calls.push({ lines, answer });
    batch.lines += lines.length;
    waiting += 1;
    return answer.promise;
  };
}
