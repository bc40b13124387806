// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { scrollAfterNavigation } from './scroll.ts';

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

test('NAV-06 NAV-08 the top and a stored position are reached at once', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  scrollAfterNavigation({ kind: 'top' });
  scrollAfterNavigation({ kind: 'position', y: 840 });
  scrollAfterNavigation({ kind: 'stay' });
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }], [{ top: 840, behavior: 'instant' }]]);
});

test('NAV-07 a hash target is scrolled to smoothly, and focus follows', () => {
  document.body.innerHTML = '<h2 id="retur">Retur</h2>';
  const target = document.getElementById('retur')!;
  const scrollIntoView = vi.spyOn(target, 'scrollIntoView').mockImplementation(() => {});
  scrollAfterNavigation({ kind: 'element', id: 'retur' });
  expect(scrollIntoView).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'smooth' }));
  expect(document.activeElement).toBe(target);
});

test('NAV-07 a hash without a target goes to the top', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  scrollAfterNavigation({ kind: 'element', id: 'finnesikke' });
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});
