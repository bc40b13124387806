import { useEffect, useState } from 'react';
import type { DeskAnswer } from '#contract/desk/schemas.ts';
import type { DraftOf } from '../editing/use-draft.ts';
import { ask } from '../state/ask.ts';
import type { PageValues } from './page-form.tsx';

/** How the draft would be shown and what is wrong with it, asked whenever it was saved. What was asked last stays meanwhile. */
export function useDraftCheck(
  slug: string,
  { state, savedAt, isReady }: Pick<DraftOf<PageValues>, 'state' | 'savedAt' | 'isReady'>,
  version: number,
): DeskAnswer<'pageDraft'> | null {
  const [check, setCheck] = useState<DeskAnswer<'pageDraft'> | null>(null);
  const isAsked = isReady && (state === 'none' || state === 'saved');
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew after each save and each publishing
  useEffect(() => {
    if (!isAsked) return;
    let isOver = false;
    void ask('pageDraft', { slug }).then((answer) => {
      if (!isOver && answer.kind === 'done') setCheck(answer.value);
    });
    return () => {
      isOver = true;
    };
  }, [slug, isAsked, savedAt, version]);
  return check;
}
