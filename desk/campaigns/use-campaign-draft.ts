import { useEffect, useRef, useState } from 'react';
import { approveRefusals, beforePriceWords } from '#content/nb/desk/campaigns.ts';
import type { CampaignDetail, CampaignDraft } from '#contract/desk/campaigns/schemas.ts';
import type { Refusal } from '../data/answer.ts';
import { useAct } from '../state/use-act.ts';

export type Saving = 'saved' | 'waiting' | 'saving' | 'failed';

export interface CampaignEditing {
  /** As it stands in the fields. */
  readonly draft: CampaignDraft;
  /** As the server has read it last, with its checks. */
  readonly detail: CampaignDetail;
  readonly saving: Saving;
  readonly savedAt: Date | null;
  /** Somebody else has saved meanwhile. */
  readonly theirs: { readonly detail: CampaignDetail; readonly by: string | null } | null;
  change(change: Partial<CampaignDraft>): void;
  /** The campaign as an act has left it. */
  replace(detail: CampaignDetail): void;
}

const pauseMs = 1_000;
const againMs = 5_000;

export function draftOf(detail: CampaignDetail): CampaignDraft {
  const { name, start, end, showLabel, labelText, lines } = detail;
  return {
    name,
    start,
    end,
    showLabel,
    labelText,
    lines: lines.map(({ articleId, price, before }) => ({ articleId, price, before })),
  };
}

/** What is written is saved a second after the last key, and every save answers with the checks made anew. */
export function useCampaignDraft(first: CampaignDetail): CampaignEditing {
  const [draft, setDraft] = useState(() => draftOf(first));
  const [detail, setDetail] = useState(first);
  const [saving, setSaving] = useState<Saving>('saved');
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [theirs, setTheirs] = useState<CampaignEditing['theirs']>(null);
  const latest = useRef(draft);
  latest.current = draft;
  const version = useRef(first.version);
  const act = useAct('saveCampaign', (refusal) => (refusal.code === 'changed' ? '' : null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written, and whether the last try failed, start the pause
  useEffect(() => {
    if (saving !== 'waiting' && saving !== 'failed') return;
    const timer = setTimeout(() => void save(), saving === 'failed' ? againMs : pauseMs);
    return () => clearTimeout(timer);
  }, [draft, saving]);

  async function save(): Promise<void> {
    const sent = latest.current;
    setSaving('saving');
    const answer = await act.run({ id: first.id, version: version.current, draft: sent });
    if (answer?.kind === 'done') {
      version.current = answer.value.version;
      setDetail(answer.value);
      setSavedAt(new Date());
      setSaving(latest.current === sent ? 'saved' : 'waiting');
      return;
    }
    setSaving('failed');
    if (answer?.kind === 'refused' && answer.refusal.code === 'changed') {
      setTheirs({ detail: answer.refusal.thing as CampaignDetail, by: answer.refusal.by ?? null });
      setSaving('saved');
    }
  }

  return {
    draft,
    detail,
    saving,
    savedAt,
    theirs,
    change: (change) => {
      setDraft((before) => ({ ...before, ...change }));
      setSaving('waiting');
    },
    replace: (after) => {
      version.current = after.version;
      setDetail(after);
      setDraft(draftOf(after));
      setTheirs(null);
      setSaving('saved');
    },
  };
}

/** Why a campaign is not approved, stopped or taken back. */
export function campaignRefusal({ reason, values }: Refusal): string | null {
  if (reason === 'unlawful' && values !== undefined) return beforePriceWords(values);
  return reason === undefined ? null : (approveRefusals[reason] ?? null);
}
