import { createElement, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { markupCache } from './markup-cache.ts';

const textOf = (element: ReactElement) => (element.props as { tpl: string[] }).tpl.join('');

test('a part is rendered once for each key, and what was not asked for lately is rendered again when there is no room', () => {
  const render = vi.fn((part: ReactElement) => `<${String(part.type)}>${'x'.repeat(1_500_000)}`);
  const cached = markupCache(render);
  const ask = (key: string) => textOf(cached(key, {}, () => createElement(key), undefined)).slice(0, 3);
  expect(['a', 'b', 'a', 'b', 'a'].map(ask)).toEqual(['<a>', '<b>', '<a>', '<b>', '<a>']);
  expect(render).toHaveBeenCalledTimes(2);
  expect([ask('i'), ask('a')]).toEqual(['<i>', '<a>']);
  expect(render).toHaveBeenCalledTimes(3);
  expect(ask('b')).toBe('<b>');
  expect(render).toHaveBeenCalledTimes(4);
});

test('other props are another part; what is frozen is told by itself, all else by what it says', () => {
  const render = vi.fn((part: ReactElement) => `<${String(part.type)}>`);
  const cached = markupCache(render);
  const card = Object.freeze({ name: 'Jakke', price: 100 });
  const words = { level: 2, text: 'Finnes i 2 butikker' };
  const timesRendered = (props: object) => {
    cached('card', props, () => createElement('i'), undefined);
    return render.mock.calls.length;
  };
  expect([timesRendered({ card, words }), timesRendered({ card, words: { ...words } })]).toEqual([1, 1]);
  expect(timesRendered({ card, words: { ...words, level: 0 } })).toBe(2);
  expect(timesRendered({ card: Object.freeze({ ...card, price: 90 }), words })).toBe(3);
  expect(timesRendered({ words })).toBe(4);
  expect(timesRendered({ card: words, words })).toBe(5);
});
