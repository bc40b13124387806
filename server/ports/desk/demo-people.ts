import type { DeskRole } from '#domain/staff/desk-role.ts';

/** Invented people of a demo's office, of whom one press makes the visitor one. A live shop has none. */
export interface DemoPeople {
  /** The number of the member of the staff who has this role. */
  memberOf(role: DeskRole): Promise<number>;
}
