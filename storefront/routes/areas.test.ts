import { expect, test } from 'vitest';
import { routeNames } from '#domain/navigation/routes.ts';
import { screens } from './areas.ts';

test('ROUTE-01 every route has a screen, but for the one that moves on', () => {
  expect(screens.map(({ name }) => name).toSorted()).toEqual(
    routeNames.filter((name) => name !== 'productById').toSorted(),
  );
});

test.each(screens)('ROUTE-01 $name is made of what its area says', async ({ parts }) => {
  const { chunk, screen } = await parts();
  expect(chunk).toMatch(/^storefront\/screens\/.+-screen\.tsx$/);
  expect((await screen()).name).toMatch(/Screen$/);
});
