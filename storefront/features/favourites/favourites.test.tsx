// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { find, type Mounted, mount } from '#ui/components/testing/mount.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { favourites, followStoredFavourites, toggleFavouriteArticle } from './favourites-store.ts';

let mounted: Mounted | undefined;
let unfollow = () => {};

beforeEach(() => {
  localStorage.clear();
  unfollow = followStoredFavourites();
});

afterEach(() => {
  unfollow();
  mounted?.unmount();
  mounted = undefined;
});

test('TXT-19 TXT-20 the heart says what a press does, and keeps it under favourites', () => {
  mounted = mount(<FavouriteButton articleId={1002} />);
  const heart = find(mounted.container, 'button');
  expect(heart.getAttribute('aria-label')).toBe('Legg til i favoritter');
  act(() => heart.click());
  expect(heart.getAttribute('aria-label')).toBe('Fjern fra favoritter');
  expect(localStorage.getItem('favourites')).toBe('[1002]');
  act(() => heart.click());
  expect(localStorage.getItem('favourites')).toBe('[]');
});

test('UI-54 favourites changed in another tab are taken over', () => {
  toggleFavouriteArticle(1001);
  localStorage.setItem('favourites', '[1001,1002,"x"]');
  window.dispatchEvent(new StorageEvent('storage', { key: 'favourites', storageArea: localStorage }));
  expect(favourites.get()).toEqual([1001, 1002]);
});
