import { grantOf, may } from '#domain/staff/may.ts';
import { readOsloInstant } from '#domain/time/oslo.ts';
import type { DeskActor } from '#server/ports/desk/desk-actor.ts';
import { done } from '#server/ports/result.ts';
import { deskRead } from '../desk-use-case.ts';
import { undoers } from '../undo/undoers.ts';

/** The audit log: an administrator sees all of it, the others what they did themselves. */
export const logUseCases = {
  log: deskRead('log', async (tx, { from, to, ...wish }, { actor }) => {
    const page = await tx.log.page({
      ...wish,
      from: from === undefined ? null : readOsloInstant(from, 'start'),
      to: to === undefined ? null : readOsloInstant(to, 'end'),
      onlyOf: onlyOf(actor),
    });
    const rows = page.rows.map(({ entry, undone, changedBy }) => {
      const undoer = undoers[entry.action];
      const undoable = undoer !== undefined && !undone && changedBy === null && may(actor, undoer.permission);
      return { ...entry, undoable };
    });
    return done({ ...page, rows });
  }),
  logChoices: deskRead('logChoices', async (tx, _input, { actor }) => done(await tx.log.choices(onlyOf(actor)))),
} as const;

function onlyOf(actor: DeskActor): number | null {
  return grantOf(actor.role, 'log.see')?.scope === 'all' ? null : (actor.member ?? 0);
}
