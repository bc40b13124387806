import { Fragment } from 'preact';
import { expect, test } from 'vitest';
import { joinTexts } from './join-texts.ts';

function joined(type: unknown, children: unknown): unknown {
  const props = { children };
  joinTexts({ type, props });
  return props.children;
}

const element = { type: 'b' };

test('texts beside each other are one, as in the page that the server sent; what stands between others keeps its place', () => {
  expect(joined('p', ['4,6', ' (', 12, ')'])).toEqual(['4,6 (12)', null, null, null]);
  expect(joined('p', ['a', false, 'b', element, 'c', 'd'])).toEqual(['ab', false, null, element, 'cd', null]);
  expect(joined(Fragment, ['a', 'b'])).toEqual(['ab', null]);
});

test('a list that another element owns is left as it is, and so is what a component is given', () => {
  const given = ['a', 'b'];
  expect(joined('p', given)).toEqual(['ab', null]);
  expect(given).toEqual(['a', 'b']);
  expect(joined(() => null, given)).toBe(given);
  const apart = ['a', element];
  expect(joined('p', apart)).toBe(apart);
});
