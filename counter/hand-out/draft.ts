import type { HandOutDraft } from './proof-rules.ts';

const empty: HandOutDraft = { slip: '', idSeen: false, lastDigits: '' };
let kept: { readonly order: number; readonly draft: HandOutDraft } | null = null;

/** The half-done work of one hand-out, so that the lock does not cost it; the digits of a phone are not kept. */
export const handOutDraft = {
  read: (order: number): HandOutDraft => (kept?.order === order ? kept.draft : empty),
  keep(order: number, draft: HandOutDraft): void {
    kept = { order, draft: { ...draft, lastDigits: '' } };
  },
  forget(): void {
    kept = null;
  },
};
