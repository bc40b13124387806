import type { CustomerRecord } from '#contract/customer.ts';
import type { consentFields } from '#domain/customer/customer.ts';

/** The columns of `customers c` that an answer may hold; the password's hash is none of them (ENT-60). */
export const customerColumns = `c.customer_id, c.auth_id, c.first_name, c.last_name, c.email,
  c.pending_email, c.phone, c.birth_date,
  c.gender_id, c.address, c.postal_code, c.city, c.permissions, c.email_verified_at, c.cookies, c.terms_conditions,
  c.preferences, c.club, c.marketing, c.newsletter, c.event_invite, c.birthday_gift, c.cookie_default, c.cookie_ga,
  c.cookie_google_tag_manager, c.cookie_meta_pixel`;

type FlagColumn = 'terms_conditions' | 'cookie_default' | (typeof consentFields)[number];

/** A row of `customers`: as the entity, but with booleans for flags. */
export type CustomerRow = Omit<CustomerRecord, 'id' | 'permissions' | 'email_verified' | 'preferences' | FlagColumn> &
  Readonly<Record<FlagColumn, boolean>> & {
    readonly customer_id: number;
    readonly permissions: string[];
    readonly email_verified_at: Date | null;
    readonly preferences: Record<string, unknown>;
  };

export function customerRecord(row: CustomerRow): CustomerRecord {
  return {
    id: row.customer_id,
    first_name: row.first_name,
    last_name: row.last_name,
    auth_id: row.auth_id,
    email: row.email,
    pending_email: row.pending_email,
    phone: row.phone,
    birth_date: row.birth_date,
    gender_id: row.gender_id,
    address: row.address,
    postal_code: row.postal_code,
    city: row.city,
    cookies: flag(row.cookies),
    terms_conditions: flag(row.terms_conditions),
    preferences: row.preferences,
    club: flag(row.club),
    marketing: flag(row.marketing),
    newsletter: flag(row.newsletter),
    event_invite: flag(row.event_invite),
    birthday_gift: flag(row.birthday_gift),
    cookie_default: flag(row.cookie_default),
    cookie_ga: flag(row.cookie_ga),
    cookie_google_tag_manager: flag(row.cookie_google_tag_manager),
    cookie_meta_pixel: flag(row.cookie_meta_pixel),
    permissions: row.permissions,
    email_verified: row.email_verified_at !== null,
  };
}

function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}
