import { grantOf } from '#domain/staff/may.ts';
import { readOsloInstant } from '#domain/time/oslo.ts';
import type { DeskActor } from '#server/ports/desk/desk-actor.ts';
import { done } from '#server/ports/result.ts';
import { deskRead } from '../desk-use-case.ts';
import { undoers } from '../undo-table.ts';
import { listedEntry } from './listed-entry.ts';

/** The audit log: an administrator sees all of it, the others what they did themselves. */
export const logUseCases = {
  log: deskRead('log', async (tx, { from, to, ...wish }, { actor }) => {
    const page = await tx.log.page({
      ...wish,
      from: from === undefined ? null : readOsloInstant(from, 'start'),
      to: to === undefined ? null : readOsloInstant(to, 'end'),
      onlyOf: onlyOf(actor),
      undoable: Object.keys(undoers),
    });
    return done({ ...page, rows: page.rows.map((row) => listedEntry(actor, row)) });
  }),
  logChoices: deskRead('logChoices', async (tx, _input, { actor }) => done(await tx.log.choices(onlyOf(actor)))),
} as const;

function onlyOf(actor: DeskActor): number | null {
  return grantOf(actor.role, 'log.see')?.scope === 'all' ? null : (actor.member ?? 0);
}
