import type { StaffActor } from '../staff.ts';

/** Who has done what that somebody may ask about later. */
export interface AuditLog {
  write(entry: {
    actor: string;
    action: string;
    subject: string;
    details?: Readonly<Record<string, unknown>>;
    /** Which of the shop's people did it and where, with what was there before and is there now. */
    staff?: StaffActor;
    before?: Readonly<Record<string, unknown>>;
    after?: Readonly<Record<string, unknown>>;
  }): Promise<void>;
}
