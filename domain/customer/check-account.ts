import { type CalendarDate, dayNumber, parseIsoDate } from '#domain/time/calendar-date.ts';
import { isEmail } from './email.ts';
import { isOneLine, isPersonName } from './person-name.ts';
import { isPhone } from './phone.ts';

/** What is wrong with a field; the texts stand in content. */
export type AccountProblem = 'missing' | 'invalid' | 'too-short' | 'differs';

/** What a form or a call says of an account; undefined is not said at all. */
export interface AccountFields {
  readonly first_name?: string | undefined;
  readonly last_name?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly birth_date?: string | null | undefined;
  readonly address?: string | null | undefined;
  readonly postal_code?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly password?: string | undefined;
  readonly password_confirmation?: string | undefined;
}

export type AccountField = keyof AccountFields | 'terms_conditions';

export type AccountProblems = Readonly<Partial<Record<AccountField, AccountProblem>>>;

export const shortestPassword = 8;
const longest = { first_name: 100, last_name: 100, address: 200, city: 100, password: 200 } as const;

/** DEC-110: what a registration must have, and what holds of the rest when it is given. */
export function checkRegistration(
  fields: AccountFields & { readonly terms_conditions?: unknown },
  today: CalendarDate,
): AccountProblems {
  const missing: Partial<Record<AccountField, AccountProblem>> = {};
  for (const field of ['first_name', 'last_name', 'email', 'phone', 'password'] as const) {
    if (isBlank(fields[field])) missing[field] = 'missing';
  }
  if (!fields.terms_conditions) missing.terms_conditions = 'missing';
  return { ...problemsOf({ password_confirmation: '', ...fields }, today), ...missing };
}

/** DEC-112: what is left out stays as it is; what is there must have a value. */
export function checkUpdate(fields: AccountFields, today: CalendarDate): AccountProblems {
  return problemsOf(fields, today);
}

export function checkPassword(password: string, confirmation: string | undefined): AccountProblems {
  if ([...password].length < shortestPassword) return { password: 'too-short' };
  if (password.length > longest.password) return { password: 'invalid' };
  return confirmation === password ? {} : { password_confirmation: 'differs' };
}

function problemsOf(fields: AccountFields, today: CalendarDate): AccountProblems {
  const found: { [Field in AccountField]?: AccountProblem | undefined } = {};
  for (const field of ['first_name', 'last_name'] as const) {
    const name = fields[field];
    if (name !== undefined) found[field] = blankOr(name, name.trim().length <= longest[field] && isPersonName(name));
  }
  if (fields.email !== undefined) found.email = blankOr(fields.email, isEmail(fields.email));
  if (fields.phone !== undefined) found.phone = blankOr(fields.phone, isPhone(fields.phone));
  if (!isBlank(fields.birth_date)) found.birth_date = validOr(isBirthDate(fields.birth_date ?? '', today));
  if (!isBlank(fields.postal_code)) found.postal_code = validOr(/^\s*\d{4}\s*$/.test(fields.postal_code ?? ''));
  for (const field of ['address', 'city'] as const) {
    const line = (fields[field] ?? '').trim();
    found[field] = validOr(line.length <= longest[field] && isOneLine(line));
  }
  const password = fields.password === undefined ? {} : checkPassword(fields.password, fields.password_confirmation);
  return Object.fromEntries(Object.entries({ ...found, ...password }).filter(([, problem]) => problem !== undefined));
}

function blankOr(text: string, valid: boolean): AccountProblem | undefined {
  return isBlank(text) ? 'missing' : validOr(valid);
}

function validOr(valid: boolean): AccountProblem | undefined {
  return valid ? undefined : 'invalid';
}

function isBlank(text: string | null | undefined): boolean {
  return text === null || text === undefined || text.trim() === '';
}

/** A day that has been, of somebody who may be alive. */
function isBirthDate(text: string, today: CalendarDate): boolean {
  const date = parseIsoDate(text.trim());
  return date !== null && date.year >= 1900 && dayNumber(date) <= dayNumber(today);
}
