import type { Draft, OtherEditor } from '#contract/desk/editing/schemas.ts';

export interface StoredDraft {
  readonly subject: string;
  readonly member: number;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly base: Readonly<Record<string, unknown>>;
  readonly version: number;
}

/** What people of the office are in the middle of. */
export interface DeskEditing {
  drafts(
    subject: string,
  ): Promise<readonly { readonly member: number; readonly name: string; readonly draft: Draft }[]>;
  storeDraft(draft: StoredDraft, now: number): Promise<void>;
  dropDraft(subject: string, member: number): Promise<void>;
  /** Says that a member is here, and who else is. */
  present(subject: string, member: number, field: string | null, now: number): Promise<readonly OtherEditor[]>;
  leave(subject: string, member: number): Promise<void>;
}
