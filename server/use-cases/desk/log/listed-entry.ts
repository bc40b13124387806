import type { ListedEntry } from '#contract/desk/log/schemas.ts';
import { may } from '#domain/staff/may.ts';
import type { DeskActor } from '#server/ports/desk/desk-actor.ts';
import type { FollowedEntry } from '#server/ports/desk/desk-log.ts';
import { undoers } from '../undo-table.ts';

/** With whether the actor can take it back. */
export function listedEntry(actor: DeskActor, { entry, undone, changedBy }: FollowedEntry): ListedEntry {
  const undoer = undoers[entry.action];
  const undoable = undoer !== undefined && !undone && changedBy === null && may(actor, undoer.permission);
  return { ...entry, undoable };
}
