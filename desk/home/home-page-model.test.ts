import { expect, test } from 'vitest';
import { slotNames } from '#contract/home-slots.ts';
import { emptySlot, faultsOf, type HomePageFile, isLink, mapOrder, neighbour, swapped } from './home-page-model.ts';

const page: HomePageFile = {
  hero: { title: 'T', text: '', caption: '', links: [], image: null, imageMobile: null },
  slots: { grid1: { ...emptySlot, title: 'A' } },
};

test('every slot of the page is on the map, once', () => {
  expect([...mapOrder].sort()).toEqual([...slotNames].sort());
});

test('slots change places, empty ones too, and keys stop at the edge', () => {
  const after = swapped(page, 'grid1', 'grid2');
  expect([after.slots.grid1, after.slots.grid2?.title]).toEqual([null, 'A']);
  expect(swapped(after, 'grid2', 'grid1').slots.grid1?.title).toBe('A');
  expect([neighbour('generalPromo', -1), neighbour('generalPromo', 1)]).toEqual([null, 'campaignPromo']);
});

test('what the server would refuse is told before', () => {
  expect(faultsOf(page).size).toBe(0);
  const bad = { ...page, slots: { grid1: { ...emptySlot, url: 'javascript:alert(1)' } } };
  expect(faultsOf(bad).get('grid1')).toEqual(['title', 'url']);
  expect(['/a', 'https://x.example', '//x', 'http://x', '/a b'].map(isLink)).toEqual([true, true, false, false, false]);
});
