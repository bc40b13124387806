import { useState } from 'react';
import { fieldTitle, settingsRefusal, settingsText as text } from '#content/nb/desk/settings.ts';
import type { DeskRequest } from '#contract/desk/schemas.ts';
import type { DeskBrand } from '#contract/desk/settings/schemas.ts';
import { type Fields, mergeFields } from '#domain/editing/merge-fields.ts';
import type { Refusal } from '../data/answer.ts';
import { type DraftOf, useDraft } from '../editing/use-draft.ts';
import { say } from '../state/notice.ts';
import { useAct } from '../state/use-act.ts';
import { useUndo } from '../state/use-undo.ts';

/** A field that two have changed: their value, and who they are. */
export interface Contested {
  readonly field: string;
  readonly base: string;
  readonly theirs: { readonly text: string; readonly name: string; readonly at: string };
}

export interface BrandWork {
  readonly brand: DeskBrand;
  readonly draft: DraftOf<Fields>;
  readonly count: number;
  readonly isRunning: boolean;
  readonly contested: Contested | null;
  readonly publish: () => void;
  /** The third text, or null for theirs. */
  readonly settle: (third: string | null) => void;
  readonly leaveContested: () => void;
}

type Changes = DeskRequest<'saveBrand'>['changes'];

/** What is written of the brand, stored as a draft, and how it is published. */
export function useBrand(brand: DeskBrand, onPublished: () => void): BrandWork {
  const draft = useDraft<Fields>(`brand:${brand.name}`, { fields: brand.fields, version: brand.version });
  const [clash, setClash] = useState<{ readonly contested: Contested; readonly fields: Fields } | null>(null);
  const act = useAct('saveBrand', (refusal) => (refusal.code === 'changed' ? '' : settingsRefusal(refusal)));
  const undo = useUndo(onPublished);
  const send = async (mine: Fields, base: Fields) => {
    const changes = Object.keys(mine).map((field) => ({ field, from: base[field] ?? null, to: mine[field] ?? null }));
    const answer = await act.run({ changes: changes as Changes });
    if (answer?.kind === 'done') {
      await draft.drop();
      const { entry } = answer;
      say({ tone: 'done', text: text.published, undo: () => undo(entry) });
      onPublished();
    } else if (answer?.kind === 'refused' && answer.refusal.code === 'changed') ask(mine, base, answer.refusal);
  };
  const ask = (mine: Fields, base: Fields, { thing, by, at }: Refusal) => {
    const { fields } = thing as { readonly fields: Fields };
    const [field] = mergeFields(base, mine, fields).conflicts;
    if (field === undefined) return void send(mine, fields);
    setClash({
      contested: {
        field,
        base: shown(base[field]),
        theirs: { text: shown(fields[field]), name: by ?? '', at: at ?? new Date().toISOString() },
      },
      fields,
    });
  };
  return {
    brand,
    draft,
    count: Object.keys(draft.changed).length,
    isRunning: act.isRunning,
    contested: clash?.contested ?? null,
    publish: () => void send(draft.changed, draft.base),
    leaveContested: () => setClash(null),
    settle: (third) => {
      if (clash === null) return;
      const { contested, fields } = clash;
      const { [contested.field]: own, ...others } = draft.changed;
      const mine = third === null ? others : { ...others, [contested.field]: typeof own === 'string' ? third : own };
      setClash(null);
      draft.rebase({ fields, version: brand.version }, mine);
      if (Object.keys(mine).length > 0) void send(mine, fields);
    },
  };
}

/** A value as it is told beside another. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === undefined || value === null ? '' : JSON.stringify(value);
}

export function inSentence(field: string): string {
  const name = fieldTitle(field);
  return name.charAt(0).toLowerCase() + name.slice(1);
}
