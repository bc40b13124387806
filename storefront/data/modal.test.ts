import { beforeEach, expect, test } from 'vitest';
import { closedModal, closeModal, modalState, openModal, togglePromo } from './modal.ts';

beforeEach(() => closeModal());

test('UI-44 UI-47 the modal opens with the cart or with the text on privacy', () => {
  openModal('cart');
  expect(modalState.get()).toMatchObject({ open: true, content: 'cart' });
  openModal('privacy');
  expect(modalState.get()).toMatchObject({ open: true, content: 'privacy' });
});

test('UI-45 closing makes it the cart again', () => {
  openModal('privacy');
  closeModal();
  expect(modalState.get()).toEqual(closedModal);
  expect(closedModal.content).toBe('cart');
});

test('UI-46 the same control opens and closes the promo-code modal, and it goes with the cart', () => {
  openModal('cart');
  togglePromo();
  expect(modalState.get().promoOpen).toBe(true);
  togglePromo();
  expect(modalState.get().promoOpen).toBe(false);
  togglePromo();
  closeModal();
  expect(modalState.get().promoOpen).toBe(false);
  togglePromo();
  expect(modalState.get().promoOpen).toBe(false);
});
