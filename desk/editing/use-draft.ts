import { useEffect, useRef, useState } from 'react';
import { type Fields, same } from '#domain/editing/merge-fields.ts';
import { ask } from '../state/ask.ts';
import { person } from '../state/session.ts';
import { type BrowserCopy, dropCopy, readCopy, storeCopy } from './browser-copy.ts';

/** The thing as it is in the shop. */
export interface Published<F extends Fields> {
  readonly fields: F;
  readonly version: number;
}

export interface DraftOf<F extends Fields> {
  /** False until the server has said whether there is one. */
  readonly isReady: boolean;
  /** The thing with what was written in it. */
  readonly values: F;
  /** The fields that were changed, and what stood there when it was begun. */
  readonly changed: Partial<F>;
  readonly base: Partial<F>;
  /** The version it was begun from: what a publishing act expects. */
  readonly version: number;
  readonly savedAt: string | null;
  readonly state: 'none' | 'waiting' | 'saved' | 'not-saved';
  set<Name extends keyof F & string>(name: Name, value: F[Name]): void;
  /** Several at once, as of an earlier version. */
  setAll(values: Partial<F>): void;
  /** Takes over what others published meanwhile: `mergeFields` says what stays mine. */
  rebase(published: Published<F>, mine: Partial<F>): void;
  /** Thrown away, or published: there is none any more. */
  drop(): Promise<void>;
}

const pauseMs = 1_000;
const againMs = 5_000;

interface WrittenDraft {
  readonly changed: Fields;
  readonly base: Fields;
  readonly version: number;
}

/**
 * What somebody writes in a thing (`subject` 'article:10001'), saved on the server a second after the last key and in the
 * browser at once, until the server has it. Opened again it goes on where it was left.
 */
export function useDraft<F extends Fields>(subject: string, published: Published<F>): DraftOf<F> {
  const who = person.get()?.id ?? 0;
  const [draft, setDraft] = useState<WrittenDraft | null>(null);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [state, setState] = useState<DraftOf<F>['state']>('none');
  const newest = useRef(published);
  newest.current = published;
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once for each thing
  useEffect(() => {
    let isOver = false;
    void ask('draft', { subject }).then((answer) => {
      if (isOver) return;
      const copy = readCopy(who, subject);
      const stored = answer.kind === 'done' ? answer.value.mine : null;
      const empty = { changed: {}, base: {}, version: newest.current.version };
      if (copy !== null) {
        setDraft({ changed: copy.fields, base: copy.base, version: copy.version });
        save(copy, 0);
      } else if (stored !== null) {
        setDraft({ changed: stored.fields, base: stored.base, version: stored.version });
        setSavedAt(stored.savedAt);
        setState('saved');
      } else setDraft(empty);
    });
    return () => {
      isOver = true;
      clearTimeout(timer.current);
    };
  }, [subject, who]);

  const save = (copy: BrowserCopy, after: number) => {
    clearTimeout(timer.current);
    setState('waiting');
    storeCopy(who, subject, copy);
    timer.current = setTimeout(async () => {
      const answer = await ask('storeDraft', { subject, ...copy });
      if (answer.kind === 'done') {
        const current = readCopy(who, subject);
        if (current !== null && same(current, copy)) dropCopy(who, subject);
        setSavedAt(answer.value.savedAt);
        setState('saved');
      } else {
        setState('not-saved');
        if (answer.kind === 'no-connection') timer.current = setTimeout(() => save(copy, 0), againMs);
      }
    }, after);
  };

  const change = (next: WrittenDraft) => {
    setDraft(next);
    save({ fields: next.changed, base: next.base, version: next.version }, pauseMs);
  };

  /** With other values in some fields; what is again as it was before is no change. */
  const written = (values: Fields): WrittenDraft => {
    const isFirst = Object.keys(current.changed).length === 0;
    const before = (name: string) => (name in current.base ? current.base[name] : published.fields[name]);
    const changed = Object.entries({ ...current.changed, ...values }).filter(
      ([name, value]) => !same(before(name), value),
    );
    return {
      changed: Object.fromEntries(changed),
      base: Object.fromEntries(changed.map(([name]) => [name, before(name)])),
      version: isFirst ? published.version : current.version,
    };
  };
  const current: WrittenDraft = draft ?? { changed: {}, base: {}, version: published.version };
  return {
    isReady: draft !== null,
    values: { ...published.fields, ...current.changed } as F,
    changed: current.changed as Partial<F>,
    base: current.base as Partial<F>,
    version: current.version,
    savedAt,
    state,
    set: (name, value) => change(written({ [name]: value })),
    setAll: (values) => change(written(values)),
    rebase: (theirs, mine) =>
      change({
        changed: mine as Fields,
        base: Object.fromEntries(Object.keys(mine).map((name) => [name, theirs.fields[name]])),
        version: theirs.version,
      }),
    drop: async () => {
      clearTimeout(timer.current);
      dropCopy(who, subject);
      setDraft({ changed: {}, base: {}, version: newest.current.version });
      setSavedAt(null);
      setState('none');
      await ask('dropDraft', { subject });
    },
  };
}
