import { z } from 'zod';
import { isEmail, normaliseEmail } from '#domain/customer/email.ts';
import { phoneDigits } from '#domain/customer/phone.ts';
import { erasedHash } from '#server/crypto/pseudonyms.ts';
import type { Database, Transaction } from '#server/database/connection/client.ts';
import { sharedSecret } from '#server/database/settings/shared-secret.ts';
import type { ImportKind } from '../import-kind.ts';
import { codeOrNone, dayOrNone, idOrNone, instant, text, textOrNone, truth } from '../values.ts';

const email = z
  .string('must be an e-mail address')
  .refine(isEmail, 'must be an e-mail address')
  .transform(normaliseEmail);
const phoneSays = 'must be a Norwegian mobile number, as 412 34 567 or +47 412 34 567';
const phone = z.preprocess(
  (value) => phoneDigits(String(value ?? '').replaceAll(/(?<=\d)\s+(?=\d)/g, '')) ?? value,
  z.string(phoneSays).regex(/^[49]\d{7}$/, phoneSays),
);

/** What a member can say yes to; the columns of the same names. */
const consentColumns = ['club', 'marketing', 'newsletter', 'event_invite', 'birthday_gift'] as const;

/**
 * Customers and members of the club. They are told apart by e-mail address, then by phone number; a password is theirs to set,
 * by the link of the mail that 'Glemt passord' sends. Consents come with when and where they were given.
 */
export const customers: ImportKind = {
  name: 'customers',
  about: 'Customers and club members with their consents; those who had themselves erased stay away',
  table: 'customers',
  key: ['email'],
  keyColumns: ['customer_id'],
  fields: {
    email: { column: 'email', value: email },
    phone: { column: 'phone', value: phone, needed: true },
    firstName: { column: 'first_name', value: text(100), needed: true },
    lastName: { column: 'last_name', value: text(100), needed: true },
    birthDate: { column: 'birth_date', value: dayOrNone },
    genderId: { column: 'gender_id', value: idOrNone },
    address: { column: 'address', value: textOrNone(200) },
    postalCode: { column: 'postal_code', value: codeOrNone(/^\d{4}$/, 'must be four digits') },
    city: { column: 'city', value: textOrNone(100) },
    club: { column: 'club', value: truth, otherwise: false },
    marketing: { column: 'marketing', value: truth, otherwise: false },
    newsletter: { column: 'newsletter', value: truth, otherwise: false },
    eventInvite: { column: 'event_invite', value: truth, otherwise: false },
    birthdayGift: { column: 'birthday_gift', value: truth, otherwise: false },
    consentAt: { column: null, value: instant },
    consentSource: { column: null, value: text(200) },
  },
  references: [{ columns: ['gender_id'], table: 'genders', keys: ['gender_id'], kind: 'genders' }],
  rules: [
    {
      wrong: `line IN (SELECT line FROM staged WHERE record ->> 'two_people' = 'true')`,
      says: 'is two people: the e-mail address is one customer’s and the phone number another’s',
    },
    {
      wrong: `is_new AND line IN (SELECT line FROM staged JOIN erased_people e
                          ON e.mark IN (decode(record ->> 'email_mark', 'hex'), decode(record ->> 'phone_mark', 'hex')))`,
      says: 'is somebody who was erased, and stays away',
    },
    {
      wrong: `line IN (SELECT line FROM staged
                        WHERE (${consentColumns.map((name) => `record ->> '${name}' = 'true'`).join(' OR ')})
                          AND NOT (record ? 'consentAt' AND record ? 'consentSource'))`,
      says: 'says yes to something, but not when and where: consentAt and consentSource are missing',
    },
    {
      wrong: `line IN (SELECT line FROM staged WHERE (record ->> 'consentAt')::timestamptz > now())`,
      says: 'has a consentAt that is to come',
    },
    {
      wrong: `line IN (SELECT line FROM (
                SELECT line, row_number() OVER (PARTITION BY lower(email) ORDER BY line) AS nth FROM made) same WHERE nth > 1)`,
      says: 'has an e-mail address that stands in the file already',
    },
    {
      wrong: `line IN (SELECT line FROM (
                SELECT line, row_number() OVER (PARTITION BY phone ORDER BY line) AS nth FROM made) same WHERE nth > 1)`,
      says: 'has a phone number that stands in the file already',
    },
    {
      wrong: `line IN (SELECT s.line FROM staged s JOIN customers c ON c.customer_id = (s.record ->> 'customer_id')::integer
                        WHERE lower(c.email) <> s.record ->> 'given_email')`,
      says: 'is known by the phone number with another e-mail address, which stays: a new one must be proven',
      warns: true,
    },
  ],
  enrich: erasedMarks,
  identify,
  before: keepNewerConsents,
  after: dateConsents,
};

/** Marks of the line's address and number, to hold against those of the erased. */
async function erasedMarks(database: Database) {
  const secret = await sharedSecret(database, 'erased');
  return (record: Readonly<Record<string, unknown>>) => ({
    email_mark: erasedHash(secret, 'email', String(record.email)).toString('hex'),
    phone_mark: erasedHash(secret, 'phone', String(record.phone ?? '')).toString('hex'),
  });
}

/** Whom each line means: by address, then by number; somebody new gets a number. An account keeps the address it has. */
async function identify(tx: Transaction): Promise<void> {
  await tx.execute(`
    UPDATE staged SET record = record || jsonb_build_object(
        'customer_id', coalesce(found.by_email, found.by_phone, nextval(pg_get_serial_sequence('customers', 'customer_id'))),
        'given_email', record ->> 'email',
        'email', coalesce(found.email, record ->> 'email'),
        'two_people', found.by_email <> found.by_phone)
      FROM (SELECT s.line, e.customer_id AS by_email, p.customer_id AS by_phone, coalesce(e.email, p.email) AS email
              FROM staged s
              LEFT JOIN customers e ON lower(e.email) = s.record ->> 'email'
              LEFT JOIN customers p ON p.phone = s.record ->> 'phone') found
     WHERE found.line = staged.line`);
}

/** When a line's consents were given; a no without a date is from now. */
const givenAt = `coalesce((s.record ->> 'consentAt')::timestamptz, now())`;

/** What somebody has said here after the line's date stands. */
async function keepNewerConsents(tx: Transaction): Promise<void> {
  for (const name of consentColumns) {
    await tx.execute(
      `UPDATE made SET ${name} = c.${name} FROM staged s, customers c
        WHERE s.line = made.line AND c.customer_id = made.customer_id AND made.${name} <> c.${name}
          AND EXISTS (SELECT FROM consents o WHERE o.customer_id = c.customer_id AND o.consent = '${name}'
                         AND coalesce(o.given_at, o.changed_at) >= ${givenAt})`,
    );
  }
}

/** The trigger has written what changed; the line knows when and where it was said. */
async function dateConsents(tx: Transaction): Promise<void> {
  await tx.execute(
    `UPDATE consents o SET given_at = ${givenAt}, source = coalesce(s.record ->> 'consentSource', 'import')
       FROM made JOIN staged s USING (line)
      WHERE o.customer_id = made.customer_id AND o.changed_at = now() AND o.consent = ANY ('{${consentColumns.join(',')}}')`,
  );
}
