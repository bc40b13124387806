import { done, refused } from '#server/ports/result.ts';
import { deskAct, refusalOf } from '../desk-use-case.ts';
import { undoers } from '../undo-table.ts';

export const undoUseCases = {
  /** A new entry that takes an old one back; refused when the thing has changed since. */
  undo: deskAct({ call: 'undo', action: 'undone' }, async (tx, { id }, context) => {
    const found = await tx.log.entry(id, Object.keys(undoers));
    const undoer = found === null ? undefined : undoers[found.entry.action];
    if (found === null || undoer === undefined) return refused({ code: 'unknown' });
    const refusal = refusalOf(context.actor, undoer.permission, context.now);
    if (refusal !== null) return refused(refusal);
    const { entry, undone, changedBy } = found;
    if (undone) return refused({ code: 'conflict', reason: 'undone' });
    if (changedBy !== null) return refused({ code: 'conflict', reason: 'changed-since', values: { name: changedBy } });
    const taken = await undoer.undo(tx, entry, context);
    return taken.ok ? done({ answer: {}, audit: { ...taken.value, undoes: entry.id } }) : taken;
  }),
} as const;
