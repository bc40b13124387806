import type { AttemptLimits } from '../../ports/customer/attempt-limiter.ts';
import { limit } from '../setting-values.ts';

/** How often somebody may try before they must wait. */
export const attemptSettingsTable = {
  LOGIN_LIMIT: { fallback: '5', says: 'Failed logins in 15 minutes by one name from one address' },
  LOGIN_ADDRESS_LIMIT: { fallback: '50', says: 'Failed logins in 15 minutes from one address' },
  LOGIN_ACCOUNT_LIMIT: { fallback: '100', says: 'Failed logins in 15 minutes by one name from all addresses' },
  REGISTER_LIMIT: { fallback: '10', says: 'Registrations in 15 minutes from one address' },
  PASSWORD_EMAIL_LIMIT: { fallback: '5', says: 'Mails for a new password in 15 minutes, from one address and to one' },
  RESEND_LIMIT: { fallback: '3', says: 'Verification mails sent again in 15 minutes to one customer' },
  CONTACT_CHANGE_LIMIT: {
    fallback: '10',
    says: 'Changes of e-mail address or phone in 15 minutes, by one customer and from one address',
  },
  VERIFY_MAIL_LIMIT: { fallback: '5', says: 'Verification mails in 15 minutes to one recipient' },
  WATCH_LIMIT: { fallback: '10', says: "Watches ('si fra') asked for in 15 minutes, from one address and for one" },
} as const;

export function attemptLimits(value: (name: keyof typeof attemptSettingsTable) => string): AttemptLimits {
  return {
    login: limit('LOGIN_LIMIT', value('LOGIN_LIMIT')),
    loginFromAddress: limit('LOGIN_ADDRESS_LIMIT', value('LOGIN_ADDRESS_LIMIT')),
    loginToAccount: limit('LOGIN_ACCOUNT_LIMIT', value('LOGIN_ACCOUNT_LIMIT')),
    register: limit('REGISTER_LIMIT', value('REGISTER_LIMIT')),
    passwordEmail: limit('PASSWORD_EMAIL_LIMIT', value('PASSWORD_EMAIL_LIMIT')),
    passwordEmailTo: limit('PASSWORD_EMAIL_LIMIT', value('PASSWORD_EMAIL_LIMIT')),
    resend: limit('RESEND_LIMIT', value('RESEND_LIMIT')),
    contactChange: limit('CONTACT_CHANGE_LIMIT', value('CONTACT_CHANGE_LIMIT')),
    verifyTo: limit('VERIFY_MAIL_LIMIT', value('VERIFY_MAIL_LIMIT')),
    watch: limit('WATCH_LIMIT', value('WATCH_LIMIT')),
    watchTo: limit('WATCH_LIMIT', value('WATCH_LIMIT')),
  };
}
