// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Mounted, mount } from '#ui/components/testing/mount.ts';
import { currentPath } from '../../data/current-path.ts';
import { notFoundPage } from '../../data/loader-result.ts';
import { closeModal, modalState, openModal } from '../../data/modal.ts';
import { LoadingBar, loadingBarDelay } from './loading-bar.tsx';
import { openCartByFlag } from './open-cart-flag.ts';
import { ScrollAfterNavigation } from './scroll-after-navigation.tsx';
import { watchNavigation } from './watch-navigation.ts';

let mounted: Mounted;
let router: ReturnType<typeof createMemoryRouter>;
let jumped: number[];
let answerSlow = () => {};
const listLoader = vi.fn(() => null);

const screen = (name: string, path: string, more: Partial<RouteObject> = {}) =>
  ({ path, handle: { name, chunk: '' }, element: <p>{name}</p>, ...more }) as RouteObject;

async function start(path: string): Promise<void> {
  const routes: RouteObject[] = [
    {
      element: (
        <>
          <LoadingBar />
          <Outlet />
          <ScrollAfterNavigation />
        </>
      ),
      ErrorBoundary: () => <p>feil</p>,
      children: [
        screen('home', '/'),
        screen('gender', '/dame'),
        screen('category', '/klaer', { loader: listLoader }),
        screen('product', '/product/:articleName'),
        screen('support', '/kundeservice', { element: <h2 id="retur">Retur</h2> }),
        screen('shops', '/butikker', {
          loader: () =>
            new Promise((resolve) => {
              answerSlow = () => resolve(null);
            }),
        }),
        {
          path: '*',
          loader: () => {
            throw notFoundPage();
          },
        },
      ],
    },
  ];
  router = createMemoryRouter(routes, { initialEntries: [path], hydrationData: { loaderData: {} } });
  watchNavigation(router);
  mounted = mount(<RouterProvider router={router} />);
  await act(async () => {});
  jumped = [];
  listLoader.mockClear();
}

const go = (to: string | number, state?: unknown) =>
  act(async () => {
    await (typeof to === 'number' ? router.navigate(to) : router.navigate(to, { state }));
  });
const scrolledTo = (y: number) => vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y);
const jumps = () => jumped;
const crumbs = () => JSON.parse(sessionStorage.getItem('breadCrumbs') ?? '[]');

beforeEach(() => {
  sessionStorage.clear();
  listLoader.mockClear();
  scrolledTo(0);
  jumped = [];
  vi.spyOn(window, 'scrollTo').mockImplementation((...args: unknown[]) => {
    const { top } = args[0] as { top: number };
    jumped.push(top);
    scrolledTo(top);
  });
});

afterEach(() => {
  mounted.unmount();
  closeModal();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('NAV-06 a new screen begins at its top', async () => {
  await start('/');
  scrolledTo(900);
  await go('/klaer');
  expect(jumps()).toEqual([0]);
});

test('NAV-06 a filter or a sort leaves the reader where they are; the same link again goes to the top', async () => {
  await start('/klaer');
  scrolledTo(400);
  await go('/klaer?sort=price');
  expect(jumps()).toEqual([]);
  await go('/klaer?sort=price');
  expect(jumps()).toEqual([0]);
});

test('NAV-07 a hash leads smoothly to its element', async () => {
  await start('/');
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  await go('/kundeservice#retur');
  expect(scrollIntoView).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'smooth' }));
  expect(jumps()).toEqual([]);
});

test('NAV-08 DEC-31 a position in the history state is gone to, once the screen is there', async () => {
  await start('/');
  await go('/klaer', { scrollPosition: 740 });
  expect(jumps()).toEqual([740]);
});

test('DEC-31 the browser Back restores the position too', async () => {
  await start('/klaer');
  scrolledTo(650);
  await go('/product/a');
  expect(jumps()).toEqual([0]);
  await go(-1);
  expect(jumps()).toEqual([0, 650]);
});

test('NAV-20 leaving a list notes its position in the trail', async () => {
  await start('/klaer');
  scrolledTo(1200);
  await go('/product/ullgenser-30');
  expect(crumbs().map(({ name, scrollPosition }: Record<string, unknown>) => [name, scrollPosition])).toEqual([
    ['category', 1200],
    ['product', 0],
  ]);
});

test('NAV-17 NAV-04 a gender is an entry of its own, the not-found screen none', async () => {
  await start('/dame');
  expect(crumbs()).toMatchObject([{ name: 'gender', params: { gender: 'dame' } }]);
  await go('/finnesikke');
  expect(crumbs()).toEqual([]);
});

test('NAV-25 the path shown is known to guards', async () => {
  await start('/');
  await go('/klaer?sort=price');
  expect(currentPath()).toBe('/klaer?sort=price');
});

test.each(['/product/a', '/klaer', '/klaer?sort=price', '/klaer#topp'])(
  'UI-44 following a link to %s closes the modal, be it to the page already shown',
  async (to) => {
    await start('/klaer');
    openModal('cart');
    await go(to);
    expect(modalState.get().open).toBe(false);
  },
);

test('UI-44 a filter that arrives late leaves the modal open', async () => {
  await start('/klaer');
  openModal('cart');
  await act(() => router.navigate('/klaer?sort=price', { preventScrollReset: true }));
  expect(modalState.get().open).toBe(true);
});

test.each(['/klaer?openCart', '/klaer?openCart=true', '/klaer?openCart=false'])(
  'NAV-09 NAV-12 DEC-32 %s opens the cart and loses the flag, without loading the screen again',
  async (path) => {
    await start(path);
    const unfollow = openCartByFlag(router);
    await act(async () => {});
    expect(modalState.get()).toMatchObject({ open: true, content: 'cart' });
    expect(router.state.location).toMatchObject({ pathname: '/klaer', search: '' });
    expect(listLoader).not.toHaveBeenCalled();
    unfollow();
  },
);

test('NAV-09 DEC-32 it works on any page, other parameters stay', async () => {
  await start('/');
  const unfollow = openCartByFlag(router);
  expect(modalState.get().open).toBe(false);
  await go('/klaer?sort=price&openCart=true');
  expect(modalState.get().open).toBe(true);
  expect(router.state.location.search).toBe('?sort=price');
  unfollow();
});

test('a loading bar shows only after 300 ms', async () => {
  vi.useFakeTimers();
  await start('/');
  act(() => void router.navigate('/butikker'));
  await act(() => vi.advanceTimersByTimeAsync(loadingBarDelay - 1));
  expect(mounted.container.textContent).not.toContain('Laster');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(mounted.container.textContent).toContain('Laster');
  await act(async () => answerSlow());
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(mounted.container.textContent).not.toContain('Laster');
});
