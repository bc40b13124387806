import { expect, test } from 'vitest';
import { mailText } from '../mail.ts';
import { passwordResetMail } from './password-reset.ts';
import { receiptMail } from './receipt.ts';
import { reservationReceivedMail } from './reservation-received.ts';
import { type ChangedStatus, statusChangedMail } from './status-changed.ts';
import { verificationMail } from './verification.ts';
import { backInStockMail, confirmWatchMail, priceDropMail } from './watch.ts';
import { welcomeMail } from './welcome.ts';
import { withdrawalReceivedMail, withdrawalReturnedMail } from './withdrawal.ts';

const url = 'https://nordvarde.example/x';
const seller = { company: 'Nordvarde AS', address: 'Varden 1, 5003 Bergen', email: 'post@nordvarde.example' };
const receipt = { id: 7, total: '3\u00a0297,00\u00a0kr', collectAt: null, seller, url };
const change = {
  id: 7,
  shop: 'Oslo',
  isPaid: false,
  isDrawn: false,
  elsewhere: [],
  isOrder: false,
  neverReady: false,
  isExtendable: false,
  holdUntil: 'torsdag 19. november kl. 20:00',
  trackingUrl: null,
  code: 'AC3DE',
  missing: [],
  total: '399,00 kr',
  because: null,
  url,
};

test('a mail greets by name, or without when there is none', () => {
  expect(mailText.greeting('Kari')).toBe('Hei, Kari');
  expect(mailText.greeting(' ')).toBe('Hei,');
});

test('DEC-104 verification and reset carry their link and say how long it works', () => {
  expect(verificationMail({ chain: 'Nordvarde', url })).toMatchObject({ action: { url } });
  expect(passwordResetMail({ chain: 'Nordvarde', url }).paragraphs.join(' ')).toContain('60 minutter');
});

test('DEC-107 the welcome mail promises the guarantee to club members alone', () => {
  const mail = { chain: 'Nordvarde', club: 'Vardeklubben', url };
  expect(welcomeMail({ ...mail, isClubMember: true, hasGuarantee: true }).paragraphs.join(' ')).toContain(
    'Du er med i Vardeklubben',
  );
  expect(welcomeMail({ ...mail, isClubMember: false, hasGuarantee: true }).paragraphs.join(' ')).toContain(
    'Du er ikke med i Vardeklubben',
  );
});

test('a reservation paid in the shop is said to bind to nothing and tells of no right of withdrawal', () => {
  const text = reservationReceivedMail({ id: 7, shop: 'Oslo', url }).paragraphs.join(' ');
  expect(text).toContain('uforpliktende');
  expect(text).not.toMatch(/angre/i);
});

test('a purchase on the web is confirmed with information and form of withdrawal', () => {
  const text = receiptMail(receipt).paragraphs.join(' ');
  expect(text).toContain('14 dager, regnet fra dagen etter at du fikk varene');
  expect(text).toContain('Angreskjema. Til: Nordvarde AS, Varden 1, 5003 Bergen, post@nordvarde.example');
});

test('DEC-94 every status one can move to has a mail of its own', () => {
  const statuses: readonly ChangedStatus[] = [3, 4, 5, 6, 7, 8, 9, 10];
  const subjects = statuses.map((status) => statusChangedMail({ ...change, status }).subject);
  expect(new Set(subjects).size).toBe(statuses.length);
  for (const subject of subjects) expect(subject).toContain('nr. 7');
});

test('the ready mail says until when the goods are held and whether anything is to pay', () => {
  expect(statusChangedMail({ ...change, status: 4 }).paragraphs.join(' ')).toContain(
    'til torsdag 19. november kl. 20:00',
  );
  expect(statusChangedMail({ ...change, status: 4 }).paragraphs.join(' ')).toContain('Du betaler når du henter');
  expect(statusChangedMail({ ...change, status: 4, isPaid: true }).paragraphs.join(' ')).toContain('Varene er betalt');
});

test('the ready mail has the code, and says what to bring', () => {
  const reserved = statusChangedMail({ ...change, status: 4 }).paragraphs.join(' ');
  expect(reserved).toContain(`Hentekoden er ${change.code}.`);
  expect(reserved).toContain('Si hentekoden i kassen');
  const bought = statusChangedMail({ ...change, status: 4, isPaid: true, isOrder: true });
  expect(bought.paragraphs.join(' ')).toContain('Ta med hentekoden og legitimasjon.');
});

test('what is bought is a bestilling in every mail, what is paid in the shop a reservasjon', () => {
  for (const status of [3, 4, 5, 6, 7, 8, 9, 10] as const) {
    const mail = statusChangedMail({ ...change, status, isPaid: true, isOrder: true, because: null });
    const said = [mail.subject, ...mail.paragraphs, mail.action?.label].join(' ');
    expect(said).toMatch(/bestilling/i);
    expect(said).not.toMatch(/reservasjon/i);
  }
  expect(statusChangedMail({ ...change, status: 4 }).subject).toContain('Reservasjon nr. 7');
});

test('DEC-94 what lapses is told with the way to reserve it again, and whose delay it was', () => {
  const late = statusChangedMail({ ...change, status: 9 });
  expect(late.paragraphs.join(' ')).toContain('Fristen gikk ut');
  expect(late.action?.label).toBe('Reserver på nytt');
  const neverReady = statusChangedMail({ ...change, status: 9, neverReady: true });
  expect(neverReady.paragraphs.join(' ')).toContain('Oslo rakk ikke å gjøre varene klare i tide');
});

test('the ready mail leads to where it can be held for longer, while it can', () => {
  const mail = statusChangedMail({ ...change, status: 4, isExtendable: true });
  expect(mail.paragraphs.join(' ')).toContain('«Hold den litt lenger»');
  expect(mail.action).toEqual({ label: 'Se reservasjonen, eller hold den litt lenger', url });
  expect(statusChangedMail({ ...change, status: 4 }).paragraphs.join(' ')).not.toContain('litt lenger');
});

test('money is promised back only where some was paid', () => {
  for (const status of [8, 9] as const) {
    const paid = { ...change, status, isPaid: true };
    const words = (mail: typeof paid) => statusChangedMail(mail).paragraphs.join(' ');
    expect(words({ ...paid, isDrawn: true })).toContain('går tilbake samme vei');
    expect(words(paid)).toContain('Beløpet som var reservert, er frigitt.');
    expect(words({ ...paid, isPaid: false })).not.toContain('Beløpet');
  }
});

test('the tracking address is given when there is one', () => {
  const tracked = statusChangedMail({ ...change, status: 6, trackingUrl: 'https://spor.example/1' });
  expect(tracked.paragraphs).toContain('Følg den her: https://spor.example/1');
});

test('a withdrawal is confirmed with its dates', () => {
  const mail = withdrawalReceivedMail({
    id: 7,
    received: '2. november',
    returnBy: '16. november',
    email: seller.email,
    amount: '1\u00a0299,00\u00a0kr',
    url,
  });
  expect(mail.paragraphs.join(' ')).toMatch(/2\. november.*16\. november.*1\u00a0299,00\u00a0kr tilbake/);
});

test('the credit note says what was taken off, and promises nothing where nothing goes back', () => {
  const back = { id: 7, received: '9. november', amount: '99,00\u00a0kr', deducted: null, settled: null, url };
  expect(withdrawalReturnedMail(back).paragraphs.join(' ')).toMatch(
    /^Vi tok imot varene 9\. november\. 99,00\u00a0kr går nå/,
  );
  expect(withdrawalReturnedMail({ ...back, deducted: '10,00\u00a0kr' }).paragraphs[1]).toContain(
    'trukket 10,00\u00a0kr',
  );
  expect(withdrawalReturnedMail({ ...back, amount: null }).paragraphs.join(' ')).not.toContain('går nå tilbake');
  expect(withdrawalReturnedMail({ ...back, amount: null, settled: '99,00\u00a0kr' }).paragraphs.slice(1, 3)).toEqual([
    '99,00\u00a0kr har du allerede fått tilbake.',
    'Da er det ikke mer å betale tilbake.',
  ]);
});

test('a watch sends one mail and says so', () => {
  const about = { name: 'Rim dunjakke', size: 'M', url, endUrl: `${url}/slutt` };
  const back = backInStockMail({ ...about, places: [{ shop: 'Oslo', qty: 3 }] });
  expect(back.paragraphs[0]).toBe('Du ba oss si fra om Rim dunjakke i størrelse M. Nå står det 3 i Oslo.');
  const prices = { price: '999,00\u00a0kr', before: '1\u00a0299,00\u00a0kr' };
  const drop = priceDropMail({ ...about, ...prices });
  expect(drop.paragraphs.at(-1)).toBe(back.paragraphs.at(-1));
  expect([back.ending?.url, drop.ending?.url]).toEqual([`${url}/slutt`, `${url}/slutt`]);
});

test('a watch for any shop says where, and how it is had from the web stock alone', () => {
  const about = { name: 'Kopp', size: '', url, endUrl: url };
  const shops = [
    { shop: 'Oslo', qty: 3 },
    { shop: null, qty: 2 },
    { shop: 'Bergen', qty: 1 },
  ];
  const many = backInStockMail({ ...about, places: shops });
  expect(many.subject).toBe('Kopp er tilbake i 2 butikker');
  expect(many.paragraphs[0]).toBe('Du ba oss si fra om Kopp. Nå står den i 2 butikker, med flest i Oslo.');
  const online = backInStockMail({ ...about, places: [{ shop: null, qty: 2 }] });
  expect(online.subject).toBe('Kopp er tilbake på nett');
  expect(online.paragraphs[0]).toContain('Nå kan den sendes hjem til deg.');
});

test('a guest is asked first, and told that nothing happens otherwise', () => {
  const mail = { name: 'Kopp', size: '', chain: 'Nordvarde', url, endUrl: `${url}/slutt` };
  expect(confirmWatchMail({ ...mail, kind: 'stock' }).paragraphs[0]).toContain('når Kopp er på lager igjen');
  expect(confirmWatchMail({ ...mail, kind: 'price' }).paragraphs[0]).toContain('når prisen på Kopp går ned');
  expect(confirmWatchMail({ ...mail, kind: 'price' }).ending?.url).toBe(`${url}/slutt`);
});

test('what was not found is said with the new sum, and that the rest may be cancelled', () => {
  const text = statusChangedMail({ ...change, status: 4, missing: ['1 Rosa ulltrøye, M'] }).paragraphs.join(' ');
  expect(text).toContain('Dette fant vi dessverre ikke: 1 Rosa ulltrøye, M. Du betaler 399,00 kr for resten.');
  expect(text).toContain('avbestill alt');
  expect(text).toContain('Hentekoden er AC3DE.');
  expect(statusChangedMail({ ...change, status: 8, because: 'sold-out' }).paragraphs[0]).toContain('fant ikke varene');
});
