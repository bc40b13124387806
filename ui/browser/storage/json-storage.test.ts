// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { jsonStorage, localJson, sessionJson } from './json-storage.ts';

const ids = (value: unknown) => (Array.isArray(value) ? value.filter((id) => typeof id === 'number') : undefined);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('DEC-82 values are JSON under their own key', () => {
  expect(localJson.write('favourites', [1001, 1002])).toBe(true);
  expect(localStorage.getItem('favourites')).toBe('[1001,1002]');
  expect(localJson.read('favourites', ids)).toEqual([1001, 1002]);
  localJson.remove('favourites');
  expect(localJson.read('favourites', ids)).toBeUndefined();
});

test('DEC-82 broken and foreign JSON is ignored and can be overwritten', () => {
  localStorage.setItem('favourites', '[1001,');
  expect(localJson.read('favourites', ids)).toBeUndefined();
  localStorage.setItem('favourites', '{"a":1}');
  expect(localJson.read('favourites', ids)).toBeUndefined();
  localJson.write('favourites', []);
  expect(localJson.read('favourites', ids)).toEqual([]);
});

test('the tab’s own storage is apart from the lasting one', () => {
  sessionJson.write('breadCrumbs', []);
  expect(localStorage.getItem('breadCrumbs')).toBeNull();
  expect(sessionStorage.getItem('breadCrumbs')).toBe('[]');
});

test('where storage is forbidden nothing throws', () => {
  const forbidden = jsonStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(forbidden.write('orders', [])).toBe(false);
  expect(forbidden.read('orders', ids)).toBeUndefined();
  expect(() => forbidden.remove('orders')).not.toThrow();
});
