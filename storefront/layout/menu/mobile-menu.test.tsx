// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ArticleRecord } from '#contract/article.ts';
import { find, type Mounted, mount } from '#ui/components/testing/mount.ts';
import { startLists } from '../../data/start-lists.ts';
import { inFrame } from '../testing/in-frame.tsx';
import { MobileMenu } from './mobile-menu.tsx';

const onClose = vi.fn();
let mounted: Mounted;

function show(path = '/'): HTMLDialogElement {
  const frame = inFrame(<MobileMenu open onClose={onClose} />, path);
  mounted = mount(frame.element);
  onClose.mockClear();
  return find<HTMLDialogElement>(mounted.container, 'dialog[aria-label="Meny"]');
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('1019.98'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});

afterEach(() => {
  mounted.unmount();
  startLists.brandArticles.set([]);
  vi.unstubAllGlobals();
});

test('UI-28 UI-42 the drawer is open, holds the page still and is closed by its button', () => {
  const dialog = show();
  expect(dialog.open).toBe(true);
  expect(document.body.style.overflow).toBe('hidden');
  act(() => find(dialog, 'button[aria-label="Lukk meny"]').click());
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('UI-29 UI-30 UI-31 it offers what the desktop menu offers, and the ways to shop, account and favourites', () => {
  const texts = [...show().querySelectorAll('a')].map((link) => link.textContent);
  expect(texts.slice(0, 9)).toEqual('Junior Dame Herre Barn Uni Klær Vintersport Sko Fritid'.split(' '));
  expect(texts).toEqual(
    expect.arrayContaining(['Merker', 'Velg din butikk', 'Logg inn eller bli medlem', 'Favoritter']),
  );
  expect(texts.slice(-4)).toEqual(['Kundeservice', 'Vedlikehold', 'Om oss', 'Informasjon']);
});

test('UI-32 the current entry is marked', () => {
  expect(show('/dame').querySelector('[aria-current="page"]')?.textContent).toBe('Dame');
});

test('a gender shows one of the chain own articles, clothes before other goods', () => {
  const article = (GenderID: number, MainGroupID: number, image: string) =>
    ({ GenderID, MainGroupID, Images: [image] }) as unknown as ArticleRecord;
  startLists.brandArticles.set([
    article(2, 3, '/bilder/sko'),
    article(2, 1, '/bilder/jakke'),
    article(4, 3, '/bilder/ball'),
  ]);
  const pictures = [...show().querySelectorAll('img[srcset]')].map((image) => image.getAttribute('src'));
  expect(pictures).toEqual(['/bilder/jakke-160.webp', '/bilder/ball-160.webp']);
});
