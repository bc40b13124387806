import type { HandOutDraft } from './proof-rules.ts';

const empty: HandOutDraft = { slip: '', idSeen: false, lastDigits: '' };
let stored: { readonly order: number; readonly draft: HandOutDraft } | null = null;

/** The half-done work of one hand-out, so that the lock does not cost it; the digits of a phone are not stored. */
export const handOutDraft = {
  read: (order: number): HandOutDraft => (stored?.order === order ? stored.draft : empty),
  store(order: number, draft: HandOutDraft): void {
    stored = { order, draft: { ...draft, lastDigits: '' } };
  },
  forget(): void {
    stored = null;
  },
};
