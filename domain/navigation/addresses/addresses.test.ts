import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loginPathFor, pathAfterLogin, readNextPath } from './next-path.ts';
import { hasOpenCart, withOpenCart, withoutOpenCart } from './open-cart.ts';
import { readProductParam } from './product-param.ts';
import { normaliseQuery, searchPath, submittedSearch } from './search-path.ts';
import { readUtvalgIds, utvalgPath } from './utvalg-ids.ts';

const anyText = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0x17f }), fc.integer({ min: 0, max: 0x10ffff })), { maxLength: 20 })
  .map((codes) => String.fromCodePoint(...codes));

describe('product parameter', () => {
  test('DEC-09 ROUTE-13 ROUTE-14 id, name or none', () => {
    expect(readProductParam('1001')).toEqual({ kind: 'id', articleId: 1001 });
    expect(readProductParam('alpinbriller-pro')).toEqual({ kind: 'name', slug: 'alpinbriller-pro' });
    expect(readProductParam('5000-12')).toEqual({ kind: 'name', slug: '5000-12' });
    expect(readProductParam(undefined)).toEqual({ kind: 'none' });
    expect(readProductParam('')).toEqual({ kind: 'none' });
  });
});

describe('utvalg', () => {
  test.each(['1001+1003+1005', '1001%2B1003%2b1005', '1001 1003 1005', '1001%201003%201005'])(
    'ROUTE-16 TRAP-14 %s',
    (text) => {
      expect(readUtvalgIds(text)).toEqual([1001, 1003, 1005]);
    },
  );

  test('DEC-18 what is no id or stands there before is dropped, the order stays', () => {
    expect(readUtvalgIds('1005+x+1001+-3+1005+1e3+2147483648+')).toEqual([1005, 1001]);
    expect(readUtvalgIds('')).toEqual([]);
  });

  test('DEC-18 at most 200', () => {
    expect(readUtvalgIds(Array.from({ length: 300 }, (_, index) => index + 1).join('+'))).toHaveLength(200);
  });

  test('ROUTE-16 the path of a list', () => {
    expect(utvalgPath([1001, 1003])).toBe('/utvalg/1001+1003');
  });
});

describe('search text', () => {
  test.each([
    ['VAL-23', 'jakke,blå', 'jakke blå'],
    ['DEC-57', '  Turbukse \t HERRE ', 'turbukse herre'],
    ['DEC-57', 'a/b\\c', 'a b c'],
    ['DEC-57', 'a\u0000b', 'ab'],
    ['DEC-57', 'bla\u030A', 'blå'],
    ['VAL-24', ' , , ', ''],
  ])('%s %j is searched as %j', (_id, given, text) => {
    expect(normaliseQuery(given)).toBe(text);
  });

  test('DEC-57 at most 100 characters', () => {
    expect(normaliseQuery('x'.repeat(500))).toHaveLength(100);
  });

  test('DEC-57 same text, same url: normalising twice changes nothing, and the path can be decoded', () => {
    fc.assert(
      fc.property(anyText, (given) => {
        const text = normaliseQuery(given);
        expect(normaliseQuery(text)).toBe(text);
        const path = searchPath(given, '/');
        if (text !== '') expect(decodeURIComponent(path!)).toBe(`/search/${text}`);
      }),
    );
  });

  test('VAL-24 VAL-28 empty text and the search already shown lead nowhere', () => {
    expect(searchPath(' , ', '/')).toBeNull();
    expect(searchPath('jakke', '/')).toBe('/search/jakke');
    expect(searchPath(' JAKKE,', '/search/jakke')).toBeNull();
    expect(searchPath('blå', '/search/bl%C3%A5')).toBeNull();
  });
});

describe('next', () => {
  test.each(['/', '/min-side', '/klaer?farge=1#x', '/utvalg/1+2'])('DEC-28 %s is a local path', (path) => {
    expect(readNextPath(path)).toBe(path);
  });

  test.each([
    '',
    'min-side',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n/evil.example',
    ` /x`,
    `/${'x'.repeat(3000)}`,
  ])('DEC-28 %j is refused', (path) => {
    expect(readNextPath(path)).toBeNull();
  });

  test('DEC-28 whatever passes stays on the site', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('/', '\\', '\t', 'evil.example', ':', '@', '.', '?', '#', '%2F')),
        (parts) => {
          const path = readNextPath(`/${parts.join('')}`);
          if (path !== null) expect(new URL(path, 'https://shop.example').origin).toBe('https://shop.example');
        },
      ),
    );
  });

  test('DEC-28 the login link carries where it came from', () => {
    expect(loginPathFor('/min-side/historikk?side=2')).toBe('/logg-inn?next=%2Fmin-side%2Fhistorikk%3Fside%3D2');
  });

  test('USER-01 to USER-04 NAV-10 NAV-11 DEC-111 after login', () => {
    expect(pathAfterLogin({ next: '/favoritter', openedFrom: '/klaer' })).toBe('/favoritter');
    expect(pathAfterLogin({ openedFrom: '/klaer' })).toBe('/klaer');
    expect(pathAfterLogin({})).toBe('/min-side');
    expect(pathAfterLogin({ next: '//evil.example' })).toBe('/min-side');
    expect(pathAfterLogin({ openedFrom: '/klaer?farge=1', fromCart: true })).toBe('/klaer?farge=1&openCart=true');
    expect(pathAfterLogin({ fromCart: true })).toBe('/?openCart=true');
  });
});

describe('openCart', () => {
  test.each([
    ['?openCart', true],
    ['?openCart=true', true],
    ['?a=1&openCart=0', true],
    ['?openCartoon=1', false],
    ['', false],
  ])('NAV-09 DEC-32 %j: %s', (search, present) => {
    expect(hasOpenCart(search)).toBe(present);
  });

  test('DEC-32 the flag is taken out and the rest stays', () => {
    expect(withoutOpenCart('?a=1&openCart=true&b=2')).toBe('?a=1&b=2');
    expect(withoutOpenCart('?openCart')).toBe('');
  });

  test('NAV-10 the flag is put in once, before the hash', () => {
    expect(withOpenCart('/klaer#topp')).toBe('/klaer?openCart=true#topp');
    expect(withOpenCart('/klaer?openCart&farge=1')).toBe('/klaer?farge=1&openCart=true');
  });
});

test('DEC-57 a search form that was sent without script leads where the search does', () => {
  expect(submittedSearch('/search', 'Blå  Jakke')).toBe('/search/bl%C3%A5%20jakke');
  expect(submittedSearch('/search', '//annet.example')).toBe('/search/annet.example');
  expect(submittedSearch('/search', null)).toBeNull();
  expect(submittedSearch('/search', ' ')).toBeNull();
  expect(submittedSearch('/klaer', 'jakke')).toBeNull();
});
