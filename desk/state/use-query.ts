import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeskCall } from '#contract/desk/endpoints.ts';
import type { DeskAnswer, DeskRequest } from '#contract/desk/schemas.ts';
import type { Refusal } from '../data/answer.ts';
import { ask } from './ask.ts';

export interface Query<T> {
  /** What was read last; stays while it is read anew. */
  readonly value: T | null;
  /** Nothing yet, and it has taken 300 ms: say so. */
  readonly isSlow: boolean;
  /** Read no further than this: there is no line. */
  readonly staleSince: Date | null;
  readonly refusal: Refusal | null;
  readonly failed: boolean;
  /** Reads again; what is shown stays meanwhile. */
  readonly reload: () => void;
}

interface Read {
  readonly key: string;
  readonly value: unknown;
  readonly at: number;
}

interface State {
  readonly key: string;
  readonly value: unknown;
  readonly refusal: Refusal | null;
  readonly failed: boolean;
  readonly staleSince: Date | null;
}

/** What was read lately: a page that is gone back to shows it at once and reads it anew. */
const cache = new Map<string, Read>();
const mostCached = 40;
const slowMs = 300;
const againMs = 5_000;

export function forgetRead(): void {
  cache.clear();
}

/** Reads a call, again whenever what is asked with changes, and again until there is a line. Null asks nothing. */
export function useQuery<Call extends DeskCall>(
  name: Call,
  input: DeskRequest<Call> | null,
  { everyMs }: { readonly everyMs?: number } = {},
): Query<DeskAnswer<Call>> {
  const key = `${name} ${JSON.stringify(input)}`;
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<State>(() => initial(key));
  const [slowKey, setSlowKey] = useState('');
  const asked = useRef(input);
  asked.current = input;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked, the turn that it is asked anew
  useEffect(() => {
    const wanted = asked.current;
    if (wanted === null) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const slow = setTimeout(() => setSlowKey(key), slowMs);
    const read = async (byItself: boolean) => {
      const answer = await ask(name, wanted, { byItself });
      clearTimeout(slow);
      if (isOver) return;
      const before = cache.get(key);
      if (answer.kind === 'done') {
        cacheRead({ key, value: answer.value, at: Date.now() });
        setState({ key, value: answer.value, refusal: null, failed: false, staleSince: null });
      } else if (answer.kind === 'refused') {
        setState({
          key,
          value: null,
          refusal: answer.refusal,
          failed: answer.refusal.code !== 'signed-out',
          staleSince: null,
        });
      } else {
        const stale = before === undefined ? null : new Date(before.at);
        setState({ key, value: before?.value ?? null, refusal: null, failed: before === undefined, staleSince: stale });
      }
      const next = answer.kind === 'no-connection' ? againMs : everyMs;
      if (next !== undefined) timer = setTimeout(() => void read(true), next);
    };
    setState((current) => (current.key === key ? current : initial(key)));
    void read(false);
    return () => {
      isOver = true;
      clearTimeout(slow);
      clearTimeout(timer);
    };
  }, [key, turn, everyMs, name]);
  const shown = state.key === key ? state : initial(key);
  return {
    value: shown.value as DeskAnswer<Call> | null,
    isSlow: shown.value === null && !shown.failed && slowKey === key,
    staleSince: shown.staleSince,
    refusal: shown.refusal,
    failed: shown.failed,
    reload: useCallback(() => setTurn((before) => before + 1), []),
  };
}

function initial(key: string): State {
  return { key, value: cache.get(key)?.value ?? null, refusal: null, failed: false, staleSince: null };
}

function cacheRead(read: Read): void {
  cache.delete(read.key);
  cache.set(read.key, read);
  const [oldest] = cache.keys();
  if (cache.size > mostCached && oldest !== undefined) cache.delete(oldest);
}
