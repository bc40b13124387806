import { accountText } from '#content/nb/account.ts';
import { accountErrors, fieldErrors, generalErrors, loginError } from '#content/nb/errors.ts';
import type { AccountField, AccountProblem } from '#domain/customer/check-account.ts';
import type { AccountTexts } from '#server/use-cases/customer/account-parts.ts';

/** DEC-108: the catalogue's words for what the account calls answer. */
export const accountTexts: AccountTexts = {
  alreadyLoggedIn: loginError(401),
  nobodyLoggedIn: loginError(404),
  wrongCredentials: loginError(422),
  accountExists: loginError(423),
  tooManyLogins: loginError(429),
  tooManyAttempts: generalErrors.tooManyAttempts,
  busy: generalErrors.unknown,
  otherUser: accountErrors.otherUser,
  linkInvalid: accountErrors.linkInvalid,
  resetMailSent: accountText.forgot.sent,
  passwordChanged: accountText.reset.done,
  problem: (field, problem) => wordsOf(problem)[field] ?? accountErrors.invalid,
};

/** DEC-110: what stands beside the field. */
function wordsOf(problem: AccountProblem): Partial<Record<AccountField | 'gender_id', string>> {
  const { passwordTooShort, passwordsDiffer, birthDate } = accountText.fieldErrors;
  const unfit = { first_name: fieldErrors.unfitName, last_name: fieldErrors.unfitName };
  const names = problem === 'missing' ? accountErrors.mustHaveValue : unfit;
  return {
    ...names,
    email: fieldErrors.email,
    phone: fieldErrors.phone,
    postal_code: fieldErrors.postcode,
    birth_date: birthDate,
    terms_conditions: fieldErrors.terms,
    password: problem === 'invalid' ? accountErrors.invalid : passwordTooShort,
    password_confirmation: passwordsDiffer,
  };
}
