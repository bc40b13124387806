// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RouteName } from '#domain/navigation/routes.ts';
import { find, type Mounted, mount } from '#ui/components/testing/mount.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { addressOf, arriveAtScreen, leaveScreen, nameScreen, readStoredTrail, trail } from './trail-store.ts';

let mounted: Mounted | undefined;

const stored = () => JSON.parse(sessionStorage.getItem('breadCrumbs') ?? 'null');

function go(name: RouteName, params: Record<string, string> = {}, title?: string): void {
  arriveAtScreen({ name, params });
  if (title !== undefined) nameScreen(title);
}

function shown(): HTMLAnchorElement[] {
  mounted = mount(
    <MemoryRouter>
      <Breadcrumbs title="Skalljakke" parents={[{ title: 'Klær', to: '/klaer' }]} />
    </MemoryRouter>,
  );
  return [...find(mounted.container, 'nav').querySelectorAll('a')];
}

beforeEach(() => {
  sessionStorage.clear();
  readStoredTrail();
});

afterEach(() => {
  mounted?.unmount();
  mounted = undefined;
});

test('NAV-13 NAV-15 DEC-29 the trail is stored in session storage, each entry with four fields', () => {
  go('category', { categoryName: 'klaer' }, 'Klær');
  leaveScreen('', 840);
  go('product', { articleName: 'heldre-jan-mayen-skalljakke' });
  expect(stored()).toEqual([
    { name: 'category', params: { categoryName: 'klaer' }, title: 'Klær', scrollPosition: 840 },
    { name: 'product', params: { articleName: 'heldre-jan-mayen-skalljakke' }, title: null, scrollPosition: 0 },
  ]);
});

test.each([
  ['NAV-01', 'home', {}],
  ['NAV-02', 'search', { query: 'jakke' }],
  ['NAV-03', 'utvalg', { ids: '1001+1003' }],
  ['NAV-04', 'gender', { gender: 'dame' }],
  ['NAV-05', 'category', { categoryName: 'sko' }],
] as const)('%s NAV-16 going to %s starts the trail anew', (_, name, params) => {
  go('product', { articleName: 'a' });
  go('shop', { slug: 'oslo' });
  go(name, params);
  expect(stored()).toHaveLength(1);
  expect(stored()[0].name).toBe(name);
});

test('NAV-17 a screen without a breadcrumb, and the not-found screen, leave nothing', () => {
  go('product', { articleName: 'a' });
  go('checkout');
  expect(stored()).toEqual([]);
  go('product', { articleName: 'a' });
  arriveAtScreen(null);
  expect(stored()).toEqual([]);
});

test('NAV-14 CONST-08 the eleventh entry drops the oldest', () => {
  for (let n = 1; n <= 12; n++) go('product', { articleName: `vare-${n}` });
  expect(stored()).toHaveLength(10);
  expect(stored()[0].params.articleName).toBe('vare-3');
});

test('NAV-18 without a way back the link is called Tilbake and leads one level up', () => {
  go('product', { articleName: 'a' });
  const [back, ...links] = shown();
  expect([back?.textContent, back?.getAttribute('href')]).toEqual(['Tilbake', '/klaer']);
  expect(links.map((link) => link.textContent)).toEqual(['Forside', 'Klær']);
});

test('NAV-18 an entry without a title is called Tilbake too', () => {
  go('shop', { slug: 'oslo' });
  go('product', { articleName: 'a' });
  expect([shown()[0]?.textContent, shown()[0]?.getAttribute('href')]).toEqual(['Tilbake', '/butikker/oslo']);
});

test('NAV-19 DEC-29 after the front page the way back is called Forside, and it is there once', () => {
  go('home');
  go('product', { articleName: 'a' });
  const links = shown().map((link) => link.textContent);
  expect(links).toEqual(['Forside', 'Klær']);
});

test('NAV-20 the way back leads to the list as it was left, query and position included', () => {
  go('category', { categoryName: 'klaer' }, 'Klær');
  leaveScreen('?sort=price&antall=49', 1200);
  go('product', { articleName: 'a' });
  const [back] = shown();
  expect([back?.textContent, back?.getAttribute('href')]).toEqual(['Klær', '/klaer?sort=price&antall=49']);
  expect(trail.get()[0]?.scrollPosition).toBe(1200);
});

test('DEC-29 going to an entry of the trail cuts what came after it', () => {
  go('shop', { slug: 'oslo' }, 'Oslo');
  go('product', { articleName: 'a' }, 'A');
  go('product', { articleName: 'b' }, 'B');
  go('shop', { slug: 'oslo' }, 'Oslo');
  expect(stored().map(({ title }: { title: string }) => title)).toEqual(['Oslo']);
});

test('NAV-15 the component names the screen it stands on', () => {
  go('product', { articleName: 'a' });
  shown();
  expect(stored()[0].title).toBe('Skalljakke');
});

test('a query is stored only as long as its screen is in the trail', () => {
  go('shop', { slug: 'oslo' });
  leaveScreen('?a=1', 0);
  const oslo = trail.get()[0];
  go('home');
  go('shop', { slug: 'oslo' });
  leaveScreen('', 0);
  expect(addressOf(oslo!)).toBe('/butikker/oslo');
});

test('DEC-05 the server renders the same for everyone', () => {
  go('home');
  go('product', { articleName: 'a' });
  const element = (
    <MemoryRouter>
      <Breadcrumbs title="A" />
    </MemoryRouter>
  );
  expect(renderToString(element)).toContain('Tilbake');
});
