import { describe, expect, test } from 'vitest';
import { checkPassword, checkRegistration, checkUpdate } from './check-account.ts';
import { sessionLifetime } from './session-lifetime.ts';

const today = { year: 2026, month: 6, day: 1 };
const valid = {
  first_name: 'Kari',
  last_name: 'Nordmann',
  email: 'kari@example.no',
  phone: '+47 41234567',
  password: 'Passord123!',
  password_confirmation: 'Passord123!',
  terms_conditions: 1,
};

describe('a registration', () => {
  test('DEC-110 with what it must have is good, with everything else too', () => {
    expect(checkRegistration(valid, today)).toEqual({});
    const more = { birth_date: '1990-05-17', address: 'Storgata 12', postal_code: '0155', city: 'OSLO' };
    expect(checkRegistration({ ...valid, ...more }, today)).toEqual({});
  });

  test('DEC-110 everything that is missing is named', () => {
    expect(checkRegistration({}, today)).toEqual({
      first_name: 'missing',
      last_name: 'missing',
      email: 'missing',
      phone: 'missing',
      password: 'missing',
      terms_conditions: 'missing',
    });
  });

  test.each([
    [{ phone: '21234567' }, { phone: 'invalid' }],
    [{ email: 'kari@' }, { email: 'invalid' }],
    [{ password: 'sju_teg', password_confirmation: 'sju_teg' }, { password: 'too-short' }],
    [{ password_confirmation: undefined }, { password_confirmation: 'differs' }],
    [{ birth_date: '2026-06-02' }, { birth_date: 'invalid' }],
    [{ birth_date: '1899-12-31' }, { birth_date: 'invalid' }],
    [{ birth_date: '1990-02-29' }, { birth_date: 'invalid' }],
    [{ postal_code: '155' }, { postal_code: 'invalid' }],
    [{ first_name: 'x'.repeat(101) }, { first_name: 'invalid' }],
    [{ first_name: 'Vinn på vinn.example' }, { first_name: 'invalid' }],
    [{ last_name: 'Ny\nVinn' }, { last_name: 'invalid' }],
    [{ address: 'Storgata 12\r\nVinn' }, { address: 'invalid' }],
    [{ email: 'a\u202eb@c.example' }, { email: 'invalid' }],
    [{ terms_conditions: 0 }, { terms_conditions: 'missing' }],
  ])('%j gives %j', (fields, problems) => {
    expect(checkRegistration({ ...valid, ...fields }, today)).toEqual(problems);
  });

  test('what is optional may be empty', () => {
    expect(
      checkRegistration({ ...valid, birth_date: '', address: ' ', postal_code: null, city: undefined }, today),
    ).toEqual({});
  });
});

describe('an update', () => {
  test('DEC-112 what is left out stays; what is there must have a value', () => {
    expect(checkUpdate({}, today)).toEqual({});
    expect(checkUpdate({ first_name: ' ', last_name: '', phone: '', email: '  ' }, today)).toEqual({
      first_name: 'missing',
      last_name: 'missing',
      phone: 'missing',
      email: 'missing',
    });
  });
});

test('DEC-110 a password has eight characters, counted as people do', () => {
  expect(checkPassword('12345678', '12345678')).toEqual({});
  expect(checkPassword('🔒🔒🔒🔒', '🔒🔒🔒🔒')).toEqual({ password: 'too-short' });
});

test('R28 a remembered login lasts longer than one on a borrowed machine', () => {
  for (const part of ['idleMs', 'absoluteMs'] as const) {
    expect(sessionLifetime(true)[part]).toBeGreaterThan(sessionLifetime(false)[part]);
  }
});
