import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { personalData } from '#server/database/accounts/personal-data.ts';
import { type ImportTrial, startImportTrial } from '#tests/import-trial.ts';

let given: ImportTrial;
beforeAll(async () => {
  given = await startImportTrial();
}, 60_000);
afterAll(() => given.close());
beforeEach(() => given.reset());

const rows = <Row extends object>(sql: string) => given.database.query<Row>(sql);
const member = {
  email: 'Siri.Strand@post.example',
  phone: '+47 455 66 778',
  firstName: 'Siri',
  lastName: 'Strand',
  birthDate: '24.12.1990',
  Gender: 'Dame',
  club: 'Ja',
  newsletter: 'Ja',
  consentAt: '01.02.2024',
  consentSource: 'Kassen i Volda',
};
const consents = () =>
  rows<{ consent: string; granted: boolean; given_at: Date; source: string }>(
    `SELECT consent, granted, given_at, source FROM consents JOIN customers c USING (customer_id)
      WHERE c.email = 'siri.strand@post.example' ORDER BY consent_id`,
  );

test('a member comes in without a password, with consents that say when and where', async () => {
  expect((await given.run('customers', [member])).bad).toEqual([]);
  expect(
    await rows(
      `SELECT email, phone, first_name, birth_date, gender_id, club, newsletter, marketing, password_hash, email_verified_at
         FROM customers WHERE last_name = 'Strand'`,
    ),
  ).toEqual([
    {
      email: 'siri.strand@post.example',
      phone: '45566778',
      first_name: 'Siri',
      birth_date: '1990-12-24',
      gender_id: 2,
      club: true,
      newsletter: true,
      marketing: false,
      password_hash: null,
      email_verified_at: null,
    },
  ]);
  const given_at = new Date('2024-01-31T23:00:00Z');
  expect(await consents()).toEqual([
    { consent: 'club', granted: true, given_at, source: 'Kassen i Volda' },
    { consent: 'newsletter', granted: true, given_at, source: 'Kassen i Volda' },
  ]);
  expect((await given.run('customers', [member])).merged).toMatchObject({ added: 0, changed: 0 });
  expect(await consents()).toHaveLength(2);
});

test('the newer word wins, whichever way it came', async () => {
  await given.run('customers', [member]);
  await given.database.execute(`UPDATE customers SET newsletter = false WHERE last_name = 'Strand'`);
  await given.run('customers', [{ ...member, consentAt: '01.03.2024' }]);
  const newsletter = async () =>
    (await rows<{ newsletter: boolean }>(`SELECT newsletter FROM customers WHERE last_name = 'Strand'`))[0]?.newsletter;
  expect(await newsletter()).toBe(false);
  await given.database.execute(`UPDATE consents SET changed_at = '2024-02-15' WHERE NOT granted`);
  await given.run('customers', [{ ...member, consentAt: '01.03.2024' }]);
  expect(await newsletter()).toBe(true);
  await given.run('customers', [{ email: member.email, newsletter: 'Nei' }]);
  expect(await newsletter()).toBe(false);
});

test('known by e-mail address, then by phone; an address is never changed by a file', async () => {
  await given.run('customers', [member]);
  const moved = { ...member, email: 'siri@annet.example', city: 'Volda' };
  const { merged, warnings } = await given.run('customers', [moved]);
  expect(merged).toMatchObject({ added: 0, changed: 1 });
  expect(warnings).toEqual([
    '1: is known by the phone number with another e-mail address, which stays: a new one must be proven',
  ]);
  expect(await rows(`SELECT email, city FROM customers WHERE last_name = 'Strand'`)).toEqual([
    { email: 'siri.strand@post.example', city: 'Volda' },
  ]);
});

test('two people in one line, a yes without when and where, and the same person twice are refused', async () => {
  const ola = { ...member, email: 'ola.dal@post.example', phone: '45566779', lastName: 'Dal' };
  await given.run('customers', [member, ola]);
  const { bad } = await given.run('customers', [
    { ...member, phone: ola.phone },
    { email: 'ny@post.example', phone: '45566780', firstName: 'Ny', lastName: 'Ny', club: 1 },
    { ...member, email: 'en@post.example', phone: '45566781' },
    { ...member, email: 'to@post.example', phone: '45566781' },
    { ...member, email: 'tre@post.example', phone: '22334455' },
    { ...member, email: 'fire@post.example', phone: '45566782', consentAt: '01.01.2199' },
  ]);
  expect(bad).toEqual([
    '1: is two people: the e-mail address is one customer’s and the phone number another’s',
    '2: says yes to something, but not when and where: consentAt and consentSource are missing',
    '4: has a phone number that stands in the file already',
    '5: phone must be a Norwegian mobile number, as 412 34 567 or +47 412 34 567',
    '6: has a consentAt that is to come',
  ]);
});

test('who was erased stays away, under the same address or the same number; nothing readable is stored', async () => {
  await given.run('customers', [member]);
  const [row] = await rows<{ id: number }>(`SELECT customer_id AS id FROM customers WHERE last_name = 'Strand'`);
  await personalData(given.database).erase(row?.id ?? 0);
  for (const again of [
    { ...member, phone: '45566799' },
    { ...member, email: 'ny@post.example' },
  ]) {
    expect((await given.run('customers', [again])).bad).toEqual(['1: is somebody who was erased, and stays away']);
  }
  expect(await rows('SELECT octet_length(mark) AS bytes FROM erased_people')).toEqual([{ bytes: 32 }, { bytes: 32 }]);
});
