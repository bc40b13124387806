// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CustomerRecord } from '#contract/customer.ts';
import { failure, type Reply, success } from '#contract/reply.ts';
import { noUser } from '#domain/customer/user-state.ts';
import { followStoredUser, loadUser, setUser, user } from './user-store.ts';

const kari = { id: 1, first_name: 'Kari', city: 'OSLO', email_verified: true } as CustomerRecord;
const answering = (reply: Reply<CustomerRecord | null>) => ({ currentCustomer: vi.fn(async () => reply) });
let unfollow = () => {};

function otherTabStored(value: unknown): void {
  localStorage.setItem('user', JSON.stringify(value));
  window.dispatchEvent(new StorageEvent('storage', { key: 'user', storageArea: localStorage }));
}

beforeEach(() => {
  localStorage.clear();
  user.set(noUser);
});

afterEach(() => {
  unfollow();
  vi.restoreAllMocks();
});

test('DEC-120 ENT-87 USER-16 a customer fills user, loaded and verified, and is stored under user', async () => {
  await loadUser(answering(success(kari)));
  expect(user.get()).toEqual({ user: kari, loaded: true, verified: true });
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ loaded: true, verified: true });
});

test('NAV-22 ERR-34 API-61 nobody logged in, and any failure, is silent and nobody', async () => {
  const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  for (const reply of [success(null, 204), failure(500, 'x'), failure(0, 'network')]) {
    await loadUser(answering(reply));
    expect(user.get()).toEqual(noUser);
  }
  for (const spy of said) expect(spy).not.toHaveBeenCalled();
});

test('a failed call does not log other tabs out', async () => {
  setUser({ user: kari, loaded: true, verified: true });
  await loadUser(answering(failure(0, 'network')));
  expect(user.get()).toEqual(noUser);
  expect(JSON.parse(localStorage.getItem('user') ?? '').loaded).toBe(true);
});

test('TRAP-44 the same user is not written again', () => {
  setUser({ user: kari, loaded: true, verified: true });
  const write = vi.spyOn(Storage.prototype, 'setItem');
  setUser({ user: kari, loaded: true, verified: true });
  expect(write).not.toHaveBeenCalled();
});

test('UI-50 a login or logout in another tab reloads the page, and it writes nothing itself', () => {
  const reload = vi.fn();
  unfollow = followStoredUser(reload);
  otherTabStored({ user: kari, loaded: true, verified: true });
  expect(reload).toHaveBeenCalledTimes(1);
  expect(user.get()).toEqual(noUser);
});

test('UI-51 another change of the stored user does not', () => {
  const reload = vi.fn();
  setUser({ user: kari, loaded: true, verified: true });
  unfollow = followStoredUser(reload);
  otherTabStored({ user: { ...kari, city: 'BERGEN' }, loaded: true, verified: true });
  expect(reload).not.toHaveBeenCalled();
});
