import type { DeskActor } from '#server/ports/desk/desk-actor.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import { deskPut, deskRead, refusalOf, type WorkRefusal } from '../desk-use-case.ts';
import { draftSubjects } from './draft-subjects.ts';

/** Own drafts and who else is there. Nothing of it is published, so nothing of it is in the audit log. */
export const editingUseCases = {
  draft: deskRead('draft', async (tx, { subject }, { actor, now }) => {
    const writer = writerOf(actor, subject, now);
    if (!writer.ok) return writer;
    const drafts = await tx.editing.drafts(subject);
    return done({
      mine: drafts.find(({ member }) => member === writer.value)?.draft ?? null,
      others: drafts.filter(({ member }) => member !== writer.value).map(({ name, draft }) => ({ name, draft })),
    });
  }),
  storeDraft: deskPut('storeDraft', async (tx, draft, { actor, now }) => {
    const writer = writerOf(actor, draft.subject, now);
    if (!writer.ok) return writer;
    await tx.editing.storeDraft({ ...draft, member: writer.value }, now);
    return done({ savedAt: new Date(now).toISOString() });
  }),
  dropDraft: deskPut('dropDraft', async (tx, { subject }, { actor, now }) => {
    const writer = writerOf(actor, subject, now);
    if (!writer.ok) return writer;
    await tx.editing.dropDraft(subject, writer.value);
    return done({});
  }),
  present: deskPut('present', async (tx, { subject, field, left }, { actor, now }) => {
    const writer = writerOf(actor, subject, now);
    if (!writer.ok) return writer;
    if (left) {
      await tx.editing.leave(subject, writer.value);
      return done({ others: [] });
    }
    return done({ others: [...(await tx.editing.present(subject, writer.value, field, now))] });
  }),
} as const;

/** Whose draft it is; whoever may not edit the thing has none, and sees nobody's. */
function writerOf(actor: DeskActor, subject: string, now: number): Result<number, WorkRefusal> {
  const permission = draftSubjects[subject.split(':')[0] ?? ''];
  if (permission === undefined || actor.member === null) return refused({ code: 'unknown' });
  const refusal = refusalOf({ ...actor, steppedUpAt: now }, permission, now);
  return refusal === null ? done(actor.member) : refused(refusal);
}
