import { searchText as text } from '#content/nb/desk/search.ts';
import type { PinRow } from '#contract/desk/search/schemas.ts';
import { say } from '../state/notice.ts';
import { useAct } from '../state/use-act.ts';
import { useUndo } from '../state/use-undo.ts';

/** Lets a pinned article go, and says so. */
export function useUnpin(
  onDone: () => void,
): (pin: Pick<PinRow, 'query' | 'articleId' | 'version' | 'name'>) => Promise<void> {
  const remove = useAct('removePin');
  const undo = useUndo(onDone);
  return async ({ query, articleId, version, name }) => {
    const answer = await remove.run({ query, articleId, version });
    if (answer?.kind === 'done') say({ tone: 'done', text: text.unpinned(name), undo: () => undo(answer.entry) });
    onDone();
  };
}
