// @vitest-environment happy-dom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShopRecord } from '#contract/place.ts';
import { emptyCart } from '#domain/cart/cart-state.ts';
import { noUser } from '#domain/customer/user-state.ts';
import { shopId } from '#domain/shop/shop-id.ts';
import { shippedVariant } from '#server/brands/shipped-variants.ts';
import { find, type Mounted, mount } from '#ui/components/testing/mount.ts';
import { startLists } from '../../data/start-lists.ts';
import { cart } from '../../features/cart/cart-store.ts';
import { user } from '../../features/customer/user-store.ts';
import { myShopId } from '../../features/my-shop/my-shop-store.ts';
import { inFrame, sampleFrame } from '../testing/in-frame.tsx';
import { Header } from './header.tsx';

let mounted: Mounted | undefined;

function show(path = '/', frame: Partial<typeof sampleFrame> = {}): HTMLElement {
  mounted = mount(inFrame(<Header />, path, frame).element);
  return find(mounted.container, 'header');
}

/** The frame of another brand. */
function brandFrame(name: string): Partial<typeof sampleFrame> {
  const { displayName, headerLines, features } = shippedVariant(name);
  const { topLeftSupport, clubGuarantee, ...others } = features;
  return {
    tenant: {
      ...sampleFrame.tenant,
      brand_name: name,
      display_name: displayName,
      header_lines: headerLines,
      features: { ...others, top_left_support: topLeftSupport, club_guarantee: clubGuarantee },
    },
  };
}

const menuTexts = (header: HTMLElement) =>
  [...header.querySelectorAll('nav[aria-label="Hovedmeny"] a')].map((link) => link.textContent);

beforeEach(() => {
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(260);
  cart.set(emptyCart);
  user.set(noUser);
  myShopId.set(null);
});

afterEach(() => {
  mounted?.unmount();
  mounted = undefined;
  startLists.shops.set([]);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('UI-22 the logo leads home and is named by the chain', () => {
  const logo = find<HTMLImageElement>(show(), 'a[href="/"] img');
  expect([logo.alt, logo.getAttribute('src')]).toEqual(['Nordvarde – til forsiden', '/logo/nordvarde/logo.svg']);
});

test('UI-23 the png logo stands in when the svg fails', () => {
  const logo = find<HTMLImageElement>(show(), 'a[href="/"] img');
  act(() => {
    logo.dispatchEvent(new Event('error'));
  });
  expect(logo.getAttribute('src')).toBe('/logo/nordvarde/logo.png');
});

test('UI-23 TRAP-42 also when it had failed before React was there', () => {
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
  expect(find(show(), 'a[href="/"] img').getAttribute('src')).toBe('/logo/nordvarde/logo.png');
});

test('UI-29 UI-30 UI-31 the menu: genders in the order of the settings, categories, extra entries', () => {
  expect(menuTexts(show())).toEqual(
    'Junior Dame Herre Barn Uni Klær Vintersport Sko Fritid Kundeservice Vedlikehold'
      .split(' ')
      .concat(['Om oss', 'Informasjon']),
  );
});

test('UI-29 a gender the shop does not know is no entry', () => {
  expect(menuTexts(show('/', { menuGenders: ['dame', 'katt'] })).slice(0, 2)).toEqual(['Dame', 'Klær']);
});

test.each([
  ['nordvarde', 2, ['Kundeservice', 'Vedlikehold', 'Om oss', 'Informasjon'], true],
  ['tumle', 2, ['Kundeservice', 'Vedlikehold', 'Om oss'], false],
  ['stabel', 1, ['Kundeservice', 'Informasjon'], false],
] as const)('UI-31 UI-33 CONST-20 DEC-132 %s: %i lines and its own extra entries', (name, lines, extra, topLeft) => {
  const header = show('/', brandFrame(name));
  expect(header.dataset.lines).toBe(String(lines));
  expect(menuTexts(header).slice(9)).toEqual(extra);
  const outsideMenu = [...header.querySelectorAll('a[href="/kundeservice"]')].filter((link) => !link.closest('nav'));
  expect(outsideMenu).toHaveLength(topLeft ? 1 : 0);
});

test.each([
  ['/dame', 'Dame'],
  ['/klaer', 'Klær'],
  ['/klaer/jakker/skalljakker', 'Klær'],
  ['/om-oss', 'Om oss'],
])('UI-32 at %s the entry %s is the current one', (path, entry) => {
  const current = [...show(path).querySelectorAll('nav [aria-current="page"]')];
  expect(current.map((link) => link.textContent)).toEqual([entry]);
});

test('UI-32 elsewhere no entry is', () => {
  expect(show('/product/alpinbriller-pro').querySelector('[aria-current]')).toBeNull();
});

test('UI-30 a long list of categories keeps what has no room behind one entry', () => {
  const categories = Array.from({ length: 10 }, (_, id) => ({ id, name: `Gruppe ${id}`, slug: `gruppe-${id}` }));
  const header = show('/', { categories });
  const more = find<HTMLDetailsElement>(header, 'details');
  expect(more.querySelector('summary')?.textContent).toBe('Mer');
  expect([...more.querySelectorAll('ul:first-child a')].map((link) => link.textContent)).toEqual(
    categories.slice(3).map(({ name }) => name),
  );
});

test('UI-26 UI-27 the cart leads to checkout; it carries a number only above 0', () => {
  const link = find(show(), 'a[href="/checkout"]');
  expect([link.textContent, link.getAttribute('aria-label')]).toEqual(['', 'Handlekurv, 0 varer']);
  act(() => cart.set({ ...emptyCart, count: 4 }));
  expect([link.textContent, link.getAttribute('aria-label')]).toEqual(['4', 'Handlekurv, 4 varer']);
});

test('TRAP-41 DEC-05 the server renders no count, no user and no shop', () => {
  cart.set({ ...emptyCart, count: 4 });
  user.set({ ...noUser, loaded: true });
  myShopId.set(shopId(1));
  const html = renderToString(inFrame(<Header />).element);
  expect(html).toContain('Handlekurv, 0 varer');
  expect(html).toContain('Logg inn');
  expect(html).toContain('Velg din butikk');
});

test('TXT-82 who is logged in finds their own page', () => {
  const header = show();
  expect(header.querySelector('a[href="/logg-inn"]')).not.toBeNull();
  act(() => user.set({ ...noUser, loaded: true }));
  expect(find(header, 'a[href="/min-side"]').getAttribute('aria-label')).toBe('Min side');
});

test('GEN-16 the chosen shop and whether it is open are shown once both are known', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-06-02T12:00:00+02:00') });
  const aasane = { id: 9, name: 'Åsane', slug: 'aasane', openingHours: '1-5 1000-2000', openingExceptions: [] };
  const header = show();
  await act(async () => {
    myShopId.set(shopId(9));
    startLists.shops.set([aasane as unknown as ShopRecord]);
    await import('../../features/opening-hours/opening-text.ts');
  });
  expect(find(header, 'a[href="/butikker/aasane"]').textContent).toBe('Din butikkÅsane · åpent til 20:00');
});

test('UI-25 UI-28 below 1020 px a button shows the search field, and gives it focus', () => {
  const header = show();
  const toggle = find(header, 'button[aria-label="Søk"]');
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  act(() => toggle.click());
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(find(header, 'input[type=search]'));
});

test('UI-28 the menu opens by its button and goes when the visitor has gone somewhere', async () => {
  const { element, router } = inFrame(<Header />, '/');
  mounted = mount(element);
  const { container } = mounted;
  const menu = () => container.querySelector<HTMLDialogElement>('dialog[aria-label="Meny"]')?.open ?? false;
  await act(async () => find(container, 'button[aria-label="Åpne meny"]').click());
  await vi.waitUntil(menu, 5000);
  await act(() => router.navigate('/klaer'));
  expect(menu()).toBe(false);
});
