import { describe, expect, test } from 'vitest';
import { acceptedCookie, allCookies, mustAskAboutCookies, onlyRequiredCookies, requiredCookies } from './cookies.ts';
import { decidePreloadError } from './preload-error.ts';
import { isLocked, lock, unlock, unlocked } from './scroll-lock.ts';
import { isSwipeDown, isSwipeLeft } from './swipe.ts';

describe('swipe', () => {
  test('UI-37 UI-39 CONST-15 10 px does nothing, 11 px closes', () => {
    expect(isSwipeDown({ dx: 0, dy: 10 }, 0)).toBe(false);
    expect(isSwipeDown({ dx: 0, dy: 11 }, 0)).toBe(true);
  });

  test('UI-38 UI-39 to the left', () => {
    expect(isSwipeLeft({ dx: -10, dy: 0 })).toBe(false);
    expect(isSwipeLeft({ dx: -11, dy: 0 })).toBe(true);
    expect(isSwipeLeft({ dx: 11, dy: 0 })).toBe(false);
  });

  test('DEC-36 TRAP-46 a crosswise movement or scrolling inside is no swipe', () => {
    expect(isSwipeDown({ dx: 30, dy: 20 }, 0)).toBe(false);
    expect(isSwipeDown({ dx: 0, dy: 40 }, 1)).toBe(false);
    expect(isSwipeLeft({ dx: -20, dy: 30 })).toBe(false);
  });
});

describe('scroll lock', () => {
  test('DEC-37 TRAP-45 the page is free when the last one lets go', () => {
    const both = lock(lock(unlocked));
    expect(isLocked(unlock(both))).toBe(true);
    expect(isLocked(unlock(unlock(both)))).toBe(false);
    expect(isLocked(lock(unlock(unlocked)))).toBe(true);
  });
});

describe('cookies', () => {
  test.each([undefined, null, '', '1', 'TRUE', 'false'])('UI-48 %j still asks', (value) => {
    expect(mustAskAboutCookies(value)).toBe(true);
  });

  test('UI-48 UI-49 CONST-11 true does not; it is stored a year for the whole site', () => {
    expect(mustAskAboutCookies('true')).toBe(false);
    expect(acceptedCookie(false)).toBe('cookiesAccepted=true; Max-Age=31536000; Path=/; SameSite=Lax');
    expect(acceptedCookie(true)).toBe('cookiesAccepted=true; Max-Age=31536000; Path=/; SameSite=Lax; Secure');
  });

  test('CONST-12 CONST-13 DEC-42 required ones are always on, optional ones only when allowed', () => {
    expect(requiredCookies).toEqual(['XSRF-TOKEN', 'shop_session', 'cookiesAccepted']);
    expect(onlyRequiredCookies).toEqual({
      cookie_default: 1,
      cookie_ga: 0,
      cookie_google_tag_manager: 0,
      cookie_meta_pixel: 0,
    });
    expect(Object.values(allCookies)).toEqual([1, 1, 1, 1]);
  });
});

test('ERR-32 ERR-33 DEC-140 reload once, then let the error go on', () => {
  expect(decidePreloadError(false)).toBe('reload');
  expect(decidePreloadError(true)).toBe('rethrow');
});
