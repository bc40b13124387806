import { isEmail, normaliseEmail } from '#domain/customer/email.ts';
import { phoneDigits } from '#domain/customer/phone.ts';
import { splitName } from '#domain/customer/split-name.ts';
import type { ProvenIdentity } from '#server/ports/customer/identities.ts';

const longestSub = 255;
const longestName = 100;

/**
 * What Vipps tells of a person. An address that Vipps has not verified is left out: it could be anybody's. Null: it does not even
 * say who it is.
 */
export function vippsPerson(sub: string, claims: Readonly<Record<string, unknown>>): ProvenIdentity | null {
  if (sub === '' || sub.length > longestSub) return null;
  const text = (name: string) => {
    const value = claims[name];
    return typeof value === 'string' ? value.trim().slice(0, longestName) : '';
  };
  const { given, family } = splitName(text('name'));
  const email = typeof claims.email === 'string' ? claims.email : '';
  return {
    provider: 'vipps',
    sub,
    firstName: text('given_name') || given,
    lastName: text('family_name') || family,
    email: claims.email_verified === true && isEmail(email) ? normaliseEmail(email) : '',
    // Vipps writes numbers with the country and no plus: 4741234567.
    phone: phoneDigits(text('phone_number').replace(/^\+?47(?=[49]\d{7}$)/, '')) ?? '',
  };
}
