/** What another system did, in the audit log. */
export interface SystemAudit {
  write(entry: {
    /** Id of the key. */
    readonly key: string;
    readonly action: string;
    readonly subject: string;
    readonly after: Readonly<Record<string, unknown>>;
  }): Promise<void>;
}
