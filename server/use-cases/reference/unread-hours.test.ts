import { expect, test } from 'vitest';
import { unreadHours } from './unread-hours.ts';

test('DEC-125 entries that cannot be read are told by shop, the others are not', () => {
  const shops = [
    { id: 1, openingHours: '1-5 1000-2000,6 1000-1800' },
    { id: 2, openingHours: '6 1000-1600,1-5 9-19,8 1000-1200' },
    { id: 3, openingHours: '' },
  ];
  expect(unreadHours(shops)).toEqual([{ shop: 2, skipped: ['1-5 9-19', '8 1000-1200'] }]);
});
