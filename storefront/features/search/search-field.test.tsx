// @vitest-environment happy-dom
import { act, useRef } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Reply, success } from '#contract/reply.ts';
import type { Answer, ShopApi } from '#contract/shop-api.ts';
import { setCurrentPath } from '#storefront/data/current-path.ts';
import { provideApi } from '#storefront/data/shop-api.ts';
import { find, type Mounted, mount, press, type } from '#ui/components/testing/mount.ts';
import { SearchField, type SuggestionsProps } from './search-field.tsx';
import { SuggestionsPanel } from './suggestions-panel.tsx';
import { suggestionDelay } from './use-suggestions.ts';

type Found = Answer<'suggestions'>;
const none: Found = { completions: [], articles: [], categories: [], guides: [], pages: [] };
const suggestions = vi.fn(async (_: { query: string }): Promise<Reply<Found>> => success(none));
let mounted: Mounted;
let router: ReturnType<typeof createMemoryRouter>;

function Panel({ wanted: _, ...props }: SuggestionsProps & { readonly wanted: boolean }) {
  return <SuggestionsPanel {...props} stockOf={({ available }) => `${available.length} butikker`} />;
}

function Field({ searchOnType }: { readonly searchOnType: boolean }) {
  return <SearchField searchOnType={searchOnType} input={useRef(null)} panel={Panel} />;
}

function show(path = '/', searchOnType = false): HTMLInputElement {
  router = createMemoryRouter([{ path: '*', element: <Field searchOnType={searchOnType} /> }], {
    initialEntries: [path],
  });
  setCurrentPath(path);
  router.subscribe(({ location }) => setCurrentPath(location.pathname + location.search));
  mounted = mount(<RouterProvider router={router} />);
  return find<HTMLInputElement>(mounted.container, 'input');
}

async function submit(): Promise<void> {
  await act(async () => {
    find(mounted.container, 'form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
}

/** Types and waits until the suggestions are there. */
async function typeAndWait(field: HTMLInputElement, text: string): Promise<void> {
  act(() => field.focus());
  type(field, text);
  await act(() => vi.advanceTimersByTimeAsync(suggestionDelay));
}

beforeEach(() => {
  vi.useFakeTimers();
  provideApi({ suggestions, popularSearches: async () => success([]) } as unknown as ShopApi);
});

afterEach(() => {
  mounted.unmount();
  suggestions.mockReset();
  suggestions.mockResolvedValue(success(none));
  vi.useRealTimers();
});

test('TXT-07 the field is labelled and shows what the search screen searches for', () => {
  const field = show('/search/jakke%20bl%C3%A5');
  expect([field.placeholder, field.value]).toEqual(['Søk', 'jakke blå']);
  expect(field.closest('label')?.textContent).toBe('Søk');
});

test('VAL-23 VAL-25 VAL-27 Enter searches for the text, commas as spaces, in lower case', async () => {
  type(show(), '  Jakke,Blå ');
  await submit();
  expect(router.state.location.pathname).toBe('/search/jakke%20bl%C3%A5');
});

test.each(['', '   ', ' , ,'])("VAL-24 '%s' is ignored", async (text) => {
  type(show('/om-oss'), text);
  await submit();
  expect(router.state.location.pathname).toBe('/om-oss');
});

test('VAL-28 the search already shown makes no history entry', async () => {
  const field = show('/search/jakke');
  const { key } = router.state.location;
  type(field, 'JAKKE ');
  await submit();
  expect(router.state.location.key).toBe(key);
});

test('VAL-26 without the setting a keystroke alone does not search', async () => {
  type(show(), 'j');
  await act(async () => {});
  expect(router.state.location.pathname).toBe('/');
});

test('VAL-26 DEC-58 with it each keystroke searches, later ones in place of the first, and nothing is suggested', async () => {
  const field = show('/', true);
  for (const text of ['j', 'ja', 'jak']) {
    type(field, text);
    await act(() => vi.advanceTimersByTimeAsync(0));
  }
  expect(router.state.location.pathname).toBe('/search/jak');
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/');
  expect(suggestions).not.toHaveBeenCalled();
});

test('VAL-26 DEC-58 typing ahead of what is drawn makes one history entry', async () => {
  const field = show('/om-oss', true);
  await act(async () => {
    for (const text of ['j', 'ja', 'jak']) {
      type(field, text); // nothing is drawn before the outer act ends
      await vi.advanceTimersByTimeAsync(0);
    }
  });
  expect(router.state.location.pathname).toBe('/search/jak');
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/om-oss');
});

test('suggestions are asked for once a pause is made, and shown with the typed part marked', async () => {
  suggestions.mockResolvedValue(success({ ...none, completions: ['ulltrøye', 'kvist ull'] }));
  const field = show();
  act(() => field.focus());
  for (const text of ['u', 'ul', 'ull']) type(field, text);
  await act(() => vi.advanceTimersByTimeAsync(suggestionDelay));
  expect(suggestions.mock.calls).toEqual([[{ query: 'ull' }]]);
  const panel = find(mounted.container, 'section[aria-label="Søkeforslag"]');
  expect([...panel.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['ull', 'ull']);
  expect(panel.querySelector('a')?.getAttribute('href')).toBe('/search/ulltr%C3%B8ye');
});

test('VAL-24 nothing is asked for empty text', async () => {
  await typeAndWait(show(), ' , ');
  expect(suggestions).not.toHaveBeenCalled();
});

test('DEC-58 an answer to older text is dropped', async () => {
  let answerOlder = (_: Reply<Found>) => {};
  suggestions.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answerOlder = resolve;
      }),
  );
  const field = show();
  await typeAndWait(field, 'ul');
  suggestions.mockResolvedValue(success({ ...none, completions: ['ullsokk'] }));
  await typeAndWait(field, 'ulls');
  await act(async () => answerOlder(success({ ...none, completions: ['ulv'] })));
  expect(mounted.container.textContent).toContain('ullsokk');
  expect(mounted.container.textContent).not.toContain('ulv');
});

test('arrow keys walk from the field through the suggestions and back, Escape closes them', async () => {
  suggestions.mockResolvedValue(
    success({ ...none, completions: ['ulltrøye'], guides: [{ title: 'Slik vasker du ull', path: '/vedlikehold' }] }),
  );
  const field = show();
  await typeAndWait(field, 'ull');
  const [first, second] = mounted.container.querySelectorAll<HTMLElement>('section a');
  press(field, 'ArrowDown');
  expect(document.activeElement).toBe(first);
  press(first!, 'ArrowDown');
  expect(document.activeElement).toBe(second);
  press(second!, 'ArrowUp');
  press(first!, 'ArrowUp');
  expect(document.activeElement).toBe(field);
  press(field, 'Escape');
  expect(mounted.container.querySelector('section')).toBeNull();
});

test('nothing found, nothing shown', async () => {
  await typeAndWait(show(), 'xyz');
  expect(suggestions).toHaveBeenCalled();
  expect(mounted.container.querySelector('section')).toBeNull();
});

test('the field can be emptied with a press', () => {
  const field = show('/search/jakke');
  act(() => find(mounted.container, 'button[aria-label="Tøm søkefeltet"]').click());
  expect(field.value).toBe('');
  expect(document.activeElement).toBe(field);
});
