import { accountText } from '#content/nb/account.ts';
import { accountErrors, fieldErrors } from '#content/nb/errors.ts';
import type { AccountField, AccountProblem, AccountProblems } from '#domain/customer/check-account.ts';

const invalid: Readonly<Partial<Record<AccountField, string>>> = {
  first_name: fieldErrors.unfitName,
  last_name: fieldErrors.unfitName,
  email: fieldErrors.email,
  phone: fieldErrors.phone,
  postal_code: fieldErrors.postcode,
  birth_date: accountText.fieldErrors.birthDate,
};

/** The words beside a field. */
export function fieldText(problems: AccountProblems, field: AccountField): string | undefined {
  const problem = problems[field];
  return problem === undefined ? undefined : textOf(field, problem);
}

function textOf(field: AccountField, problem: AccountProblem): string {
  if (field === 'terms_conditions') return fieldErrors.terms;
  if (problem === 'too-short' || (field === 'password' && problem === 'missing')) {
    return accountText.fieldErrors.passwordTooShort;
  }
  if (problem === 'differs') return accountText.fieldErrors.passwordsDiffer;
  if (problem === 'missing' && Object.hasOwn(accountErrors.mustHaveValue, field)) {
    return accountErrors.mustHaveValue[field as keyof typeof accountErrors.mustHaveValue];
  }
  return invalid[field] ?? accountErrors.invalid;
}
