import type { AccountInput } from '#contract/customer.ts';
import { consentFields } from '#domain/customer/customer.ts';
import { normaliseEmail } from '#domain/customer/email.ts';
import { phoneDigits } from '#domain/customer/phone.ts';
import type { AccountChanges } from '#server/ports/customer/accounts.ts';

/**
 * What a checked input changes, in the form it is stored in. Fields are named one by one: nothing else can be assigned
 * (R30). An optional field that is empty is cleared.
 */
export function accountChanges(input: AccountInput, before: Readonly<Record<string, unknown>> = {}): AccountChanges {
  const { first_name, last_name, email, phone, birth_date, gender_id, address, postal_code, city } = input;
  return {
    ...(first_name === undefined ? {} : { first_name: first_name.trim() }),
    ...(last_name === undefined ? {} : { last_name: last_name.trim() }),
    ...(email === undefined ? {} : { email: normaliseEmail(email) }),
    ...(phone === undefined ? {} : { phone: phoneDigits(phone) ?? '' }),
    ...(birth_date === undefined ? {} : { birth_date: orNull(birth_date) }),
    ...(gender_id === undefined ? {} : { gender_id }),
    ...(address === undefined ? {} : { address: orNull(address) }),
    ...(postal_code === undefined ? {} : { postal_code: orNull(postal_code) }),
    ...(city === undefined ? {} : { city: orNull(city) }),
    ...Object.fromEntries(consentFields.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]]))),
    ...(input.preferences === undefined ? {} : { preferences: merged(before, input.preferences) }),
  };
}

/** A channel that is not mentioned stays as it was. */
function merged(before: Readonly<Record<string, unknown>>, given: { channels?: object | undefined }) {
  return { ...before, channels: { ...(before.channels as object | undefined), ...given.channels } };
}

function orNull(text: string | null): string | null {
  return text?.trim() || null;
}
