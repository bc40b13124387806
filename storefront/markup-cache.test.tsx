import { createElement, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { markupCache } from './markup-cache.ts';

const textOf = (element: ReactElement) => (element.props as { tpl: string[] }).tpl.join('');

test('a part is rendered once for each key, and what was not asked for lately is rendered again when there is no room', () => {
  const render = vi.fn((part: ReactElement) => `<${String(part.type)}>${'x'.repeat(1_500_000)}`);
  const cached = markupCache(render);
  const ask = (key: string) => textOf(cached(key, {}, createElement(key), undefined)).slice(0, 3);
  expect(['a', 'b', 'a', 'b', 'a'].map(ask)).toEqual(['<a>', '<b>', '<a>', '<b>', '<a>']);
  expect(render).toHaveBeenCalledTimes(2);
  expect([ask('i'), ask('a')]).toEqual(['<i>', '<a>']);
  expect(render).toHaveBeenCalledTimes(3);
  expect(ask('b')).toBe('<b>');
  expect(render).toHaveBeenCalledTimes(4);
});

test('other props are another part, whether they are frozen or not', () => {
  const render = vi.fn((part: ReactElement) => `<${String(part.type)}>`);
  const cached = markupCache(render);
  const card = Object.freeze({ name: 'Jakke', price: 100 });
  const ask = (props: object) => cached('card', props, createElement('i'), undefined);
  ask({ card, first: true });
  ask({ card: { ...card }, first: true });
  ask({ card, first: true });
  expect(render).toHaveBeenCalledTimes(1);
  ask({ card, first: false });
  ask({ card: Object.freeze({ ...card, price: 90 }), first: true });
  ask({ card });
  expect(render).toHaveBeenCalledTimes(4);
});
