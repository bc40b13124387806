// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { alertQueue, closeAlert, raiseAlert } from '#storefront/data/alerts.ts';
import { find, type Mounted, mount } from '#ui/components/testing/mount.ts';
import { AlertBanner } from './alert-banner.tsx';

let mounted: Mounted;

afterEach(() => {
  mounted.unmount();
  for (const alerts of Object.values(alertQueue.get())) for (const { uid } of alerts) closeAlert(uid);
});

test.each([
  ['error', 'Noe gikk galt'],
  ['warning', 'Obs!'],
  ['info', 'Informasjon'],
  ['success', 'Suksess'],
] as const)('ERR-40 ERR-41 ERR-42 ERR-43 an alert of type %s is titled %s', (type, title) => {
  raiseAlert(type, 'Vennligst last siden på nytt', 0);
  mounted = mount(<AlertBanner />);
  expect(find(mounted.container, 'strong').textContent).toBe(title);
  expect(mounted.container.textContent).toContain('Vennligst last siden på nytt');
});

test('UI-34 TXT-111 only the first is shown; closing it shows the next', () => {
  raiseAlert('info', 'nummer to', 0);
  raiseAlert('error', 'nummer én', 0);
  mounted = mount(<AlertBanner />);
  expect(mounted.container.textContent).toContain('nummer én');
  expect(mounted.container.textContent).not.toContain('nummer to');
  act(() => find(mounted.container, 'button[aria-label="Lukk"]').click());
  expect(mounted.container.textContent).toContain('nummer to');
});

test('UI-34 nothing is shown when there is nothing to say', () => {
  mounted = mount(<AlertBanner />);
  expect(mounted.container.childElementCount).toBe(0);
});

test('CONST-09 WCAG 2.2.1 an alert that is pointed at or has focus stays, and then has its time again', () => {
  vi.useFakeTimers();
  raiseAlert('info', 'Prisen er endret');
  mounted = mount(<AlertBanner />);
  const bar = find(mounted.container, '[role=status]');
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const shown = () => mounted.container.textContent?.includes('Prisen er endret');
  pass(2000);
  act(() => void bar.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
  pass(60_000);
  expect(shown()).toBe(true);
  act(() => void bar.dispatchEvent(new PointerEvent('pointerout', { bubbles: true })));
  pass(2000);
  act(() => find(mounted.container, 'button').focus());
  pass(60_000);
  expect(shown()).toBe(true);
  act(() => find(mounted.container, 'button').blur());
  pass(2999);
  expect(shown()).toBe(true);
  pass(1);
  expect(shown()).toBe(false);
  vi.useRealTimers();
});
