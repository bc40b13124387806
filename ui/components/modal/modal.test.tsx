// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { find, type Mounted, mount, press } from '../testing/mount.ts';
import { Drawer } from './drawer.tsx';
import { Modal } from './modal.tsx';

let mounted: Mounted;
let opener: HTMLButtonElement;

beforeEach(() => {
  opener = document.createElement('button');
  document.body.append(opener);
  opener.focus();
});

afterEach(() => {
  mounted.unmount();
  opener.remove();
  vi.useRealTimers();
});

function cart(open: boolean, onClose = vi.fn()) {
  return (
    <Modal open={open} onClose={onClose} title="Min Handlekurv" closeLabel="Lukk">
      <a href="/checkout">Til kassen</a>
    </Modal>
  );
}

async function settled(): Promise<void> {
  await act(async () => {});
}

function swipe(target: Element, dx: number, dy: number): void {
  const at = (x: number, y: number) => [{ clientX: x, clientY: y }];
  const touch = (kind: string, lists: object) => Object.assign(new Event(kind, { bubbles: true }), lists);
  act(() => {
    target.dispatchEvent(touch('touchstart', { touches: at(100, 100), changedTouches: at(100, 100) }));
    target.dispatchEvent(touch('touchend', { touches: [], changedTouches: at(100 + dx, 100 + dy) }));
  });
}

test('UI-35 UI-44 opening shows the titled dialog and locks the page, closing frees it and gives focus back', async () => {
  mounted = mount(cart(true));
  const dialog = find<HTMLDialogElement>(mounted.container, 'dialog');
  expect(dialog.open).toBe(true);
  const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
  expect(title?.textContent).toBe('Min Handlekurv');
  expect(document.body.style.overflow).toBe('hidden');
  mounted.render(cart(false));
  await settled();
  expect(dialog.open).toBe(false);
  expect(document.body.style.overflow).toBe('');
  expect(document.activeElement).toBe(opener);
});

test('UI-44 a closed modal holds nothing', () => {
  mounted = mount(cart(false));
  expect(find(mounted.container, 'dialog').childElementCount).toBe(0);
});

test('DEC-37 two open modals: the page stays locked until both are closed', async () => {
  const both = (one: boolean, two: boolean) => (
    <>
      {cart(one)}
      {cart(two)}
    </>
  );
  mounted = mount(both(true, true));
  mounted.render(both(true, false));
  await settled();
  expect(document.body.style.overflow).toBe('hidden');
  mounted.render(both(false, false));
  await settled();
  expect(document.body.style.overflow).toBe('');
});

test('DEC-37 a modal that is taken off the page frees it too', () => {
  mounted = mount(cart(true));
  mounted.render(<p />);
  expect(document.body.style.overflow).toBe('');
});

test('TXT-111 the close button is named by its label', () => {
  const onClose = vi.fn();
  mounted = mount(cart(true, onClose));
  act(() => find(mounted.container, 'button[aria-label="Lukk"]').click());
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('DEC-37 Escape asks the parent to close', () => {
  const onClose = vi.fn();
  mounted = mount(cart(true, onClose));
  const cancel = new Event('cancel', { cancelable: true });
  act(() => {
    find(mounted.container, 'dialog').dispatchEvent(cancel);
  });
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(cancel.defaultPrevented).toBe(true);
});

test('DEC-37 a press beside the modal closes it, a press that began inside does not', () => {
  const onClose = vi.fn();
  mounted = mount(cart(true, onClose));
  const dialog = find(mounted.container, 'dialog');
  act(() => {
    find(dialog, 'a').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    dialog.click();
  });
  expect(onClose).not.toHaveBeenCalled();
  act(() => {
    dialog.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    dialog.click();
  });
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('DEC-37 Tab goes round inside', () => {
  mounted = mount(cart(true));
  const dialog = find(mounted.container, 'dialog');
  const close = find(dialog, 'button');
  const link = find(dialog, 'a');
  act(() => link.focus());
  press(link, 'Tab');
  expect(document.activeElement).toBe(close);
  press(close, 'Tab', { shiftKey: true });
  expect(document.activeElement).toBe(link);
});

test('UI-37 UI-39 a swipe down of more than 10 px closes', () => {
  const onClose = vi.fn();
  mounted = mount(cart(true, onClose));
  const dialog = find(mounted.container, 'dialog');
  swipe(dialog, 0, 10);
  swipe(dialog, 12, 11);
  expect(onClose).not.toHaveBeenCalled();
  swipe(dialog, 3, 11);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('DEC-36 a swipe down inside a scrolled list scrolls and does not close', () => {
  const onClose = vi.fn();
  mounted = mount(cart(true, onClose));
  const link = find(mounted.container, 'dialog a');
  link.parentElement!.scrollTop = 40;
  swipe(link, 0, 60);
  expect(onClose).not.toHaveBeenCalled();
});

test('UI-38 UI-42 UI-43 the drawer locks the page, goes to its top after 300 ms and is swiped away to the left', async () => {
  vi.useFakeTimers();
  const onClose = vi.fn();
  const menu = (open: boolean) => (
    <Drawer open={open} onClose={onClose} label="Meny" closeLabel="Lukk meny" header={<b>Nordvarde</b>}>
      <a href="/klaer">Klær</a>
    </Drawer>
  );
  mounted = mount(menu(true));
  const dialog = find(mounted.container, 'dialog[aria-label="Meny"]');
  const scrollTo = vi.spyOn(find(dialog, 'a').parentElement!, 'scrollTo');
  vi.advanceTimersByTime(299);
  expect(scrollTo).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
  expect(document.body.style.overflow).toBe('hidden');
  swipe(dialog, -10, 0);
  swipe(dialog, 40, 0);
  expect(onClose).not.toHaveBeenCalled();
  swipe(dialog, -11, 2);
  expect(onClose).toHaveBeenCalledTimes(1);
  mounted.render(menu(false));
  await settled();
  expect(document.body.style.overflow).toBe('');
});
