/** Who has done what that somebody may ask about later. */
export interface AuditLog {
  write(entry: {
    actor: string;
    action: string;
    subject: string;
    details?: Readonly<Record<string, unknown>>;
  }): Promise<void>;
}
