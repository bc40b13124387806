// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, data, type RouteObject, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { find, type Mounted, mount } from '#ui/components/testing/mount.ts';
import { alertQueue, closeAlert } from '../../data/alerts.ts';
import { sampleFrame } from '../../layout/testing/in-frame.tsx';
import { ErrorScreen } from './error-screen.tsx';

let mounted: Mounted;

async function show(name: string, status: number): Promise<void> {
  const routes: RouteObject[] = [
    {
      id: 'frame',
      loader: () => sampleFrame,
      shouldRevalidate: () => false,
      children: [
        {
          ErrorBoundary: ErrorScreen,
          children: [
            { path: '/', element: null },
            {
              path: '/borte',
              handle: { name, chunk: '' },
              element: null,
              loader: () => {
                throw data(null, { status });
              },
            },
          ],
        },
      ],
    },
  ];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { frame: sampleFrame } } });
  mounted = mount(<RouterProvider router={router} />);
  await act(() => router.navigate('/borte'));
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  mounted.unmount();
  for (const { uid } of alertQueue.get().error) closeAlert(uid);
  vi.restoreAllMocks();
});

test('TXT-09 TXT-10 an unknown address: the heading, and the way home', async () => {
  await show('category', 404);
  expect(find(mounted.container, 'h1').textContent).toBe('Siden finnes ikke');
  expect(find(mounted.container, 'a[href="/"]').textContent).toBe('Til forsiden');
  expect(document.title).toBe('Siden finnes ikke – Nordvarde');
  expect(alertQueue.get().error).toEqual([]);
});

test('DEC-06 trouble of ours is called that, and can be tried again', async () => {
  await show('category', 503);
  expect(find(mounted.container, 'h1').textContent).toBe('Noe gikk galt hos oss');
  expect(find(mounted.container, 'button').textContent).toBe('Prøv igjen');
});

test('ERR-25 DEC-40 an article that cannot be loaded is said in an alert too', async () => {
  await show('product', 404);
  expect(find(mounted.container, 'h1').textContent).toBe('Siden finnes ikke');
  expect(alertQueue.get().error.map(({ content }) => content)).toEqual(['Error: Could not load article']);
});
