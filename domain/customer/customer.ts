export type Consent = 0 | 1;

/** The customer as answers hold them (ENT-58, ENT-59, ENT-61, ENT-62); credentials and tokens are in none. */
export interface Customer {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly auth_id: string;
  readonly email: string;
  /** A new address that counts once the link sent to it is used. */
  readonly pending_email: string | null;
  readonly phone: string;
  readonly birth_date: string | null;
  readonly gender_id: number | null;
  readonly address: string | null;
  readonly postal_code: string | null;
  readonly city: string | null;
  readonly cookies: Consent;
  readonly terms_conditions: Consent;
  readonly preferences: Readonly<Record<string, unknown>>;
  readonly club: Consent;
  readonly marketing: Consent;
  readonly newsletter: Consent;
  readonly event_invite: Consent;
  readonly birthday_gift: Consent;
  readonly cookie_default: Consent;
  readonly cookie_ga: Consent;
  readonly cookie_google_tag_manager: Consent;
  readonly cookie_meta_pixel: Consent;
  readonly permissions: readonly string[];
  readonly email_verified: boolean;
}

/** The consents that a customer may change by themselves. */
export const consentFields = [
  'cookies',
  'club',
  'marketing',
  'newsletter',
  'event_invite',
  'birthday_gift',
  'cookie_ga',
  'cookie_google_tag_manager',
  'cookie_meta_pixel',
] as const satisfies readonly (keyof Customer)[];

export const defaultPermissions = ['account.update', 'review.create'] as const;

export type Permission = (typeof defaultPermissions)[number];

export function mayDo(customer: Pick<Customer, 'permissions'>, permission: Permission): boolean {
  return customer.permissions.includes(permission);
}
