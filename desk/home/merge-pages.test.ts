import { expect, test } from 'vitest';
import { emptySlot, type HomePageFile } from './home-page-model.ts';
import { chosenPage, mergePages } from './merge-pages.ts';

const hero = { title: 'Vinter', text: 'Kaldt', caption: '', links: [], image: null, imageMobile: null };
const base: HomePageFile = { hero, slots: { grid1: { ...emptySlot, title: 'A' }, grid2: null } };
const withSlots = (slots: HomePageFile['slots'], more = hero): HomePageFile => ({ hero: more, slots });

test('what one alone has changed stays: parts, and fields of one part', () => {
  const mine = withSlots({ grid1: { ...emptySlot, title: 'B' }, grid2: null }, { ...hero, title: 'Vår' });
  const theirs = withSlots(
    { grid1: { ...emptySlot, title: 'A' }, grid2: { ...emptySlot, title: 'C' } },
    { ...hero, text: 'Mildt' },
  );
  const merged = mergePages(base, mine, theirs);
  expect(merged.conflicts).toEqual([]);
  expect(merged.theirs).toEqual({
    hero: { ...hero, title: 'Vår', text: 'Mildt' },
    slots: { grid1: { ...emptySlot, title: 'B' }, grid2: { ...emptySlot, title: 'C' } },
  });
});

test('where both have changed the same one is chosen, and the rest of it stays either way', () => {
  const mine = withSlots({ grid1: null, grid2: null }, { ...hero, title: 'Vår', text: 'Mildt' });
  const theirs = withSlots({ grid1: { ...emptySlot, title: 'D' }, grid2: null }, { ...hero, title: 'Sommer' });
  const merged = mergePages(base, mine, theirs);
  expect(merged.conflicts).toEqual(['hero', 'grid1']);
  const mineAll = chosenPage(merged, new Set(['hero', 'grid1']));
  expect([mineAll.hero.title, mineAll.hero.text, mineAll.slots.grid1]).toEqual(['Vår', 'Mildt', null]);
  const theirsAll = chosenPage(merged, new Set());
  expect([theirsAll.hero.title, theirsAll.hero.text, theirsAll.slots.grid1?.title]).toEqual(['Sommer', 'Mildt', 'D']);
});
