import { expect } from 'vitest';
import type { TestAnswer, TestShop, TestVisitor } from './test-shop.ts';

export const password = 'Passord123!';
export const kari = { id: 1, email: 'kari@example.no', phone: '41234567' };
export const ola = { id: 2, email: 'ola@example.no', phone: '91234567' };

export const api = '/api/v1/customers';

/** Limits that no test comes near, for tests about something else: they all come from one address. */
export const noLimits = {
  LOGIN_LIMIT: '1000',
  LOGIN_ADDRESS_LIMIT: '100000',
  LOGIN_ACCOUNT_LIMIT: '100000',
  REGISTER_LIMIT: '1000',
  PASSWORD_EMAIL_LIMIT: '1000',
  RESEND_LIMIT: '1000',
  CONTACT_CHANGE_LIMIT: '1000',
  VERIFY_MAIL_LIMIT: '1000',
  WATCH_LIMIT: '1000',
  POLL_LIMIT: '1000',
  ORDER_MAIL_LIMIT: '1000000',
};

export function tryLogin(visitor: TestVisitor, email: string, given = password): Promise<TestAnswer> {
  return visitor.send('POST', `${api}/login`, { email, password: given });
}

/** A visitor who has logged in. */
export async function customer(shop: TestShop, { email } = kari): Promise<TestVisitor> {
  const visitor = await shop.visitor();
  expect((await tryLogin(visitor, email)).status).toBe(200);
  return visitor;
}

let numbered = 0;

/** What a registration must have, of somebody nobody knows yet. */
export function newcomer() {
  numbered += 1;
  return {
    first_name: 'Nora',
    last_name: 'Ny',
    email: `nora${numbered}@example.no`,
    phone: `4${String(2_000_000 + numbered)}`,
    password: 'Hemmelig123',
    password_confirmation: 'Hemmelig123',
    terms_conditions: 1,
  };
}

/** A new customer, logged in: for tests that change or delete the account. */
export async function registered(shop: TestShop, extra: Record<string, unknown> = {}) {
  const visitor = await shop.visitor();
  const fields = { ...newcomer(), ...extra };
  const answer = await visitor.send('POST', `${api}/register`, fields);
  expect(answer.status).toBe(201);
  return { visitor, fields, id: answer.body.id as number };
}

export interface SentMail {
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Oldest first. */
export function mailsTo(shop: TestShop, recipient: string): Promise<SentMail[]> {
  return shop.database.query<SentMail>(
    'SELECT kind, subject, body_text AS text, body_html AS html FROM mail_outbox WHERE recipient = $1 ORDER BY mail_id',
    [recipient],
  );
}

/** The token in the link of the last mail of a kind. */
export async function linkToken(shop: TestShop, recipient: string, kind: string): Promise<string> {
  const mail = (await mailsTo(shop, recipient)).findLast((sent) => sent.kind === kind);
  const token = /\/(?:bekreft-epost|nullstill-passord)\/([\w-]{43})|registration_token=([\w-]{43})/.exec(
    mail?.text ?? '',
  );
  return token?.[1] ?? token?.[2] ?? '';
}
