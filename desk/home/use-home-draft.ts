import { useEffect, useRef, useState } from 'react';
import { homeText as text } from '#content/nb/desk/home.ts';
import type { HomeState, HomeWarning } from '#contract/desk/home/schemas.ts';
import { randomUuid } from '#ui/browser/device/random-uuid.ts';
import type { Refusal } from '../data/answer.ts';
import { ask } from '../state/ask.ts';
import { say } from '../state/notice.ts';
import { useAct } from '../state/use-act.ts';
import { faultsOf, type HomePageFile, type PartName } from './home-page-model.ts';
import { chosenPage, type MergedPages, mergePages } from './merge-pages.ts';

export interface HomeEditing {
  readonly page: HomePageFile;
  readonly draft: { readonly id: number; readonly version: number } | null;
  readonly saving: 'saved' | 'waiting' | 'saving' | 'failed';
  readonly savedAt: Date | null;
  readonly warnings: readonly HomeWarning[];
  /** Where the draft is shown; null: there is none. */
  readonly preview: string | null;
  /** Somebody else has saved changes of the same parts; null: nobody. */
  readonly clash: HomeClash | null;
  settle(keepsMine: ReadonlySet<PartName>): void;
  /** Later: it is asked again when something more is written. */
  leaveClash(): void;
  readonly past: number;
  readonly future: number;
  change(page: HomePageFile): void;
  undo(): void;
  redo(): void;
}

export interface HomeClash {
  readonly by: string;
  readonly draft: { readonly id: number; readonly version: number; readonly page: HomePageFile };
  readonly merged: MergedPages;
}

const pauseMs = 1_000;
const againMs = 5_000;
const mostSteps = 50;

export function homeRefusal({ code, reason }: Refusal): string | null {
  if (code === 'changed') return text.theirs;
  return reason === undefined ? null : (text.refusals[reason] ?? null);
}

/** What is written is saved a second after the last key as the one draft there is; every step can be taken back. */
export function useHomeDraft(first: HomeState): HomeEditing {
  const [page, setPage] = useState<HomePageFile>(first.draft?.page ?? first.live);
  const [steps, setSteps] = useState<{ past: HomePageFile[]; future: HomePageFile[] }>({ past: [], future: [] });
  const [draft, setDraft] = useState<HomeEditing['draft']>(first.draft);
  const [saving, setSaving] = useState<HomeEditing['saving']>('saved');
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [warnings, setWarnings] = useState<readonly HomeWarning[]>(first.warnings);
  const [preview, setPreview] = useState<string | null>(null);
  const [clash, setClash] = useState<HomeClash | null>(null);
  /** What the server had when what is written here was begun. */
  const base = useRef<HomePageFile>(page);
  const latest = useRef(page);
  latest.current = page;
  const save = useAct('saveHome', (refusal) =>
    // What somebody else has saved is merged, or asked about.
    refusal.code === 'changed' ? '' : homeRefusal(refusal),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another draft or version is shown anew
  useEffect(() => {
    void ask('previewHome', { id: draft?.id ?? 0 }, { key: randomUuid() }).then((answer) => {
      if (answer.kind === 'done') setPreview(answer.value.address);
    });
  }, [draft?.id, draft?.version]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written, and whether the last try failed, start the pause
  useEffect(() => {
    if ((saving !== 'waiting' && saving !== 'failed') || faultsOf(page).size > 0) return;
    const timer = setTimeout(() => void send(), saving === 'failed' ? againMs : pauseMs);
    return () => clearTimeout(timer);
  }, [page, saving]);

  async function send(): Promise<void> {
    const sent = latest.current;
    setSaving('saving');
    const answer = await save.run({ id: draft?.id ?? null, version: draft?.version ?? 0, page: sent });
    if (answer?.kind === 'refused' && answer.refusal.code === 'changed') return meet(answer.refusal);
    if (answer?.kind !== 'done') return setSaving(answer?.kind === 'refused' ? 'saved' : 'failed');
    base.current = sent;
    setDraft({ id: answer.value.id, version: answer.value.version });
    setWarnings(answer.value.warnings);
    setSavedAt(new Date());
    setSaving(latest.current === sent ? 'saved' : 'waiting');
  }

  /** Somebody was first: what they wrote comes in, and what both wrote is asked about. */
  function meet({ thing, by }: Refusal): void {
    const theirs = thing as HomeClash['draft'];
    const merged = mergePages(base.current, latest.current, theirs.page);
    const found = { by: by ?? '', draft: theirs, merged };
    setSaving('saved');
    if (merged.conflicts.length > 0) {
      setClash(found);
      return;
    }
    take(found, merged.theirs);
    say({ tone: 'done', text: text.mergedIn(found.by === '' ? text.clash.somebody : found.by) });
  }

  function take({ draft: theirs }: HomeClash, to: HomePageFile): void {
    base.current = theirs.page;
    setClash(null);
    setDraft({ id: theirs.id, version: theirs.version });
    setPage(to);
    setSaving('waiting');
  }

  const go = (to: HomePageFile, next: typeof steps) => {
    setPage(to);
    setSteps(next);
    setSaving('waiting');
  };
  return {
    page,
    draft,
    saving,
    savedAt,
    warnings,
    preview,
    clash,
    settle: (keepsMine) => clash !== null && take(clash, chosenPage(clash.merged, keepsMine)),
    leaveClash: () => setClash(null),
    past: steps.past.length,
    future: steps.future.length,
    change: (to) => go(to, { past: [...steps.past, page].slice(-mostSteps), future: [] }),
    undo: () => {
      const to = steps.past.at(-1);
      if (to !== undefined) go(to, { past: steps.past.slice(0, -1), future: [page, ...steps.future] });
    },
    redo: () => {
      const [to, ...future] = steps.future;
      if (to !== undefined) go(to, { past: [...steps.past, page], future });
    },
  };
}
