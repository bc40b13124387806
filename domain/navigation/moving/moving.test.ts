import { describe, expect, test } from 'vitest';
import { blockedProductTarget, enterThrough, refusedTarget } from './guard.ts';
import { decideScroll } from './scroll.ts';

describe('scroll', () => {
  const arrival = { hash: '', scrollPosition: null, samePath: false };

  test('NAV-06 to the top', () => {
    expect(decideScroll(arrival)).toEqual({ kind: 'top' });
  });

  test('NAV-07 to the element of the hash', () => {
    expect(decideScroll({ ...arrival, hash: '#retur' })).toEqual({ kind: 'element', id: 'retur' });
    expect(decideScroll({ ...arrival, hash: '#sp%C3%B8rsm%C3%A5l' })).toEqual({ kind: 'element', id: 'spørsmål' });
    expect(decideScroll({ ...arrival, hash: '#%' })).toEqual({ kind: 'element', id: '%' });
  });

  test('NAV-08 a position passed along wins over top and hash', () => {
    expect(decideScroll({ ...arrival, scrollPosition: 740 })).toEqual({ kind: 'position', y: 740 });
    expect(decideScroll({ ...arrival, hash: '#retur', scrollPosition: 740 })).toEqual({ kind: 'position', y: 740 });
  });

  test('filtering a list stays where it is', () => {
    expect(decideScroll({ ...arrival, samePath: true })).toEqual({ kind: 'stay' });
  });
});

describe('guard', () => {
  const refuse = () => Promise.reject(new Error('no'));

  test('NAV-23 without a guard, and with access, the route is entered', async () => {
    expect(await enterThrough(null, null)).toBeNull();
    expect(await enterThrough({ requestAccess: async () => {}, refusedTo: 'login' }, '/klaer')).toBeNull();
  });

  test('NAV-24 refused: the named route', async () => {
    expect(await enterThrough({ requestAccess: refuse, refusedTo: 'login' }, '/klaer')).toEqual({
      kind: 'named',
      name: 'login',
    });
  });

  test('NAV-25 else the previous route', () => {
    expect(refusedTarget({ refusedTo: null }, '/klaer')).toEqual({ kind: 'previous', path: '/klaer' });
  });

  test('NAV-26 else home', () => {
    expect(refusedTarget({ refusedTo: null }, null)).toEqual({ kind: 'home' });
  });

  test('UI-20 TRAP-40 a blocked product goes back, home without a way back or when that is the same product', () => {
    expect(blockedProductTarget('/product/1007', '/blogg/ullguiden')).toBe('/blogg/ullguiden');
    expect(blockedProductTarget('/product/1007', null)).toBe('/');
    expect(blockedProductTarget('/product/1007', '/product/1007')).toBe('/');
  });
});
