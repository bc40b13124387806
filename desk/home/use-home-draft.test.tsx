// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HomeState } from '#contract/desk/home/schemas.ts';
import { mount } from '#ui/components/testing/mount.ts';
import { emptySlot, type HomePageFile } from './home-page-model.ts';
import { type HomeEditing, useHomeDraft } from './use-home-draft.ts';

const hero = { title: 'Vinter', text: 'Kaldt', caption: '', links: [], image: null, imageMobile: null };
const live: HomePageFile = { hero, slots: { grid1: { ...emptySlot, title: 'A' } } };
const state: HomeState = { draft: null, live, versions: [], warnings: [], pictures: {} };

let editing: HomeEditing;
let saved: { id: number | null; version: number; page: HomePageFile }[];
/** What somebody else has saved meanwhile, as draft 7. */
let theirs: HomePageFile | null;

function Editor() {
  editing = useHomeDraft(state);
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  saved = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const answer = (status: number, thing: object) => new Response(JSON.stringify(thing), { status });
    if (!path.endsWith('/home/draft')) return answer(200, { address: '/preview' });
    const wish = JSON.parse(body);
    saved.push(wish);
    if (theirs !== null && (wish.id !== 7 || wish.version !== 0))
      return answer(409, { code: 'changed', by: 'Silje Aas', at: null, thing: { id: 7, version: 0, page: theirs } });
    return answer(200, { id: 7, version: wish.version + 1, warnings: [] });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const title = (words: string) =>
  act(() => editing.change({ ...editing.page, hero: { ...editing.page.hero, title: words } }));

test('what another editor has saved comes in beside what is written here, and both are saved', async () => {
  theirs = { ...live, slots: { grid1: { ...emptySlot, title: 'B' } } };
  const { unmount } = mount(<Editor />);
  title('Vår');
  await pass(1_100);
  expect(editing.clash).toBeNull();
  expect([editing.page.hero.title, editing.page.slots.grid1?.title]).toEqual(['Vår', 'B']);
  await pass(1_100);
  expect(saved.at(-1)).toMatchObject({
    id: 7,
    version: 0,
    page: { hero: { title: 'Vår' }, slots: { grid1: { title: 'B' } } },
  });
  unmount();
});

test('where both have changed the same it is asked; nothing that was typed is gone before or after', async () => {
  theirs = { ...live, hero: { ...hero, title: 'Sommer', text: 'Varmt' } };
  const { unmount } = mount(<Editor />);
  title('Vår');
  await pass(1_100);
  expect(editing.clash?.merged.conflicts).toEqual(['hero']);
  expect(editing.page.hero.title).toBe('Vår');
  act(() => editing.leaveClash());
  title('Tidlig vår');
  await pass(1_100);
  act(() => editing.settle(new Set(['hero'])));
  expect(editing.page.hero).toMatchObject({ title: 'Tidlig vår', text: 'Varmt' });
  await pass(1_100);
  expect(saved.at(-1)).toMatchObject({ id: 7, version: 0, page: { hero: { title: 'Tidlig vår', text: 'Varmt' } } });
  unmount();
});
