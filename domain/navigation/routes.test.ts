import { expect, test } from 'vitest';
import { fillPattern, pathTo } from './path-to.ts';
import { guardedRoutes, routeNames, routePatterns } from './routes.ts';

test.each([
  ['ROUTE-01', 'home', '/'],
  ['ROUTE-02', 'homePreview', '/preview/:name'],
  ['ROUTE-03', 'about', '/om-oss'],
  ['ROUTE-04', 'support', '/kundeservice'],
  ['ROUTE-05', 'maintenance', '/vedlikehold'],
  ['ROUTE-06', 'policy', '/baerekraftig-forretningspraksis'],
  ['ROUTE-07', 'cookies-screen', '/personvernerklaering'],
  ['ROUTE-08', 'checkout', '/checkout'],
  ['ROUTE-09', 'bhg-start-1', '/dette-trenger-barnet-til-barnehagestart'],
  ['ROUTE-10', 'hvordan-kle-barna', '/hvordan-kle-barna'],
  ['ROUTE-11', 'bionic-finish-eco', '/bionic-finish-eco'],
  ['ROUTE-12', 'vikafjell1', '/furet-vaerbitt-vikafjell'],
  ['ROUTE-13', 'productById', '/product/:articleId?'],
  ['ROUTE-14', 'product', '/product/:articleName?'],
  ['ROUTE-15', 'search', '/search/:query'],
  ['ROUTE-16', 'utvalg', '/utvalg/:ids'],
  ['ROUTE-17', 'gender', '/:gender'],
  ['ROUTE-18', 'category', '/:categoryName?/:subcategoryName?/:group?'],
] as const)('%s ROUTE-22 route %s is %s', (_id, name, pattern) => {
  expect(routePatterns[name]).toBe(pattern);
});

test('ROUTE-22 the first eighteen names are the specification’s', () => {
  expect(routeNames.slice(0, 18).at(-1)).toBe('category');
  expect(routeNames[0]).toBe('home');
});

test('ROUTE-22 a named route gives its path', () => {
  expect(pathTo('home')).toBe('/');
  expect(pathTo('product', { articleName: 'alpinbriller-pro' })).toBe('/product/alpinbriller-pro');
  expect(pathTo('productById', { articleId: 1001 })).toBe('/product/1001');
  expect(pathTo('product')).toBe('/product');
  expect(pathTo('gender', { gender: 'barn-junior' })).toBe('/barn-junior');
  expect(pathTo('receipt', { reservationId: 7 })).toBe('/checkout/kvittering/7');
});

test('ROUTE-18 the category route is as deep as its parameters', () => {
  expect(pathTo('category', { categoryName: 'klaer' })).toBe('/klaer');
  expect(pathTo('category', { categoryName: 'klaer', subcategoryName: 'jakker' })).toBe('/klaer/jakker');
  expect(pathTo('category', { categoryName: 'klaer', group: 'x' })).toBe('/klaer');
  expect(pathTo('category')).toBe('/');
});

test('DEC-11 DEC-18 DEC-57 & and + are raw in slugs and id lists, search text is encoded whole', () => {
  expect(pathTo('category', { categoryName: 'vintersport', subcategoryName: 'hjelmer-&-alpinbriller' })).toBe(
    '/vintersport/hjelmer-&-alpinbriller',
  );
  expect(pathTo('utvalg', { ids: '1001+1003' })).toBe('/utvalg/1001+1003');
  expect(pathTo('search', { query: 'blå & rød+hvit' })).toBe('/search/bl%C3%A5%20%26%20r%C3%B8d%2Bhvit');
});

test('a parameter that is needed must be given', () => {
  expect(() => fillPattern('search', {})).toThrow(TypeError);
});

test('DEC-28 only min side and what is below it is guarded', () => {
  const guarded = routeNames.filter((name) => guardedRoutes.has(name)).map((name) => routePatterns[name]);
  expect(guarded).toEqual([
    '/min-side',
    '/min-side/historikk',
    '/min-side/omtaler',
    '/min-side/qr-kode',
    '/min-side/innlogginger',
    '/min-side/opplysninger',
    '/min-side/varsler',
  ]);
});
