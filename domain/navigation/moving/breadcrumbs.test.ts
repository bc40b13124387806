import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { routeNames } from '../routes.ts';
import { arrive, type Breadcrumb, leaveAt, nameCurrent, previousBreadcrumb } from './breadcrumbs.ts';
import { readTrail, writeTrail } from './stored-breadcrumbs.ts';

const crumb = (
  name: Breadcrumb['name'],
  params: Breadcrumb['params'] = {},
  title: string | null = null,
): Breadcrumb => ({
  name,
  params,
  title,
  scrollPosition: 0,
});
const product = (articleName: string) => crumb('product', { articleName }, articleName);
const list = crumb('category', { categoryName: 'klaer' }, 'Klær');

describe('the trail', () => {
  test.each([
    ['NAV-01', 'home'],
    ['NAV-02', 'search'],
    ['NAV-03', 'utvalg'],
    ['NAV-04', 'gender'],
    ['NAV-05', 'category'],
  ] as const)('%s NAV-16 going to %s begins it anew', (_id, name) => {
    expect(arrive([list, product('a')], crumb(name))).toEqual([crumb(name)]);
  });

  test('NAV-17 DEC-30 a screen without breadcrumbs, and the not-found screen, empty it', () => {
    for (const name of ['checkout', 'receipt', 'login', 'register', 'account', 'favourites'] as const) {
      expect(arrive([list, product('a')], crumb(name))).toEqual([]);
    }
    expect(arrive([list], null)).toEqual([]);
  });

  test('NAV-14 CONST-08 at most ten entries, the oldest goes', () => {
    const trail = Array.from({ length: 12 }, (_, index) => product(String(index))).reduce(arrive, [
      list,
    ] as readonly Breadcrumb[]);
    expect(trail).toHaveLength(10);
    expect(trail[0]).toEqual(product('2'));
  });

  test('DEC-29 going to an entry of the trail cuts what came after', () => {
    const trail = [list, product('a'), product('b'), product('c')];
    expect(arrive(trail, product('a'))).toEqual([list, product('a')]);
  });

  test('NAV-15 NAV-20 the position is noted as a screen is left, the title as it is known', () => {
    const left = leaveAt([list], 740);
    expect(left).toEqual([{ ...list, scrollPosition: 740 }]);
    expect(nameCurrent([...left, crumb('product')], 'Jakke')[1]).toMatchObject({ title: 'Jakke' });
    expect(leaveAt([], 3)).toEqual([]);
  });

  test('NAV-18 NAV-19 the back link leads to the previous entry, if there is one', () => {
    expect(previousBreadcrumb([list, product('a')])).toEqual(list);
    expect(previousBreadcrumb([crumb('home', {}, 'Forside'), product('a')])?.title).toBe('Forside');
    expect(previousBreadcrumb([product('a')])).toBeNull();
  });

  test('NAV-14 however one walks, the trail ends with the screen shown, holds none twice and at most ten', () => {
    const anyCrumb = fc
      .tuple(fc.constantFrom(...routeNames), fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'))
      .map(([name, id]) => crumb(name, { id }));
    fc.assert(
      fc.property(fc.array(anyCrumb, { maxLength: 60 }), (walk) => {
        let trail: readonly Breadcrumb[] = [];
        for (const step of walk) {
          trail = arrive(trail, step);
          expect(trail.length).toBeLessThanOrEqual(10);
          expect(new Set(trail.map((entry) => JSON.stringify(entry))).size).toBe(trail.length);
          if (trail.length > 0) expect(trail.at(-1)).toEqual(step);
        }
      }),
    );
  });
});

describe('the stored trail', () => {
  test('NAV-13 is read as it was written', () => {
    const trail = [leaveAt([list], 740)[0]!, product('a')];
    expect(readTrail(writeTrail(trail))).toEqual(trail);
  });

  test.each([null, '', '{', '{}', '[1,null,{"name":"nope","params":{}}]', '[{"name":"toString","params":{}}]'])(
    'NAV-13 broken or foreign text %j is no trail',
    (text) => {
      expect(readTrail(text)).toEqual([]);
    },
  );
});
