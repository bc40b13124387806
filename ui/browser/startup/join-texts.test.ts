import { createElement, Fragment, type VNode } from 'preact';
import { expect, test } from 'vitest';
import { joinTexts } from './join-texts.ts';

function joined(element: VNode<{ children?: unknown }>): unknown {
  joinTexts(element);
  return element.props.children;
}

test('texts beside each other are one, as in the page that the server sent; what stands between others keeps its place', () => {
  const b = createElement('b', null);
  expect(joined(createElement('p', null, '4,6', ' (', 12, ')'))).toEqual(['4,6 (12)', null, null, null]);
  expect(joined(createElement('p', null, 'a', false, 'b', b, 'c', 'd'))).toEqual(['ab', false, null, b, 'cd', null]);
  expect(joined(createElement(Fragment, null, 'a', 'b'))).toEqual(['ab', null]);
});

test('a list that another element owns is left as it is, and so is what a component is given', () => {
  const given = ['a', 'b'];
  expect(joined(createElement('p', { children: given } as object))).toEqual(['ab', null]);
  expect(given).toEqual(['a', 'b']);
  const Part = () => null;
  expect(joined(createElement(Part, { children: given } as object) as VNode<{ children?: unknown }>)).toBe(given);
  const apart = ['a', createElement('b', null)];
  expect(joined(createElement('p', { children: apart } as object))).toBe(apart);
});
