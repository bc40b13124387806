import { useEffect, useState } from 'react';
import type { DeskAnswer, DeskRequest } from '#contract/desk/schemas.ts';
import type { Fields } from '#domain/editing/merge-fields.ts';
import { ask } from '../state/ask.ts';
import type { DraftOf } from './use-draft.ts';

/**
 * How a draft would be shown and what is wrong with it, asked whenever it was saved and whenever the thing has changed. What
 * was answered last stays meanwhile.
 */
export function useDraftCheck<Call extends 'pageDraft' | 'postDraft'>(
  call: Call,
  input: DeskRequest<Call>,
  { state, savedAt, isReady }: Pick<DraftOf<Fields>, 'state' | 'savedAt' | 'isReady'>,
  version: number,
): DeskAnswer<Call> | null {
  const [check, setCheck] = useState<DeskAnswer<Call> | null>(null);
  const isAsked = isReady && (state === 'none' || state === 'saved');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked is the same as long as the page is
  useEffect(() => {
    if (!isAsked) return;
    let isOver = false;
    void ask(call, input).then((answer) => {
      if (!isOver && answer.kind === 'done') setCheck(answer.value);
    });
    return () => {
      isOver = true;
    };
  }, [isAsked, savedAt, version]);
  return check;
}
