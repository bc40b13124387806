import { createStaticHandler, matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { routePatterns } from '#domain/navigation/routes.ts';
import { routes } from './route-table.ts';
import { routesByFirstSegment } from './routes-for.ts';

const routesFor = routesByFirstSegment(routes);
const filled = Object.values(routePatterns).flatMap((pattern) => [
  pattern.replace(/:\w+\??/g, 'lue'),
  pattern.replace(/\/:\w+\?/g, '').replace(/:\w+/g, 'lue') || '/',
]);
const others = [
  '/dame',
  '/Herre',
  '/klaer',
  '/klaer/jakker/lue/mer',
  '/OM-OSS',
  '/%6Fm-oss',
  '//om-oss',
  '/om-oss/',
  '/*',
];

test.each([...new Set([...filled, ...others])])('%s is found where the whole table has it', (path) => {
  const found = (table: typeof routes) =>
    matchRoutes(table, path)?.map(({ route: { id, path: own }, params, pathname }) => ({ id, own, params, pathname }));
  expect(found(routesFor(path))).toEqual(found(routes));
});

test('the address of a category is looked for among few', () => {
  const [frame] = routesFor('/klaer');
  const [shop] = frame?.children ?? [];
  expect(shop?.children?.map(({ id }) => id)).toEqual(['category', 'unknown']);
});

test('what one part of the table has loaded is loaded by the others too', async () => {
  const lazy = { loader: async () => () => 'loaded' };
  const table: RouteObject[] = [
    {
      children: [
        { id: 'about', path: '/om-oss' },
        { id: 'any', path: '/:name', lazy },
      ],
    },
  ];
  const tableFor = routesByFirstSegment(table);
  for (const [path, asked] of [
    ['/om-oss', '/klaer'],
    ['/klaer', '/klaer'],
    ['/%6F', '/klaer'],
  ] as const) {
    const context = await createStaticHandler(tableFor(path)).query(new Request(`https://shop.example${asked}`));
    expect(context).toMatchObject({ loaderData: { any: 'loaded' } });
  }
});
