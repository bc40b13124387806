// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { find, type Mounted, mount } from '#ui/components/testing/mount.ts';
import { cookieQuestion } from '../../features/cookies/cookie-store.ts';
import { inFrame, sampleFrame } from '../testing/in-frame.tsx';
import { Footer } from './footer.tsx';

let mounted: Mounted;

function show(change: Partial<typeof sampleFrame.tenant> = {}): HTMLElement {
  mounted = mount(inFrame(<Footer />, '/', { tenant: { ...sampleFrame.tenant, ...change } }).element);
  return find(mounted.container, 'footer');
}

afterEach(() => mounted.unmount());

const stabel = {
  brand_name: 'stabel',
  display_name: 'Stabel',
  header_lines: 1 as const,
  features: {
    maintenance: false,
    info: true,
    about: false,
    support: true,
    top_left_support: false,
    club_guarantee: true,
  },
};

test.each([
  ['two lines', {}, '2', '© 2026 Nordvarde'],
  ['one line', stabel, '1', '© 2026 Stabel'],
])('UI-33 UI-40 UI-41 TXT-11 %s: customer service, copyright and company', (_, tenant, lines, copyright) => {
  const footer = show(tenant);
  expect(footer.dataset.lines).toBe(lines);
  expect(find(footer, 'a[href="mailto:kundeservice@example.no"]').textContent).toBe('kundeservice@example.no');
  expect(footer.textContent).toContain(copyright);
  expect(footer.textContent).toContain('Org.nr. 900 000 015');
});

test('CONST-20 what a brand does not show is not in its footer either', () => {
  expect(show(stabel).querySelector('a[href^="/vedlikehold"]')).toBeNull();
});

test('CONST-28 social links open in a new tab that knows nothing of this one', () => {
  const link = find<HTMLAnchorElement>(show(), 'a[href="https://facebook.example/nordvarde"]');
  expect([link.target, link.rel]).toEqual(['_blank', 'noopener']);
});

test('DEC-42 the answer about cookies can be changed at any time', () => {
  const footer = show();
  const button = [...footer.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Informasjonskapsler',
  );
  act(() => button?.click());
  expect(cookieQuestion.get()).toBe(true);
  cookieQuestion.set(false);
});
