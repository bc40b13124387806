/** Calls of one key that come within a moment are one: a commit, and a message to every process, for many of them. */
export interface GatherLimits {
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
export function gatherCalls<Key extends { readonly id: string }, Line, Result>(
  take: (key: Key, lines: readonly Line[]) => Promise<readonly Result[] | null>,
  { windowMs, largeLines, mostLines, mostWaiting }: GatherLimits,
): (key: Key, lines: readonly Line[]) => Promise<readonly Result[] | null> {
  const gathered = new Map<string, { readonly calls: Waiting<Line, Result>[]; lines: number; send(): void }>();
  let waiting = 0;

  const open = (key: Key) => {
    const calls: Waiting<Line, Result>[] = [];
    const send = () => {
      clearTimeout(timer);
      gathered.delete(key.id);
      waiting -= calls.length;
      void takeAll(key, calls);
    };
    const timer = setTimeout(send, windowMs);
    const batch = { calls, lines: 0, send };
    gathered.set(key.id, batch);
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
    const there = gathered.get(key.id);
    if (there !== undefined && there.lines + lines.length > mostLines) there.send();
    const batch = gathered.get(key.id) ?? open(key);
    const answer = Promise.withResolvers<readonly Result[] | null>();
    batch.calls.push({ lines, answer });
    batch.lines += lines.length;
    waiting += 1;
    return answer.promise;
  };
}
