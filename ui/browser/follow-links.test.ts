// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followLinks, ownLink } from './follow-links.ts';

const navigate = vi.fn();
followLinks(navigate);
// Whatever is left to the browser leads nowhere here.
window.addEventListener('click', (event) => event.preventDefault());
beforeEach(() => window.history.replaceState(null, '', '/her'));
afterEach(() => {
  vi.clearAllMocks();
  document.body.replaceChildren();
});

function press(html: string, { own = true, options = {}, ...keys }: Press = {}): void {
  document.body.innerHTML = html;
  const anchor = document.querySelector('a');
  if (anchor === null) throw new Error('no anchor');
  if (own) ownLink(anchor, options);
  (anchor.firstElementChild ?? anchor).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }),
  );
}

interface Press extends MouseEventInit {
  readonly own?: boolean;
  readonly options?: Parameters<typeof ownLink>[1];
}

test('a link of the shop is followed without a new document, with what it tells the next page', () => {
  press('<a href="/klaer?farge=1#topp"><span>Klær</span></a>', {
    options: { state: 'liste', preventScrollReset: true },
  });
  // Whether it is the page that is shown cannot be asked here: this DOM has gone there before the page hears of the click.
  const options = expect.objectContaining({ state: 'liste', preventScrollReset: true });
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/klaer?farge=1#topp', options);
});

test('the page that is shown already is no step in the history', () => {
  press('<a href="/her">Her</a>');
  expect(navigate.mock.lastCall?.[1]).toMatchObject({ replace: true });
});

test.each([
  ['another tab by key', '<a href="/a">A</a>', { ctrlKey: true }],
  ['another tab by target', '<a href="/a" target="_blank">A</a>', {}],
  ['the middle button', '<a href="/a">A</a>', { button: 1 }],
  ['a download', '<a href="/a" download="a.json">A</a>', {}],
  ['another host', '<a href="https://elsewhere.example/a">A</a>', {}],
  ['an anchor that is none of ours', '<a href="/a">A</a>', { own: false }],
])('%s is left to the browser', (_, html, how) => {
  press(html, how);
  expect(navigate).not.toHaveBeenCalled();
});
