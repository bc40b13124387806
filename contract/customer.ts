import { z } from 'zod';
import { noInput } from './wire-values.ts';

const consent = z.union([z.literal(0), z.literal(1)]);

/** ENT-58..62: what an answer holds of a customer; credentials and tokens never. */
export const customer = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  auth_id: z.string(),
  email: z.string(),
  phone: z.string(),
  birth_date: z.string().nullable(),
  gender_id: z.int().nullable(),
  address: z.string().nullable(),
  postal_code: z.string().nullable(),
  city: z.string().nullable(),
  cookies: consent,
  terms_conditions: consent,
  preferences: z.record(z.string(), z.unknown()),
  club: consent,
  marketing: consent,
  newsletter: consent,
  event_invite: consent,
  birthday_gift: consent,
  cookie_default: consent,
  cookie_ga: consent,
  cookie_google_tag_manager: consent,
  cookie_meta_pixel: consent,
  permissions: z.array(z.string()),
  email_verified: z.boolean(),
});

export const customerCalls = {
  /** API-61: 204 with an empty body means nobody is logged in. */
  currentCustomer: { input: noInput, answer: customer.nullable() },
};

export type CustomerRecord = z.infer<typeof customer>;
