// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageRecord } from '#contract/page.ts';
import { failure, type Reply, success } from '#contract/reply.ts';
import type { ShopApi } from '#contract/shop-api.ts';
import { sampleArticle, sampleVariant } from '#domain/article/sample-article.ts';
import { cartLineOf } from '#domain/cart/cart-line.ts';
import { find, type Mounted, mount } from '#ui/components/testing/mount.ts';
import { closeAlert, raiseAlert } from '../../data/alerts.ts';
import { closeModal, openModal } from '../../data/modal.ts';
import { provideApi } from '../../data/shop-api.ts';
import { dispatchCart } from '../../features/cart/cart-store.ts';
import { AlertBar } from '../alert-bar.tsx';
import { inFrame } from '../testing/in-frame.tsx';
import { ModalHost } from './modal-host.tsx';

let mounted: Mounted;

const dialog = () => find<HTMLDialogElement>(mounted.container, 'dialog');
const title = () => document.getElementById(dialog().getAttribute('aria-labelledby') ?? '')?.textContent;
const openWith = (content: 'cart' | 'privacy') => act(async () => openModal(content));

function answerPageWith(reply: Reply<Partial<PageRecord>>): void {
  provideApi({ page: async () => reply } as unknown as ShopApi);
}

beforeEach(() => {
  answerPageWith(success({ html: '<h2>Personopplysninger</h2>' }));
  dispatchCart({ type: 'clear' });
  mounted = mount(
    inFrame(
      <>
        <AlertBar />
        <ModalHost />
      </>,
    ).element,
  );
});

afterEach(async () => {
  await act(async () => closeModal());
  mounted.unmount();
  vi.restoreAllMocks();
});

test('UI-35 UI-44 the cart is titled Min Handlekurv and locks the page while it is open', async () => {
  await openWith('cart');
  expect([dialog().open, title()]).toEqual([true, 'Min Handlekurv']);
  expect(document.body.style.overflow).toBe('hidden');
  await act(async () => closeModal());
  expect(dialog().open).toBe(false);
  expect(document.body.style.overflow).toBe('');
});

test('UI-45 UI-47 the privacy text is titled Personvern; closed, the next opening is the cart again', async () => {
  await openWith('privacy');
  expect(title()).toBe('Personvern');
  expect(dialog().textContent).toContain('Personopplysninger');
  await act(async () => find(dialog(), 'button[aria-label="Lukk"]').click());
  await openWith('cart');
  expect(title()).toBe('Min Handlekurv');
});

test('UI-47 a text that cannot be had says so', async () => {
  answerPageWith(failure(500, 'x'));
  await openWith('privacy');
  expect(dialog().textContent).toContain('Noe gikk galt. Prøv igjen senere.');
});

test('UI-52 an open cart changes with its lines', async () => {
  await openWith('cart');
  expect(dialog().textContent).toContain('Handlekurven er tom');
  act(() => dispatchCart({ type: 'add', line: cartLineOf(sampleArticle(), sampleVariant()) }));
  expect(dialog().textContent).toContain('Heldre Jan Mayen Skalljakke');
  expect(dialog().textContent).toContain('Til kassen');
});

test('UI-34 an alert is shown in the open modal and not behind it', async () => {
  await openWith('cart');
  let uid = '';
  act(() => {
    uid = raiseAlert('warning', 'Du har allerede en aktiv rabattkode', 0);
  });
  const shown = [...mounted.container.querySelectorAll('[role=status]')].filter(
    ({ textContent }) => textContent !== '',
  );
  expect(shown).toHaveLength(1);
  expect(dialog().contains(shown[0] ?? null)).toBe(true);
  act(() => closeAlert(uid));
});
