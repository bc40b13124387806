// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { watchOtherTabs } from './tabs.ts';

function changed(key: string | null, storageArea: Storage = localStorage): void {
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea }));
}

test('UI-52 DEC-83 a change of one of the keys in another tab, and a clear, are told', () => {
  const onChange = vi.fn();
  const unwatch = watchOtherTabs(['orders', 'count'], onChange);
  changed('orders');
  changed('favourites');
  changed('orders', sessionStorage);
  expect(onChange).toHaveBeenCalledTimes(1);
  changed(null);
  expect(onChange).toHaveBeenCalledTimes(2);
  unwatch();
  changed('count');
  expect(onChange).toHaveBeenCalledTimes(2);
});
