import { isRecord, parseJson } from '#domain/storage/parse-json.ts';
import type { Customer } from './customer.ts';

export interface UserState {
  readonly user: Customer | null;
  readonly loaded: boolean;
  readonly verified: boolean;
}

export const noUser: UserState = { user: null, loaded: false, verified: false };

/** The verified flag follows the customer's (USER-16). */
export function userStateOf(customer: Customer | null): UserState {
  return customer === null ? noUser : { user: customer, loaded: true, verified: customer.email_verified };
}

/** Never stored on the device, should a record ever carry them (DEC-82, TRAP-57). */
const secrets: ReadonlySet<string> = new Set([
  'password',
  'password_confirmation',
  'token',
  'registration_token',
  'qr_code',
  'qrCode',
]);

export function writeUser(state: UserState): string {
  return JSON.stringify(state, (key, value) => (secrets.has(key) ? undefined : value));
}

/** The loaded flag of a stored user; broken text is nobody. */
export function storedLoadedFlag(text: string | null): boolean {
  const stored = parseJson(text);
  return isRecord(stored) && stored.loaded === true;
}

/** Another tab has logged in or out: only then the page reloads (UI-50, UI-51). */
export function mustReload(own: Pick<UserState, 'loaded'>, storedText: string | null): boolean {
  return own.loaded !== storedLoadedFlag(storedText);
}
