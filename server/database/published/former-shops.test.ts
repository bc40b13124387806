import { expect, test } from 'vitest';
import { formerShops } from './former-shops.ts';

const open = [
  { id: 1, slug: 'oslo' },
  { id: 2, slug: 'moss' },
];
const closed = (id: number, name: string, heirId: number | null = null) => ({ id, name, heirId });

test('a closed shop leads to its heir, and without one to the list', () => {
  const former = formerShops([closed(3, 'Ås', 1), closed(4, 'Ski')], open);
  expect([former.get('as'), former.get('ski'), former.get('oslo')]).toEqual(['oslo', null, undefined]);
});

test('an heir that has closed since leads on, and a ring of them to the list', () => {
  const former = formerShops([closed(3, 'Ås', 4), closed(4, 'Ski', 2), closed(5, 'Lom', 6), closed(6, 'Vik', 5)], open);
  expect([former.get('as'), former.get('ski'), former.get('lom')]).toEqual(['moss', 'moss', null]);
});

test('a shop that opens under the old name has its page', () => {
  expect(formerShops([closed(3, 'Oslo', 2)], open).has('oslo')).toBe(false);
});
