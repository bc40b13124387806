import type { HomeState } from '#contract/desk/home/schemas.ts';
import { type SlotName, slotNames } from '#contract/home-slots.ts';

export type HomePageFile = HomeState['live'];
export type PartName = 'hero' | SlotName;
export type Slot = NonNullable<HomePageFile['slots'][SlotName]>;

/** In the order of the map, left to right and down. */
export const mapOrder: readonly SlotName[] = [
  'generalPromo',
  'campaignPromo',
  'newspaper',
  'productPromo',
  'storeSearch',
  'popularCategoryLeft',
  'popularCategoryRight',
  'grid1',
  'grid2',
  'grid3',
  'grid4',
  'grid5',
  'grid6',
  'grid7',
  'grid8',
  'grid9',
  'popularCategoryBottom',
];

export const emptySlot: Slot = {
  image: null,
  imageMobile: null,
  title: '',
  text: '',
  url: '/',
  highlight: '',
  articleId: null,
};

export function isSlot(name: string): name is SlotName {
  return slotNames.some((slot) => slot === name);
}

/** Two slots with their contents the other way round. */
export function swapped(page: HomePageFile, one: SlotName, other: SlotName): HomePageFile {
  return { ...page, slots: { ...page.slots, [one]: page.slots[other] ?? null, [other]: page.slots[one] ?? null } };
}

/** The slot an arrow key leads to on the map, or null at its edge. */
export function neighbour(name: SlotName, step: 1 | -1): SlotName | null {
  return mapOrder[mapOrder.indexOf(name) + step] ?? null;
}

export type Fault = 'title' | 'url';

/** What would be refused, said before it is sent; the server has the last word. */
export function faultsOf(page: HomePageFile): ReadonlyMap<PartName, readonly Fault[]> {
  const faults = new Map<PartName, readonly Fault[]>();
  if (page.hero.title.trim() === '') faults.set('hero', ['title']);
  if (page.hero.links.some(({ text, url }) => text.trim() === '' || !isLink(url)))
    faults.set('hero', [...(faults.get('hero') ?? []), 'url']);
  for (const name of slotNames) {
    const slot = page.slots[name];
    if (slot == null) continue;
    const found: Fault[] = [
      ...(slot.title.trim() === '' ? (['title'] as const) : []),
      ...(isLink(slot.url) ? [] : (['url'] as const)),
    ];
    if (found.length > 0) faults.set(name, found);
  }
  return faults;
}

export function isLink(url: string): boolean {
  return !/\s/.test(url) && (/^\/(?![/\\])/.test(url) || url.startsWith('https://'));
}
