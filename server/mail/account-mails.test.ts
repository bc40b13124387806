import { expect, test } from 'vitest';
import { shippedVariants } from '#server/brands/shipped-variants.ts';
import { accountMails } from './account-mails.ts';
import { layOutMail, type MailFrame } from './mail-layout.ts';

const frameOf = (index: number): MailFrame => ({
  brand: shippedVariants[index]!,
  contact: { email: 'post@nordvarde.example', address: 'Varden 1', orgNo: '900 000 015' },
  demo: true,
});
const mails = accountMails(
  () => frameOf(0),
  () => 'https://nordvarde.example',
);
const kari = { id: 1, first_name: 'Kari', email: 'kari@example.no', club: 1 } as const;

test('DEC-104 verification, welcome and reset carry the link of their screen, in text and in HTML', () => {
  const links = [
    [mails.verification(kari, 'abc'), 'https://nordvarde.example/bekreft-epost/abc'],
    [mails.welcome(kari, 'abc'), 'https://nordvarde.example/logg-inn?registration_token=abc'],
    [mails.passwordReset(kari, 'abc'), 'https://nordvarde.example/nullstill-passord/abc?email=kari%40example.no'],
  ] as const;
  for (const [mail, link] of links) {
    expect(mail).toMatchObject({ recipient: 'kari@example.no', customerId: 1 });
    expect(mail.text).toContain(`\n${link}\n`);
    expect(mail.html).toContain(`href="${link}"`);
    expect(mail.text).toContain('Hei, Kari');
    expect(mail.text).toContain('org.nr. 900 000 015');
  }
});

test('R35 what people have written is text in a mail', () => {
  const { html } = mails.verification({ ...kari, first_name: '<img src=x onerror=alert(1)>' }, 'abc');
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

test('R35 a name that is a message, stored before names were checked, greets nobody', () => {
  for (const first_name of ['Kari\n\nVinn', 'Vinn på https://vinn.example']) {
    const mail = mails.verification({ ...kari, first_name }, 'abc');
    expect(mail.text.startsWith('Hei,\n')).toBe(true);
    expect(mail.text + mail.html).not.toContain('Vinn');
  }
});

test.each(shippedVariants.map(({ name }, index) => [name, index] as const))(
  'a mail of %s has the colours inline and loads nothing',
  (_, index) => {
    const { html } = layOutMail(frameOf(index), { subject: 'S', paragraphs: ['P'] }, { name: 'Kari' });
    expect(html).toContain(frameOf(index).brand.theme.colors.deep);
    expect(html).not.toMatch(/<img|<link|<script|url\(|src=/);
  },
);

test('a photograph of what was ordered stands beside its name, in the HTML alone', () => {
  const table = {
    head: ['Vare', 'Pris'],
    rows: [
      ['Ull', '1'],
      ['Sko', '2'],
    ],
    pictures: ['https://s.example/a"b.jpg', null],
    sums: [],
  };
  const { html, text } = layOutMail(frameOf(0), { subject: 'S', paragraphs: [] }, { name: 'Kari', table });
  expect(html.match(/<img [^>]*>/g)).toHaveLength(1);
  expect(html).toContain('src="https://s.example/a&quot;b.jpg" width="48" alt=""');
  expect(text).not.toContain('.jpg');
});

test('goods stand in a table, and line by line in the text', () => {
  const table = {
    head: ['Vare', 'Antall', 'Pris'],
    rows: [['Ull Barnesett', '1', '299,00 kr']],
    sums: [{ label: 'Totalt', amount: '299,00 kr' }],
  };
  const mail = layOutMail(frameOf(0), { subject: 'S', paragraphs: ['P'] }, { name: '', table });
  expect(mail.text).toContain('Ull Barnesett  1  299,00 kr\nTotalt: 299,00 kr');
  expect(mail.html).toContain('colspan="2"');
  expect(mail.text.startsWith('Hei,\n')).toBe(true);
});
