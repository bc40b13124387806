import { useRef } from 'react';
import { blogDeskText as text } from '#content/nb/desk/editorial/blog.ts';
import type { DeskPost } from '#contract/desk/blog/schemas.ts';
import type { FieldChange } from '../editing/use-publishing.ts';
import { osloWords } from '../parts/oslo-field.tsx';
import { say } from '../state/notice.ts';
import { useAct } from '../state/use-act.ts';
import { useUndo } from '../state/use-undo.ts';
import type { PostValues } from './post-form.tsx';

type Publish = { readonly at: string | null } | null;

export interface PostActs {
  readonly isRunning: boolean;
  /** What is written is sent with how it is to stand in the shop: as `keep` or `place` said last. */
  send(changes: FieldChange<PostValues>[], version: number): ReturnType<ReturnType<typeof useAct<'savePost'>>['run']>;
  saved(entry: number | null): void;
  /** As it stands; null in `publish` means that. */
  keep(publish: () => void): void;
  /** Into the shop now (null) or at an instant; with what is written, where something is. */
  place(at: number | null, hasChanges: boolean, publish: () => void): void;
  takeOut(): void;
}

export function usePostActs(post: DeskPost, onChanged: () => void): PostActs {
  const wish = useRef<Publish>(null);
  const save = useAct('savePost', (refusal) => (refusal.code === 'changed' ? '' : text.refusals(refusal)));
  const out = useAct('unpublishPost', text.refusals);
  const undo = useUndo(onChanged);
  const send: PostActs['send'] = (changes, version) =>
    save.run({ id: post.id, version, changes, publish: wish.current });
  const saved = (entry: number | null) => {
    say({ tone: 'done', text: wordsFor(wish.current, post), undo: () => undo(entry) });
    onChanged();
  };
  return {
    isRunning: save.isRunning || out.isRunning,
    send,
    saved,
    keep: (publish) => {
      wish.current = null;
      publish();
    },
    place: async (at, hasChanges, publish) => {
      wish.current = { at: at === null ? null : new Date(at).toISOString() };
      if (hasChanges) return publish();
      const answer = await send([], post.version);
      if (answer?.kind === 'done') saved(answer.entry);
      else if (answer?.kind === 'refused') onChanged();
    },
    takeOut: async () => {
      const answer = await out.run({ id: post.id, version: post.version });
      if (answer?.kind === 'done') say({ tone: 'done', text: text.unpublished, undo: () => undo(answer.entry) });
      onChanged();
    },
  };
}

function wordsFor(wish: Publish, { state }: DeskPost): string {
  if (wish === null) return state === 'draft' ? text.saved : text.published;
  return wish.at === null ? text.published : text.planned(osloWords(Date.parse(wish.at)));
}
