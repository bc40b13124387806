import type { AuditEntry } from '#contract/desk/log/schemas.ts';
import type { Permission } from '#domain/staff/permissions.ts';
import type { DeskTransaction } from '#server/ports/desk/desk-transaction.ts';
import type { Result } from '#server/ports/result.ts';
import type { AuditNote, DeskContext, WorkRefusal } from '../desk-use-case.ts';

export interface Undoer {
  /** Whoever may do it may take it back. */
  readonly permission: Permission;
  /**
   * Puts back what `before` says. That nothing of the same fields was changed since is known already. Gives what the new
   * entry says.
   */
  undo(tx: DeskTransaction, entry: AuditEntry, context: DeskContext): Promise<Result<AuditNote, WorkRefusal>>;
}
