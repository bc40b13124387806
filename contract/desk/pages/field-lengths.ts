/** What is written of a page, and how long each may be. */
export const pageFieldLengths = { title: 120, description: 300, lead: 500, body: 100_000 } as const;

/** Why a text cannot be shown, for whoever writes it; 'empty' names the field. */
export interface PageDraftFault {
  readonly reason: string;
  readonly value: string;
}
