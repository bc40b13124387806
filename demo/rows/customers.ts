import { hashPassword } from '#server/adapters/security/password-hash.ts';
import { demoEmail, demoPassword } from '../demo-login.ts';
import type { Row } from '../generator/article-rows.ts';
import type { DemoDay } from '../generator/demo-day.ts';

/** One who has been here before, and one whose e-mail is not verified yet. Addresses and numbers are made up. */
export async function customerRows(day: DemoDay): Promise<Row[]> {
  const passwordHash = await hashPassword(demoPassword);
  const joined = day.at(-240, 18);
  const row = { password_hash: passwordHash, terms_conditions: true, created_at: joined, updated_at: joined };
  return [
    {
      ...row,
      customer_id: 1,
      first_name: 'Tuva',
      last_name: 'Turglad',
      email: demoEmail,
      phone: '40000001',
      birth_date: '1988-06-15',
      gender_id: 2,
      address: 'Lyngstien 4',
      postal_code: '5116',
      city: 'Ulset',
      club: true,
      newsletter: true,
      email_verified_at: day.at(-240, 19),
    },
    {
      ...row,
      customer_id: 2,
      first_name: 'Ny',
      last_name: 'Kunde',
      email: 'ny@hent.example',
      phone: '40000002',
      birth_date: null,
      gender_id: null,
      address: null,
      postal_code: null,
      city: null,
      club: false,
      newsletter: false,
      email_verified_at: null,
    },
  ];
}
