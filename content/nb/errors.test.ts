import { describe, expect, test } from 'vitest';
import { alertTitles } from './alerts.ts';
import {
  accountDeleteError,
  accountErrors,
  accountUpdateErrors,
  addressErrors,
  englishErrors,
  generalError,
  loginError,
  paymentErrors,
} from './errors.ts';

describe('login and register by status', () => {
  test.each([
    ['ERR-01', 401, 'Du er allerede logget inn - logg ut for å logge inn med en ny bruker'],
    ['ERR-03', 404, 'Ingen bruker logget inn - vennligst logg inn'],
    ['ERR-04', 419, 'Vennligst last siden på nytt'],
    ['ERR-05', 422, 'Feil brukernavn/passord - har du glemt passordet ditt?'],
    [
      'ERR-06',
      423,
      'Hei - vi ser at det allerede finnes en konto med samme email/telefonummer - har du glemt passordet?',
    ],
    [
      'ERR-07',
      429,
      'Du har brukt opp antall innloggingsforsøk - for å beskytte kontoen din tillater vi ikke flere forsøk på en stund. Vennligst kom tilbake senere og prøv igjen.',
    ],
    ['ERR-08', 500, 'Noe gikk galt. Prøv igjen senere.'],
    ['ERR-08', 0, 'Noe gikk galt. Prøv igjen senere.'],
  ])('%s status %i', (_, status, expected) => {
    expect(loginError(status)).toBe(expected);
  });
});

describe('account update', () => {
  test.each([
    ['ERR-18', 'The first name field must have a value.', 'Fornavn må ha en verdi'],
    ['ERR-19', 'The last name field must have a value.', 'Etternavn må ha en verdi'],
    ['ERR-20', 'The phone field must have a value.', 'Telefonnummer må ha en verdi'],
    ['ERR-21', 'The email field must have a value.', 'Email må ha en verdi'],
    ['ERR-22', 'The email has already been taken.', 'Ugyldig data'],
    ['ERR-22', 'The city field must have a value.', 'Ugyldig data'],
  ])('%s %s', (_, message, expected) => {
    expect(accountUpdateErrors(422, [message])).toEqual([expected]);
    expect(accountUpdateErrors(403, [message])).toEqual([expected]);
  });

  test('ERR-15 a 401 says that another user is logged in', () => {
    expect(accountUpdateErrors(401, [])).toEqual(['En annen bruker er logget inn']);
    expect(accountDeleteError(401)).toBe('En annen bruker er logget inn');
  });

  test('ERR-17 a 422 without any message asks for all fields, on delete every 422 does', () => {
    expect(accountUpdateErrors(422, [])).toEqual(['Ikke gyldig data, alle feltene må fylles ut']);
    expect(accountDeleteError(422)).toBe('Ikke gyldig data, alle feltene må fylles ut');
  });

  test('ERR-22 a 403 without any message is invalid data', () => {
    expect(accountUpdateErrors(403, [])).toEqual(['Ugyldig data']);
  });

  test('DEC-113 all missing fields are named at once, in the order of the form, and none twice', () => {
    const messages = [
      'The email field must have a value.',
      'The first_name field must have a value.',
      'The email field must have a value.',
      'The email has already been taken.',
    ];
    expect(accountUpdateErrors(422, messages)).toEqual(['Fornavn må ha en verdi', 'Email må ha en verdi']);
  });

  test('TXT-70 TXT-71 TXT-72 other failures have the general texts', () => {
    expect(accountUpdateErrors(419, ['CSRF token mismatch.'])).toEqual(['Vennligst last siden på nytt']);
    expect(accountDeleteError(429)).toBe('For mange forsøk. Prøv igjen senere.');
    expect(accountDeleteError(500)).toBe('Noe gikk galt. Prøv igjen senere.');
    expect(generalError(503)).toBe('Noe gikk galt. Prøv igjen senere.');
  });
});

test('ERR-44 DEC-96 every payment that came to nothing has a text of its own', () => {
  const failures = ['cancelled', 'declined', 'expired'] as const;
  expect(new Set(failures.map((status) => paymentErrors[status])).size).toBe(failures.length);
});

test.each([
  ['ERR-23', accountErrors.mailNotSent, 'Epost ble ikke sendt'],
  ['ERR-25', englishErrors.articleNotLoaded, 'Error: Could not load article'],
  ['ERR-26', englishErrors.socialPosts, 'Error: Something went wrong'],
  ['ERR-27', englishErrors.articleNotVisible, 'Error: Article marked not visible for web'],
  ['ERR-31', englishErrors.noCsrfToken, 'CSRF token not found'],
  ['ERR-40', alertTitles.error, 'Noe gikk galt'],
  ['ERR-41', alertTitles.warning, 'Obs!'],
  ['ERR-42', alertTitles.info, 'Informasjon'],
  ['ERR-43', alertTitles.success, 'Suksess'],
  [
    'VAL-11',
    addressErrors.noHouseNumber,
    "Ingen husnummer oppgitt - addresse må være på format: 'gateaddresse husnummer'",
  ],
  ['VAL-13', addressErrors.noneFound, 'Ingen addresser funnet'],
])('%s %s', (_, actual, expected) => {
  expect(actual).toBe(expected);
});
