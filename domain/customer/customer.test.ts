import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reservationStatus } from '#domain/reservation/status.ts';
import { dropEmptyFields, termsFlag } from './account-fields.ts';
import { type Customer, defaultPermissions, mayDo } from './customer.ts';
import { isEmail, normaliseEmail } from './email.ts';
import { type History, historyItems, latestPurchases, mergeOrders, mergeReservations } from './history.ts';
import { isPhone, phoneDigits } from './phone.ts';
import { failureEffects, tagOfCall, userErrorTags } from './user-errors.ts';
import { mustReload, noUser, userStateOf, writeUser } from './user-state.ts';

describe('phone', () => {
  test.each([
    ['VAL-01', '41234567'],
    ['VAL-01', '91234567'],
    ['VAL-02', '+4741234567'],
    ['VAL-02', '004791234567'],
    ['VAL-03', '+47 41234567'],
    ['VAL-03', '0047  91234567'],
    ['VAL-04', '  41234567 '],
  ])('%s %j is valid', (_, text) => {
    expect(isPhone(text)).toBe(true);
    expect(phoneDigits(text)).toMatch(/^[49]1234567$/);
  });

  test.each(['21234567', '4123456', '412345678', '+4641234567', '4741234567', '412 34 567', '4123456a', ''])(
    'VAL-05 %j is invalid',
    (text) => {
      expect(isPhone(text)).toBe(false);
      expect(phoneDigits(text)).toBeNull();
    },
  );

  test('VAL-01 to VAL-05 whatever is put together from the parts is valid exactly when the digits are', () => {
    const blanks = fc.constantFrom('', ' ', '  ', '\t');
    const prefix = fc.constantFrom('', '+47', '0047');
    const digits = fc.integer({ min: 0, max: 99_999_999 }).map((number) => String(number).padStart(8, '0'));
    fc.assert(
      fc.property(blanks, prefix, blanks, digits, blanks, (a, country, b, number, c) => {
        expect(isPhone(a + country + b + number + c)).toBe(/^[49]/.test(number));
      }),
    );
  });
});

describe('email', () => {
  test.each(['kari@example.no', ' ola@post.example.no ', 'a.b+c@x-y.example'])('%j is one', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  test.each([
    '',
    'kari',
    'kari@',
    '@example.no',
    'a@b',
    'a b@example.no',
    'a@b@example.no',
    'a@example..no',
    'a@.no',
    'a,b@example.no',
    `${'x'.repeat(300)}@example.no`,
  ])('%j is none', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  test('is compared trimmed and in lower case', () => {
    expect(normaliseEmail(' Kari@Example.NO ')).toBe('kari@example.no');
  });
});

describe('account fields', () => {
  test('VAL-21 DEC-114 TRAP-28 empty ones are dropped, false and 0 stay', () => {
    expect(
      dropEmptyFields({
        first_name: 'Kari',
        city: '',
        address: '  ',
        phone: null,
        x: undefined,
        club: 0,
        newsletter: false,
      }),
    ).toEqual({ first_name: 'Kari', club: 0, newsletter: false });
  });

  test('VAL-22 the terms flag is sent as 1 when accepted', () => {
    expect(termsFlag(true)).toEqual({ terms_conditions: 1 });
    expect(termsFlag(false)).toEqual({});
  });
});

describe('failures', () => {
  test('ERR-38 ERR-39 each call has its tag', () => {
    expect(userErrorTags).toEqual([
      'login',
      'registration',
      'resend',
      'update',
      'delete',
      'fetch-data',
      'password-reset-email',
      'password-reset',
    ]);
    expect(tagOfCall).toMatchObject({
      login: 'login',
      register: 'registration',
      resendVerification: 'resend',
      updateAccount: 'update',
      deleteAccount: 'delete',
      current: 'fetch-data',
      reservations: 'fetch-data',
      passwordEmail: 'password-reset-email',
      passwordReset: 'password-reset',
    });
  });

  test('USER-05 ERR-02 a 401 on login logs out and clears the user, on register it does not', () => {
    expect(failureEffects('login', 401)).toEqual({ logsOut: true, clearsUser: true, reloads: false });
    expect(failureEffects('register', 401)).toEqual({ logsOut: false, clearsUser: false, reloads: false });
  });

  test('ERR-15 ERR-16 TRAP-29 a 401 clears on update and delete, and reloads on update', () => {
    expect(failureEffects('updateAccount', 401)).toMatchObject({ clearsUser: true, reloads: true });
    expect(failureEffects('deleteAccount', 401)).toMatchObject({ clearsUser: true, reloads: false });
    expect(failureEffects('updateAccount', 422)).toMatchObject({ clearsUser: false });
  });

  test('ERR-28 ERR-29 ERR-30 lists answered 401 and logout answered 419 clear the user', () => {
    for (const call of ['reservations', 'orders', 'reviews', 'sessions', 'watches', 'ownData'] as const)
      expect(failureEffects(call, 401).clearsUser).toBe(true);
    expect(failureEffects('logout', 419).clearsUser).toBe(true);
    expect(failureEffects('logout', 500).clearsUser).toBe(false);
  });
});

const customer = {
  id: 1,
  first_name: 'Kari',
  email_verified: true,
  permissions: [...defaultPermissions],
} as unknown as Customer;

describe('user state', () => {
  test('ENT-87 USER-16 verified follows email_verified', () => {
    expect(userStateOf(customer)).toEqual({ user: customer, loaded: true, verified: true });
    expect(userStateOf({ ...customer, email_verified: false }).verified).toBe(false);
    expect(userStateOf(null)).toEqual(noUser);
  });

  test('TRAP-57 DEC-82 no secret is stored', () => {
    const leaky = { ...customer, password: 'p1', token: 't1', registration_token: 'r1', qr_code: 'q1' };
    expect(writeUser(userStateOf(leaky))).not.toMatch(/p1|t1|r1|q1/);
    expect(JSON.parse(writeUser(userStateOf(leaky)))).toMatchObject({ loaded: true, user: { first_name: 'Kari' } });
  });

  test('UI-50 UI-51 another tab’s user reloads the page only when its loaded flag differs', () => {
    const loggedIn = writeUser(userStateOf(customer));
    expect(mustReload(noUser, loggedIn)).toBe(true);
    expect(mustReload(userStateOf(customer), loggedIn)).toBe(false);
    expect(mustReload(userStateOf(customer), writeUser(noUser))).toBe(true);
    expect(mustReload(noUser, null)).toBe(false);
    expect(mustReload(noUser, '{broken')).toBe(false);
  });

  test('DEC-118 a permission taken away blocks its action', () => {
    expect(mayDo(customer, 'review.create')).toBe(true);
    expect(mayDo({ permissions: ['account.update'] }, 'review.create')).toBe(false);
  });
});

describe('history', () => {
  type Held = { id: number; date: string; statusID: number };
  type Bought = { OrderID: number; DateCreated: string };
  const reservation = (id: number): Held => ({
    id,
    date: '2026-06-10T10:00:00Z',
    statusID: reservationStatus.received,
  });
  const order = (OrderID: number): Bought => ({ OrderID, DateCreated: '2026-06-11T10:00:00Z' });
  const noHistory: History<Held, Bought> = { reservations: [], orders: [] };

  test('USER-08 USER-09 merged by id: replaced or added, none doubled', () => {
    const moved = { ...reservation(7), statusID: reservationStatus.collected };
    const history = mergeReservations(mergeReservations(noHistory, [reservation(7), reservation(8)]), [
      moved,
      reservation(9),
    ]);
    expect(history.reservations.map(({ id, statusID }) => [id, statusID])).toEqual([
      [7, 5],
      [8, 2],
      [9, 2],
    ]);
    expect(mergeOrders(mergeOrders(history, [order(7)]), [order(7)]).orders).toHaveLength(1);
  });

  test('TRAP-33 ENT-66 reservation 7 and order 7 are two entries, newest first', () => {
    const history = mergeOrders(mergeReservations(noHistory, [reservation(7)]), [order(7)]);
    expect(historyItems(history).map((item) => item.key)).toEqual(['o7', 'r7']);
  });

  test('GEN-26 at a glance what was handed out is one purchase: its order; what waits comes first, then the newest', () => {
    const orders = [
      { ...order(7), reservation_id: 3 },
      { ...order(8), reservation_id: 9 },
    ];
    const items = historyItems({ reservations: [reservation(3), reservation(7)], orders });
    expect(items).toHaveLength(4);
    const keys = (most: number, waits: number) =>
      latestPurchases(items, most, ({ id }) => id === waits).map((item) => item.key);
    expect(keys(3, 0)).toEqual(['o8', 'o7', 'r7']);
    expect(keys(2, 0)).toEqual(['o8', 'o7']);
    expect(keys(2, 7)).toEqual(['r7', 'o8']);
    expect(latestPurchases([], 3, () => true)).toEqual([]);
  });
});
