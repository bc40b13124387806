import type { Colleague, StaffInvitation, StaffSessionRow } from '#contract/desk/staff/schemas.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';
import type { DeskRole } from '#domain/staff/desk-role.ts';

/** The people of the office. */
export interface DeskStaff {
  list(now: number): Promise<Colleague[]>;
  invitations(now: number): Promise<StaffInvitation[]>;
  /** Locked until the transaction ends; null: nobody with access to the desk. */
  lock(id: number, now: number): Promise<Colleague | null>;
  /** Others than this one who are administrators. All of them are locked, so that two demotions at once are one after the other. */
  otherAdministrators(id: number): Promise<number>;
  setRole(id: number, role: DeskRole, shops: readonly ShopId[]): Promise<void>;
  /** Sessions, ways in and open invitations end with it. Somebody who also stands at a counter goes on doing so. */
  removeAccess(id: number, now: number): Promise<void>;
  sessions(id: number, now: number): Promise<Omit<StaffSessionRow, 'isThis'>[]>;
  endSession(id: number, session: number, now: number): Promise<boolean>;
}
