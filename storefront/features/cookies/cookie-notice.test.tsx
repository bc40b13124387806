// @vitest-environment happy-dom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { find, type Mounted, mount } from '#ui/components/testing/mount.ts';
import {
  answerCookies,
  askAboutCookies,
  cookieChoices,
  cookieQuestion,
  removeAnsweredQuestion,
  reopenCookieQuestion,
} from './cookie-store.ts';
import { LazyCookieNotice, loadCookieNotice } from './lazy-cookie-notice.tsx';

await loadCookieNotice();

const notice = (
  <MemoryRouter>
    <LazyCookieNotice />
  </MemoryRouter>
);
let mounted: Mounted;
let written: string[];

const button = (name: string) => {
  const found = [...mounted.container.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (found === undefined) throw new Error(`No button ${name}`);
  return found;
};

beforeEach(() => {
  localStorage.clear();
  written = [];
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    written.push(cookie);
  });
  cookieQuestion.set(true);
  mounted = mount(notice);
});

afterEach(() => {
  mounted.unmount();
  cookieQuestion.set(false);
  vi.restoreAllMocks();
});

test('TXT-107 UI-21 the modal is a dialog named by its heading', () => {
  const dialog = find<HTMLDialogElement>(mounted.container, 'dialog[open]');
  expect(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
    'Informasjonskapsler',
  );
});

test('DEC-05 the server always asks, as its page is the same for all; it goes from the page of who has answered', () => {
  mounted.unmount();
  document.documentElement.dataset.cookiesAnswered = '';
  const page = document.createElement('div');
  page.innerHTML = renderToString(notice);
  document.body.prepend(page);
  removeAnsweredQuestion();
  expect(page.querySelector('dialog[open]')).not.toBeNull();
  cookieQuestion.set(false);
  removeAnsweredQuestion();
  expect(page.querySelector('dialog')).toBeNull();
  expect(document.documentElement.dataset).not.toHaveProperty('cookiesAnswered');
  page.remove();
});

test.each(['', 'cookiesAccepted=', 'cookiesAccepted=1', 'cookiesAccepted=TRUE', 'cookiesAccepted=false'])(
  "UI-48 it asks while the cookies are '%s'",
  (cookies) => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);
    askAboutCookies();
    expect(cookieQuestion.get()).toBe(true);
  },
);

test('UI-48 it does not ask once cookiesAccepted is true', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('XSRF-TOKEN=a; cookiesAccepted=true');
  act(() => askAboutCookies());
  expect(mounted.container.querySelector('dialog')).toBeNull();
});

test('UI-49 TXT-108 accepting all is stored for a year, site-wide, with every choice', () => {
  act(() => button('Godta alle').click());
  expect(written).toEqual(['cookiesAccepted=true; Max-Age=31536000; Path=/; SameSite=Lax']);
  expect(JSON.parse(localStorage.getItem('cookieChoices') ?? '')).toEqual({
    cookie_default: 1,
    cookie_ga: 1,
    cookie_google_tag_manager: 1,
    cookie_meta_pixel: 1,
  });
  expect(mounted.container.querySelector('dialog')).toBeNull();
});

test('DEC-42 TXT-109 the required alone is an answer too, as easily given', () => {
  expect(button('Kun nødvendige').className).toBe(button('Godta alle').className);
  act(() => button('Kun nødvendige').click());
  expect(written[0]).toContain('cookiesAccepted=true');
  expect(cookieChoices()).toMatchObject({ cookie_default: 1, cookie_ga: 0, cookie_meta_pixel: 0 });
});

test('DEC-42 nothing but the required is ticked beforehand, and that cannot be unticked', () => {
  const boxes = [...mounted.container.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [true, true],
    [false, false],
    [false, false],
    [false, false],
  ]);
});

test('DEC-42 own choices are stored, and shown when asked again from the footer', () => {
  act(() => mounted.container.querySelectorAll<HTMLInputElement>('input')[1]?.click());
  act(() => button('Lagre valgene mine').click());
  expect(cookieChoices()).toMatchObject({ cookie_ga: 1, cookie_google_tag_manager: 0, cookie_meta_pixel: 0 });
  act(() => reopenCookieQuestion());
  expect(mounted.container.querySelectorAll<HTMLInputElement>('input')[1]?.checked).toBe(true);
});

test('CONST-13 a consent taken back ends its cookies at once', () => {
  act(() => answerCookies({ cookie_default: 1, cookie_ga: 0, cookie_google_tag_manager: 1, cookie_meta_pixel: 1 }));
  expect(written.filter((cookie) => cookie.includes('1970')).map((cookie) => cookie.split('=')[0])).toEqual([
    '_ga',
    '_gid',
  ]);
});
