import { accountText } from '#content/nb/account.ts';
import { accountErrors, fieldErrors } from '#content/nb/errors.ts';
import { type Failure, unprocessable } from '#contract/reply.ts';
import type { AccountField, AccountProblem } from '#domain/customer/check-account.ts';
import type { WrongFields } from '#server/use-cases/customer/account-refusals.ts';

/** What is wrong with the fields of an account that is changed. */
export function wrongInUpdate({ fields }: WrongFields): Failure {
  return unprocessable(Object.fromEntries(fields.map(([field, problem]) => [field, [updateWording(field, problem)]])));
}

/** The wording is part of the contract: the screens read 'must have a value' out of it (DEC-112, ERR-18 to ERR-22). */
const updateWordings: Readonly<Record<AccountProblem, (field: string) => string>> = {
  missing: (field) => `The ${field} field must have a value.`,
  invalid: (field) => `The ${field} format is invalid.`,
  'too-short': (field) => `The ${field} must be at least 8 characters.`,
  differs: () => 'The password confirmation does not match.',
};

function updateWording(field: AccountField | 'gender_id', problem: AccountProblem): string {
  if (field === 'gender_id') return 'The selected gender id is invalid.';
  return updateWordings[problem](field.replaceAll('_', ' '));
}

/** In a form that is sent: what stands beside the field (DEC-110). */
export function wrongInForm({ fields }: WrongFields): Failure {
  return unprocessable(
    Object.fromEntries(
      fields.map(([field, problem]) => [field, [fieldTexts(problem)[field] ?? accountErrors.invalid]]),
    ),
  );
}

function fieldTexts(problem: AccountProblem): Partial<Record<AccountField | 'gender_id', string>> {
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
