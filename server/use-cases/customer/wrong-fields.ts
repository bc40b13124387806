import type { AccountField, AccountProblem, AccountProblems } from '#domain/customer/check-account.ts';
import type { AccountParts } from './account-parts.ts';
import type { WrongFields } from './account-refusals.ts';

/** What is wrong with the fields of an account, a gender that the shop does not know included; null when nothing is. */
export function wrongFields(
  { isGender }: Pick<AccountParts, 'isGender'>,
  problems: AccountProblems,
  genderId: number | null | undefined,
): WrongFields | null {
  const fields = Object.entries(problems) as [AccountField | 'gender_id', AccountProblem][];
  if (genderId !== undefined && genderId !== null && !isGender(genderId)) fields.push(['gender_id', 'invalid']);
  return fields.length === 0 ? null : { reason: 'fields', fields };
}
