import type { DeskRole } from '#domain/staff/desk-role.ts';
import type { Mail } from '../mail.ts';

/** What people of the office are written about their access. */
export interface StaffMails {
  invitation(to: { readonly email: string; readonly role: DeskRole }, token: string): Mail;
  newBrowser(to: { readonly email: string; readonly name: string }, device: string, at: number): Mail;
  /** Where an invitation leads, for whoever passes it on by hand. */
  invitationUrl(token: string): string;
}
