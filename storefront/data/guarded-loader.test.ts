// @vitest-environment happy-dom
import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { markHydrated } from '#ui/browser/startup/hydrated.ts';
import { setCurrentPath } from './current-path.ts';
import { guardedLoader } from './guarded-loader.ts';

const refuse = () => Promise.reject(new Error('401'));

/** Where the loader sends the visitor, or what it gives. */
async function enter(guard: Parameters<typeof guardedLoader>[0], loader?: () => unknown): Promise<unknown> {
  const args = {
    request: new Request('http://shop.example/min-side/historikk?side=2'),
    params: {},
    context: new RouterContextProvider(),
  };
  try {
    return await guardedLoader(guard, loader)(args as never, undefined as never);
  } catch (thrown) {
    return thrown instanceof Response ? thrown.headers.get('location') : thrown;
  }
}

beforeEach(() => {
  markHydrated();
  setCurrentPath('/klaer');
});

test('NAV-23 the step runs before the route is entered', async () => {
  const order: string[] = [];
  const requestAccess = async () => {
    order.push('access');
  };
  await enter({ requestAccess, refusedTo: 'login' }, () => order.push('load'));
  expect(order).toEqual(['access', 'load']);
});

test('NAV-24 DEC-28 refused, the visitor goes to the named route; a login brings them back', async () => {
  const load = vi.fn();
  expect(await enter({ requestAccess: refuse, refusedTo: 'login' }, load)).toBe(
    '/logg-inn?next=%2Fmin-side%2Fhistorikk%3Fside%3D2',
  );
  expect(load).not.toHaveBeenCalled();
  expect(await enter({ requestAccess: refuse, refusedTo: 'favourites' })).toBe('/favoritter');
});

test('NAV-25 without a named route back to the previous one', async () => {
  expect(await enter({ requestAccess: refuse, refusedTo: null })).toBe('/klaer');
});

test('NAV-26 without that, home', async () => {
  vi.resetModules();
  const fresh = await import('./guarded-loader.ts');
  (await import('#ui/browser/startup/hydrated.ts')).markHydrated();
  const load = fresh.guardedLoader({ requestAccess: refuse, refusedTo: null });
  const args = {
    request: new Request('http://shop.example/min-side'),
    params: {},
    context: new RouterContextProvider(),
  };
  const thrown = await Promise.resolve(load(args as never, undefined as never)).catch((error: unknown) => error);
  expect((thrown as Response).headers.get('location')).toBe('/');
});

test('DEC-05 the browser asks as soon as the page is alive, as the server did not', () => {
  expect((guardedLoader({ requestAccess: refuse, refusedTo: 'login' }) as { hydrate?: boolean }).hydrate).toBe(true);
});
