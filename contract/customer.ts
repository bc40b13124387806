import { z } from 'zod';
import { flag, flagInput, idParam, noInput, paged, pageQuery, plainText } from './wire-values.ts';

/** ENT-58..62: what an answer holds of a customer; credentials and tokens never. */
export const customer = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  auth_id: z.string(),
  email: z.string(),
  /** A new address that counts once the link sent to it is used. */
  pending_email: z.string().nullable(),
  phone: z.string(),
  birth_date: z.string().nullable(),
  gender_id: z.int().nullable(),
  address: z.string().nullable(),
  postal_code: z.string().nullable(),
  city: z.string().nullable(),
  cookies: flag,
  terms_conditions: flag,
  preferences: z.record(z.string(), z.unknown()),
  club: flag,
  marketing: flag,
  newsletter: flag,
  event_invite: flag,
  birthday_gift: flag,
  cookie_default: flag,
  cookie_ga: flag,
  cookie_google_tag_manager: flag,
  cookie_meta_pixel: flag,
  permissions: z.array(z.string()),
  email_verified: z.boolean(),
});

/** By which way the chain may write, beside what it may write about. */
const channels = z.object({ email: flagInput, sms: flagInput, post: flagInput }).partial();

/**
 * What a customer may set of the account. Fields that are not listed are dropped: permissions, email_verified, auth_id
 * and the like cannot be assigned (R30). What makes a field valid is domain/customer/check-account.ts, which the
 * forms use too.
 */
const accountInput = z
  .object({
    first_name: plainText(200),
    last_name: plainText(200),
    email: plainText(300),
    phone: plainText(40),
    birth_date: plainText(40).nullable(),
    gender_id: idParam.nullable(),
    address: plainText(300).nullable(),
    postal_code: plainText(20).nullable(),
    city: plainText(200).nullable(),
    cookies: flagInput,
    preferences: z.object({ channels }).partial(),
    club: flagInput,
    marketing: flagInput,
    newsletter: flagInput,
    event_invite: flagInput,
    birthday_gift: flagInput,
    cookie_ga: flagInput,
    cookie_google_tag_manager: flagInput,
    cookie_meta_pixel: flagInput,
    /** ENT-60: taken, never answered. */
    password: plainText(1000),
    password_confirmation: plainText(1000),
  })
  .partial();

/** DEC-106: `email` is an e-mail address or a phone number. */
const credentials = z
  .object({ email: plainText(300), password: plainText(1000), remember: flagInput, registration_token: plainText(200) })
  .partial();

const token = plainText(200).default('');
const nothing = z.null();
const message = z.object({ message: z.string() });

/** One place where the customer is logged in. */
const session = z.object({
  id: z.string(),
  device: z.string().nullable(),
  remember: flag,
  created_at: z.string(),
  last_seen_at: z.string(),
  current: z.boolean(),
});

/** Where one can log in instead of here. */
const identityProvider = z.enum(['vipps']);

const pendingIdentity = z.object({
  provider: identityProvider,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
});

/** One yes or no, and when; `consent` is a field of the customer, or `channel_` and a channel. */
const consentChange = z.object({ consent: z.string(), granted: z.boolean(), changed_at: z.string() });

export const customerCalls = {
  login: { input: credentials, answer: customer },
  loginBy: { input: credentials.extend({ type: z.string().max(30) }), answer: customer },
  register: { input: accountInput.extend({ terms_conditions: flagInput.default(0) }), answer: customer },
  logout: { input: noInput, answer: nothing },
  resendVerification: { input: noInput, answer: z.object({ email: z.string() }) },
  verifyEmail: { input: z.object({ token }), answer: z.object({ email: z.string() }) },
  passwordEmail: { input: z.object({ email: plainText(300).default('') }), answer: message },
  passwordReset: {
    input: z.object({
      token,
      email: plainText(300).default(''),
      password: plainText(1000).default(''),
      password_confirmation: plainText(1000).default(''),
    }),
    answer: message,
  },
  /** API-61: 204 with an empty body means nobody is logged in. */
  currentCustomer: { input: noInput, answer: customer.nullable() },
  clubCard: { input: noInput, answer: z.object({ code: z.string(), svg: z.string() }) },
  ownSessions: { input: noInput, answer: z.array(session) },
  endSession: { input: z.object({ session: z.string().regex(/^[0-9a-f]{32}$/) }), answer: nothing },
  endOtherSessions: { input: noInput, answer: nothing },
  /** What is known from Vipps of who is about to register; 204: nothing. */
  pendingIdentity: { input: noInput, answer: pendingIdentity.nullable() },
  ownIdentities: { input: noInput, answer: z.array(z.object({ provider: identityProvider, linked_at: z.string() })) },
  unlinkIdentity: { input: z.object({ provider: identityProvider }), answer: nothing },
  ownConsents: { input: z.object(pageQuery), answer: paged(consentChange) },
  exportData: { input: noInput, answer: z.record(z.string(), z.unknown()) },
  updateAccount: {
    input: accountInput.extend({ id: idParam, current_password: plainText(1000).optional() }),
    answer: customer,
  },
  cancelNewEmail: { input: noInput, answer: customer },
  deleteAccount: { input: z.object({ id: idParam, password: plainText(1000).default('') }), answer: nothing },
};

export type CustomerRecord = z.infer<typeof customer>;
export type ConsentChange = z.infer<typeof consentChange>;
export type AccountInput = z.output<typeof accountInput>;
