import { useState } from 'react';
import { type Fields, mergeFields } from '#domain/editing/merge-fields.ts';
import type { Answer } from '../data/answer.ts';
import type { ConflictProps } from './conflict-dialog.tsx';
import { type DraftOf, type Published, useDraft } from './use-draft.ts';

/** One field that was written: what stood there when it was begun, and what stands there now. */
export interface FieldChange<F extends Fields> {
  readonly field: keyof F & string;
  readonly from: F[keyof F & string];
  readonly to: F[keyof F & string];
}

export interface PublishingWork<F extends Fields> {
  readonly draft: DraftOf<F>;
  /** Fields that were changed. */
  readonly count: number;
  publish(): void;
  /** What a dialog about a field that two have changed is given, without its name for a sentence; null: there is none. */
  readonly contested: (Omit<ConflictProps, 'field'> & { readonly name: keyof F & string }) | null;
}

interface Clash<F extends Fields> {
  readonly name: keyof F & string;
  readonly base: Fields;
  readonly mine: Partial<F>;
  readonly theirs: Published<F>;
  readonly by: string;
  readonly at: string;
}

export interface PublishingParts<F extends Fields> {
  readonly subject: string;
  readonly published: Published<F>;
  readonly send: (changes: FieldChange<F>[], version: number) => Promise<Answer<unknown> | null>;
  readonly onPublished: (entry: number | null) => void;
}

/**
 * A thing with texts, written as a draft and published. Of a field that somebody else has changed meanwhile both texts are
 * shown, and the third that is written is published; the other fields merge.
 */
export function usePublishing<F extends Fields>(parts: PublishingParts<F>): PublishingWork<F> {
  const draft = useDraft<F>(parts.subject, parts.published);
  const [clash, setClash] = useState<Clash<F> | null>(null);

  const send = async (mine: Partial<F>, base: Fields, version: number) => {
    const changes = Object.entries(mine).map(([field, to]) => ({ field, from: base[field], to }) as FieldChange<F>);
    if (changes.length === 0) return draft.drop();
    const answer = await parts.send(changes, version);
    if (answer?.kind === 'done') {
      await draft.drop();
      parts.onPublished(answer.entry);
    } else if (answer?.kind === 'refused' && answer.refusal.code === 'changed') {
      const theirs = answer.refusal.thing as Published<F>;
      const [name] = mergeFields(base, mine, theirs.fields).conflicts;
      if (name === undefined) return;
      const { by, at } = answer.refusal;
      setClash({ name, base, mine, theirs, by: by ?? '', at: at ?? new Date().toISOString() });
    }
  };
  /** The third text, or null for theirs; the rest of what was written goes with it. */
  const settle = (third: string | null) => {
    if (clash === null) return;
    const { name, theirs, base, mine } = clash;
    const { [name]: _mine, ...others } = mine;
    const next = (third === null ? others : { ...others, [name]: third }) as Partial<F>;
    setClash(null);
    draft.rebase(theirs, next);
    void send(next, { ...base, [name]: theirs.fields[name] }, theirs.version);
  };
  return {
    draft,
    count: Object.keys(draft.changed).length,
    publish: () => void send(draft.changed, draft.base as Fields, draft.version),
    contested:
      clash === null
        ? null
        : {
            name: clash.name,
            base: String(clash.base[clash.name] ?? ''),
            mine: { text: String(clash.mine[clash.name] ?? ''), savedAt: draft.savedAt },
            theirs: { text: String(clash.theirs.fields[clash.name] ?? ''), name: clash.by, at: clash.at },
            onPublish: settle,
            onKeepTheirs: () => settle(null),
            onClose: () => setClash(null),
          },
  };
}
