import { expect, test } from 'vitest';
import { type Route, readRoute, routePath } from './route-table.ts';

const routes: Route[] = [
  { screen: 'queue' },
  { screen: 'pick', ids: [20431, 20433] },
  { screen: 'hand-out', id: null },
  { screen: 'hand-out', id: 20418 },
  { screen: 'order', id: 7 },
  { screen: 'return', id: null },
  { screen: 'put-back' },
  { screen: 'look-up' },
  { screen: 'count' },
  { screen: 'figures' },
  { screen: 'more' },
];

test.each(routes)('$screen is read as it was written', (route) => {
  expect(readRoute(routePath(route))).toEqual(route);
});

test('what is no address of the counter is the queue', () => {
  expect(['/disk/plukk/x', '/disk/nowhere', '/disk/'].map(readRoute)).toEqual([
    { screen: 'queue' },
    { screen: 'queue' },
    { screen: 'queue' },
  ]);
});
