// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { find, type Mounted, mount } from '#ui/components/testing/mount.ts';
import { ShareWidget } from './share-widget.tsx';

const writeText = vi.fn(async (_text: string) => {});
let mounted: Mounted;

const button = (name: string) =>
  [...mounted.container.querySelectorAll('button')].find(
    (found) => (found.getAttribute('aria-label') ?? found.textContent) === name,
  );

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  window.history.replaceState(null, '', '/product/alpinbriller-pro?a=1');
  mounted = mount(
    <MemoryRouter>
      <ShareWidget title="Alpinbriller Pro" chain="Nordvarde" />
    </MemoryRouter>,
  );
});

afterEach(() => {
  mounted.unmount();
  writeText.mockClear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('UI-11 UI-12 DEC-35 two networks, e-mail and copying, behind their label', () => {
  expect(mounted.container.textContent).toContain('Del med andre:');
  const links = [...mounted.container.querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
    'Del på Facebook',
    'Del på X',
    'Del på e-post',
  ]);
  for (const link of links) expect([link.target, link.rel]).toEqual(['_blank', 'noopener']);
  const address = encodeURIComponent(window.location.href);
  expect(links[0]?.href).toContain(address);
  expect(links[1]?.href).toContain(address);
  expect(links[2]?.href).toBe(`mailto:?subject=Alpinbriller%20Pro%20hos%20Nordvarde&body=${address}`);
});

test('UI-13 UI-14 CONST-10 copying takes the url and says so for three seconds', async () => {
  await act(async () => button('Kopier lenke')?.click());
  expect(writeText).toHaveBeenCalledWith(window.location.href);
  expect(mounted.container.textContent).toContain('Link Kopiert!');
  act(() => vi.advanceTimersByTime(2999));
  expect(mounted.container.textContent).toContain('Link Kopiert!');
  act(() => vi.advanceTimersByTime(1));
  expect(mounted.container.textContent).not.toContain('Link Kopiert!');
});

test('UI-15 the button opens the device share sheet with title and url', async () => {
  const share = vi.fn(async () => {});
  vi.stubGlobal('navigator', { ...navigator, share });
  await act(async () => button('Del')?.click());
  expect(share).toHaveBeenCalledWith({ title: 'Alpinbriller Pro', url: window.location.href });
  expect(mounted.container.querySelector('dialog')).toBeNull();
});

test('UI-16 without a share sheet a popup shows the links instead', async () => {
  await act(async () => {
    button('Del')?.click();
    await import('#ui/components/modal/modal.tsx'); // as the press does
  });
  const dialog = find<HTMLDialogElement>(mounted.container, 'dialog');
  expect(dialog.open).toBe(true);
  expect(dialog.querySelectorAll('a')).toHaveLength(3);
});
