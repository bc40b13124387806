import { frameText } from '#content/nb/desk/frame.ts';
import { logText } from '#content/nb/desk/log.ts';
import type { Refusal } from '../data/answer.ts';
import { say } from './notice.ts';
import { useAct } from './use-act.ts';

/** Takes an act back by its entry in the audit log, and says what came of it: `say({ …, undo: () => undo(answer.entry) })`. */
export function useUndo(onDone: () => void): (entry: number | null) => void {
  const act = useAct('undo', undoWords);
  return async (entry) => {
    if (entry === null) return;
    const answer = await act.run({ id: entry });
    if (answer?.kind === 'done') say({ tone: 'done', text: frameText.undone });
    onDone();
  };
}

function undoWords({ code, reason, values }: Refusal): string | null {
  if (code !== 'conflict') return null;
  return reason === 'changed-since' ? logText.changedSince(String(values?.name ?? '')) : logText.alreadyUndone;
}
