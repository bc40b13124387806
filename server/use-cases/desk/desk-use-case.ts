import { type DeskCall, deskEndpoints } from '#contract/desk/endpoints.ts';
import type { DeskRefusal } from '#contract/desk/refusal.ts';
import type { DeskAnswer, DeskInput } from '#contract/desk/schemas.ts';
import { denial, needsStepUp, stepUpMs } from '#domain/staff/may.ts';
import type { Permission } from '#domain/staff/permissions.ts';
import type { DeskActor } from '#server/ports/desk/desk-actor.ts';
import type { DeskLog, NewEntry } from '#server/ports/desk/desk-log.ts';
import type { DeskTransaction } from '#server/ports/desk/desk-transaction.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { DeskParts } from './desk-parts.ts';

/** What the work of a use case knows beside what was asked. */
export interface DeskContext {
  readonly actor: DeskActor;
  readonly parts: DeskParts;
  readonly now: number;
}

/** A refusal of an area. 'changed' names its subject: who changed it last, and when, is looked up for it. */
export type WorkRefusal = DeskRefusal & { readonly subject?: string };

/** What an act has done: its answer, and what the audit log says of it. */
export interface Acted<Answer> {
  readonly answer: Answer;
  readonly audit: AuditNote | readonly [AuditNote, ...AuditNote[]] | WrittenEntry;
  /** The answer to a repeated Idempotency-Key where the first answer held a secret, which is stored nowhere. */
  readonly again?: Answer;
  /** Once it is committed: what may be told or begun then. Its failure is nobody's. */
  readonly then?: () => void;
}

/** The number of an entry that the work's own transaction has written, where it had to have one. */
export interface WrittenEntry {
  readonly entry: number;
}

/** `action` is the act's own unless another is named. */
export type AuditNote = Omit<NewEntry, 'action'> & { readonly action?: string };

/** A use case of the desk. There is no other way to make one than `deskRead` and `deskAct`. */
export interface DeskUseCase<Call extends DeskCall> {
  readonly call: Call;
  /** `key`: the Idempotency-Key of an act; a read has none. `onEntry` is told its (first) entry in the audit log. */
  run(
    parts: DeskParts,
    actor: DeskActor,
    input: DeskInput<Call>,
    key: string,
    onEntry?: (entry: number) => void,
  ): Promise<Result<DeskAnswer<Call>, DeskRefusal>>;
}

/** Whether the actor may, and has been asked for lately where that is needed. Null: yes. */
export function refusalOf(actor: DeskActor, permission: Permission, now: number): DeskRefusal | null {
  const denied = denial(actor, permission);
  if (denied !== null) return denied.code === 'role' ? { code: 'role', roles: [...denied.roles] } : denied;
  if (!needsStepUp(permission) || actor.kind === 'command') return null;
  return actor.steppedUpAt !== null && now - actor.steppedUpAt <= stepUpMs ? null : { code: 'step-up' };
}

/**
 * Reads in one transaction, so that what is shown belongs together. `note` writes that personal data was opened.
 */
export function deskRead<const Call extends DeskCall>(
  call: Call,
  work: (
    tx: Omit<DeskTransaction, 'log'> & { readonly log: Omit<DeskLog, 'write'> },
    input: DeskInput<Call>,
    context: DeskContext & { readonly note: (entry: NewEntry) => Promise<unknown> },
  ) => Promise<Result<DeskAnswer<Call>, WorkRefusal>>,
): DeskUseCase<Call> {
  return {
    call,
    run: async (parts, actor, input) => {
      const now = parts.now();
      const refusal = refusalOf(actor, deskEndpoints[call].permission, now);
      if (refusal !== null) return refused(refusal);
      return parts.desk.transaction<DeskAnswer<Call>, DeskRefusal>((tx) =>
        work(tx, input, { actor, parts, now, note: (entry) => tx.log.write(actor, entry) }),
      );
    },
  };
}

/**
 * Stores what is the person's own, such as a draft, by PUT: no entry in the audit log and no key, for it is the same when it comes twice.
 */
export function deskPut<const Call extends PutCall>(
  call: Call,
  work: (
    tx: DeskTransaction,
    input: DeskInput<Call>,
    context: DeskContext,
  ) => Promise<Result<DeskAnswer<Call>, WorkRefusal>>,
): DeskUseCase<Call> {
  return deskRead(call, (tx, input, context) => work(tx as DeskTransaction, input, context));
}

/** Calls that are made by PUT; what an area changes for others is an act. */
type PutCall = {
  [Call in DeskCall]: (typeof deskEndpoints)[Call]['method'] extends 'PUT' ? Call : never;
}[DeskCall];

/**
 * Every act goes this way, in one transaction: who acts is asked for again, its key is claimed, the work done and written
 * down. A repeated key gets the first answer. A refusal undoes everything, its key included.
 */
export function deskAct<const Call extends DeskCall>(
  { call, action }: { readonly call: Call; readonly action: string },
  work: (
    tx: DeskTransaction,
    input: DeskInput<Call>,
    context: DeskContext,
  ) => Promise<Result<Acted<DeskAnswer<Call>>, WorkRefusal>>,
): DeskUseCase<Call> {
  return {
    call,
    run: async (parts, actor, input, key, onEntry) => {
      const now = parts.now();
      const refusal = refusalOf(actor, deskEndpoints[call].permission, now);
      if (refusal !== null) return refused(refusal);
      let afterwards: (() => void) | undefined;
      let entry = 0;
      const outcome = await parts.desk.transaction<DeskAnswer<Call>, DeskRefusal>(async (tx) => {
        afterwards = undefined;
        if (!(await tx.stillSignedIn(actor))) return refused({ code: 'signed-out' });
        const requestHash = parts.checkout.secrets.fingerprint(JSON.stringify([call, actor.member, input]));
        const claim = { scope: 'desk', key, requestHash } as const;
        const verdict = await tx.claims.make(claim, now);
        if (verdict.kind === 'repeated') {
          if (!verdict.sameRequest) return refused({ code: 'other-request' });
          const first = verdict.answer as { answer: DeskAnswer<Call>; entry: number };
          entry = first.entry;
          return done(first.answer);
        }
        const acted = await work(tx, input, { actor, parts, now });
        if (!acted.ok) return refused(await explained(tx, acted.refusal));
        const { answer, again = answer, audit, then } = acted.value;
        const written: number[] = 'entry' in audit ? [audit.entry] : [];
        for (const note of notesOf(audit)) written.push(await tx.log.write(actor, { action, ...note }));
        entry = written[0] ?? 0;
        await tx.claims.keepAnswer(claim, { answer: again, entry });
        afterwards = then;
        return done(answer);
      });
      afterwards?.();
      if (outcome.ok) onEntry?.(entry);
      return outcome;
    },
  };
}

function notesOf(audit: Acted<unknown>['audit']): readonly AuditNote[] {
  if ('entry' in audit) return [];
  return isMany(audit) ? audit : [audit];
}

function isMany(audit: AuditNote | readonly AuditNote[]): audit is readonly AuditNote[] {
  return Array.isArray(audit);
}

async function explained(tx: DeskTransaction, { subject, ...refusal }: WorkRefusal): Promise<DeskRefusal> {
  if (refusal.code !== 'changed' || subject === undefined) return refusal;
  const last = await tx.log.lastChange(subject);
  return { ...refusal, by: last?.by ?? null, at: last === null ? null : new Date(last.at).toISOString() };
}
