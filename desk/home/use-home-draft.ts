import { useEffect, useRef, useState } from 'react';
import { homeText as text } from '#content/nb/desk/home.ts';
import type { HomeState, HomeWarning } from '#contract/desk/home/schemas.ts';
import { randomUuid } from '#ui/browser/device/random-uuid.ts';
import type { Refusal } from '../data/answer.ts';
import { ask } from '../state/ask.ts';
import { useAct } from '../state/use-act.ts';
import { faultsOf, type HomePageFile } from './home-page-model.ts';

export interface HomeEditing {
  readonly page: HomePageFile;
  readonly draft: { readonly id: number; readonly version: number } | null;
  readonly saving: 'saved' | 'waiting' | 'saving' | 'failed';
  readonly savedAt: Date | null;
  readonly warnings: readonly HomeWarning[];
  /** Where the draft is shown; null: there is none. */
  readonly preview: string | null;
  readonly past: number;
  readonly future: number;
  change(page: HomePageFile): void;
  undo(): void;
  redo(): void;
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
  const latest = useRef(page);
  latest.current = page;
  const save = useAct('saveHome', homeRefusal);
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
    if (answer?.kind !== 'done') return setSaving(answer?.kind === 'refused' ? 'saved' : 'failed');
    setDraft({ id: answer.value.id, version: answer.value.version });
    setWarnings(answer.value.warnings);
    setSavedAt(new Date());
    setSaving(latest.current === sent ? 'saved' : 'waiting');
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
