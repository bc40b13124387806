import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categoryPath, categoryTree, findCategory } from './category-tree.ts';
import { genderIds, routeGenders } from './genders.ts';
import { reservedSegments } from './reserved-segments.ts';
import { resolvePath } from './resolve-path.ts';

const groups = (...entries: [number, string][]) =>
  entries.map(([articleGroup3ID, name]) => ({ articleGroup3ID, name }));

/** The categories of the acceptance data (FIX-03). */
const tree = categoryTree([
  {
    id: 1,
    name: 'Tekstil',
    subcategories: [
      { ArticleGroup2ID: 10, Name: 'Jakker', groups: groups([100, 'Skalljakker'], [101, 'Dunjakker']) },
      { ArticleGroup2ID: 11, Name: 'Ull', groups: groups([110, 'Ullundertøy']) },
    ],
  },
  {
    id: 2,
    name: 'Vintersport',
    subcategories: [
      {
        ArticleGroup2ID: 20,
        Name: 'Hjelmer & alpinbriller',
        groups: groups([200, 'Alpinbriller'], [201, 'Alpinhjelm']),
      },
      { ArticleGroup2ID: 21, Name: 'Staver', groups: groups([210, 'Alpinstaver']) },
    ],
  },
  { id: 3, name: 'Sko', subcategories: [] },
]);

const resolve = (path: string) => resolvePath(path, tree);
const moved = (to: string) => ({ kind: 'redirect', to, status: 301 });
const ids = (path: string) => {
  const target = resolve(path);
  return target.kind === 'category' ? target.trail.map((node) => node.id) : target.kind;
};

describe('redirects', () => {
  test.each([
    ['ROUTE-37', '/payment', '/kundeservice'],
    ['ROUTE-38', '/return', '/kundeservice'],
    ['ROUTE-39', '/terms', '/kundeservice'],
    ['ROUTE-40', '/reclamation', '/kundeservice'],
    ['ROUTE-41', '/privacy', '/personvernerklaering'],
    ['ROUTE-42', '/jan-mayen', '/'],
    ['ROUTE-43', '/skikkelig-stresstest', '/'],
    ['ROUTE-44', '/ny-kolleksjon-fra-heldre-jan-mayen', '/'],
    ['ROUTE-45', '/heldre-pa-langtur-over-vidda', '/'],
    ['ROUTE-23 DEC-08', '/article/1001', '/product/1001'],
    ['ROUTE-32 DEC-14', '/voksen', '/uni'],
  ])('%s %s goes to %s for good', (_id, from, to) => {
    expect(resolve(from)).toEqual(moved(to));
  });

  test.each(['/product', '/search'])('DEC-12 DEC-57 %s alone goes home, for now', (path) => {
    expect(resolve(path)).toEqual({ kind: 'redirect', to: '/', status: 302 });
  });

  test('DEC-07 a trailing or doubled slash goes, upper case becomes lower', () => {
    expect(resolve('/klaer/')).toEqual(moved('/klaer'));
    expect(resolve('/vintersport//staver')).toEqual(moved('/vintersport/staver'));
    expect(resolve('/Herre')).toEqual(moved('/herre'));
    expect(resolve('/Voksen')).toEqual(moved('/uni'));
    expect(resolve('/KLAER/Jakker')).toEqual(moved('/klaer/jakker'));
    expect(resolve('/Goggles')).toEqual(moved('/goggles'));
    expect(resolve('/Om-Oss')).toEqual(moved('/om-oss'));
  });

  test('DEC-11 other spellings of a name move on to the slug of the displayed one', () => {
    expect(resolve('/tekstil')).toEqual(moved('/klaer'));
    expect(resolve('/kl%C3%A6r')).toEqual(moved('/klaer'));
    expect(resolve('/tekstil/jakker')).toEqual(moved('/klaer/jakker'));
    expect(resolve('/product/Alpinbriller%20Pro')).toEqual(moved('/product/alpinbriller-pro'));
    expect(resolve('/farger/Gr%C3%B8nn')).toEqual(moved('/farger/gronn'));
  });

  test('no path can redirect to another host', () => {
    const path = fc
      .array(
        fc.constantFrom('/', '\\', '%5C', '%2F', 'evil.example', 'article', 'product', 'klaer', ':', '@', '%09', '%'),
        {
          maxLength: 8,
        },
      )
      .map((parts) => `/${parts.join('')}`);
    fc.assert(
      fc.property(path, (given) => {
        const target = resolve(given);
        if (target.kind === 'redirect') expect(target.to).toMatch(/^\/($|[^/\\\s])/);
      }),
    );
  });

  test('redirects come to an end', () => {
    const segment = fc.constantFrom(
      '',
      'Article',
      'article',
      '1001',
      'Tekstil',
      'KLÆR',
      'voksen',
      'product',
      'Om-Oss',
      'a%2Fb',
      '&',
      '.',
    );
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 5 }), (segments) => {
        let target = resolve(`/${segments.join('/')}`);
        for (let hops = 0; target.kind === 'redirect'; hops++) {
          expect(hops).toBeLessThan(4);
          target = resolve(target.to);
        }
      }),
    );
  });
});

describe('routes', () => {
  test('ROUTE-46 literals win, and / is always home', () => {
    expect(resolve('/')).toEqual({ kind: 'route', name: 'home', params: {} });
    expect(resolve('/om-oss')).toEqual({ kind: 'route', name: 'about', params: {} });
    expect(resolve('/checkout/kvittering/7')).toEqual({
      kind: 'route',
      name: 'receipt',
      params: { reservationId: '7' },
    });
    expect(resolve('/blogg/kategori/guider')).toEqual({
      kind: 'route',
      name: 'blogCategory',
      params: { slug: 'guider' },
    });
    expect(resolve('/blogg/ullguiden')).toEqual({ kind: 'route', name: 'blogPost', params: { slug: 'ullguiden' } });
  });

  test('ROUTE-13 ROUTE-14 DEC-09 digits are an id, anything else a name', () => {
    expect(resolve('/product/1001')).toEqual({ kind: 'route', name: 'productById', params: { articleId: '1001' } });
    expect(resolve('/product/5000-12')).toEqual({ kind: 'route', name: 'product', params: { articleName: '5000-12' } });
  });

  test('ROUTE-15 search text is decoded', () => {
    expect(resolve('/search/bl%C3%A5%20jakke')).toEqual({
      kind: 'route',
      name: 'search',
      params: { query: 'blå jakke' },
    });
  });

  test.each(['/checkout/x', '/min-side/ukjent', '/preview', '/utvalg', '/a/b/c/d', '/%E0%A4%A', '/foo.php'])(
    'DEC-06 %s is not found',
    (path) => {
      expect(resolve(path)).toEqual({ kind: 'not-found' });
    },
  );
});

describe('genders', () => {
  test.each(['herre', 'dame', 'junior', 'barn', 'uni', 'barn-junior'] as const)(
    'ROUTE-26 ROUTE-33 /%s is a gender',
    (gender) => {
      expect(resolve(`/${gender}`)).toEqual({ kind: 'gender', gender });
    },
  );

  test('ROUTE-26 the list is closed and has seven', () => {
    expect([...routeGenders].sort()).toEqual(['barn', 'barn-junior', 'dame', 'herre', 'junior', 'uni', 'voksen']);
  });

  test('ROUTE-27 to ROUTE-33 TRAP-59 gender ids', () => {
    expect(genderIds).toEqual({
      herre: [1],
      dame: [2],
      barn: [4],
      uni: [10],
      junior: [11],
      voksen: [10],
      'barn-junior': [4, 11],
    });
  });

  test('DEC-13 nothing stands below a gender', () => {
    expect(resolve('/herre/jakker')).toEqual({ kind: 'not-found' });
  });
});

describe('categories', () => {
  test('ROUTE-19 ROUTE-20 ROUTE-21 three levels', () => {
    expect(ids('/klaer')).toEqual([1]);
    expect(ids('/klaer/jakker')).toEqual([1, 10]);
    expect(ids('/klaer/jakker/dunjakker')).toEqual([1, 10, 101]);
  });

  test('ROUTE-48 DEC-06 an unknown subcategory or group is not its parent', () => {
    expect(ids('/klaer/ukjent')).toBe('not-found');
    expect(ids('/klaer/jakker/ukjent')).toBe('not-found');
    expect(ids('/sko/jakker')).toBe('not-found');
  });

  test('TRAP-13 & is accepted raw and encoded', () => {
    expect(ids('/vintersport/hjelmer-&-alpinbriller')).toEqual([2, 20]);
    expect(ids('/vintersport/hjelmer-%26-alpinbriller')).toEqual([2, 20]);
  });

  test.each([
    ['ROUTE-34', '/goggles', [2, 20, 200], '/vintersport/hjelmer-&-alpinbriller/alpinbriller'],
    ['ROUTE-35', '/hjelmer', [2, 20, 201], '/vintersport/hjelmer-&-alpinbriller/alpinhjelm'],
    ['ROUTE-36', '/staver', [2, 21, 210], '/vintersport/staver/alpinstaver'],
  ])('%s %s is an alias that keeps its url', (_id, path, trail, canonical) => {
    expect(ids(path)).toEqual(trail);
    expect(resolve(path)).toMatchObject({ canonical });
  });

  test('DEC-17 TRAP-12 an alias stands alone; /vintersport/staver is the subcategory', () => {
    expect(ids('/goggles/x')).toBe('not-found');
    expect(ids('/vintersport/staver')).toEqual([2, 21]);
  });

  test('DEC-07 a category with a reserved slug, or a gender’s, carries its id', () => {
    const awkward = categoryTree([
      { id: 7, name: 'Retur', subcategories: [] },
      { id: 8, name: 'Dame', subcategories: [] },
      { id: 9, name: 'Sko', subcategories: [] },
      { id: 10, name: 'Sko!', subcategories: [] },
    ]);
    expect(awkward.map((node) => node.slug)).toEqual(['retur-7', 'dame-8', 'sko', 'sko-10']);
    expect(resolvePath('/retur-7', awkward)).toMatchObject({ kind: 'category', canonical: '/retur-7' });
    expect(resolvePath('/retur', awkward)).toMatchObject({ kind: 'route', name: 'returns' });
  });

  test('DEC-07 every category found has the path it is found by', () => {
    for (const main of tree) {
      expect(reservedSegments.has(main.slug)).toBe(false);
      for (const sub of main.children) {
        for (const group of sub.children) {
          const path = categoryPath([main, sub, group]);
          expect(resolve(path)).toEqual({ kind: 'category', trail: [main, sub, group], canonical: path });
        }
      }
    }
  });

  test('no segments are no category', () => {
    expect(findCategory(tree, [])).toBeNull();
  });
});
