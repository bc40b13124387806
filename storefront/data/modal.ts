import { store } from './store.ts';

/** The one modal of the page and what it holds; the cart unless something else was asked for (UI-44, UI-47). */
export interface ModalState {
  readonly open: boolean;
  readonly content: ModalContent;
  /** The promo-code modal stands on the cart and goes with it (UI-46). */
  readonly promoOpen: boolean;
}

export type ModalContent = 'cart' | 'privacy';

export const closedModal: ModalState = { open: false, content: 'cart', promoOpen: false };

export const modalState = store<ModalState>(closedModal);

export function openModal(content: ModalContent): void {
  modalState.set({ open: true, content, promoOpen: false });
}

/** Closing also forgets what it held, so that the next opening is the cart again (UI-45). */
export function closeModal(): void {
  modalState.set(closedModal);
}

export function togglePromo(): void {
  const modal = modalState.get();
  modalState.set({ ...modal, promoOpen: modal.open && !modal.promoOpen });
}
